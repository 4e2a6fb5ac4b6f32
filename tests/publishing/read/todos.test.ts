import { expect, test } from "vitest";
import { dueDay, todosOf } from "../../../publishing/read/todos.ts";

// A Friday.
const DAY = "2026-11-27";

test.each([
  ["call back Monday", "2026-11-30"],
  ["Ring again on Fri arvo", "2026-12-04"],
  ["boss is back Thurs", "2026-12-03"],
  ["closed Mondays, try Tuesday", "2026-12-01"],
  ["closed Mon and Tue, try Wednesday", "2026-12-02"],
  ["closed until Monday", "2026-11-30"],
  ["closed till 4/1", "2027-01-04"],
  ["away to 12th of January", "2027-01-12"],
  ["call 3 Dec", "2026-12-03"],
  ["call 15/12/26", "2026-12-15"],
  ["tomorrow", "2026-11-28"],
  ["in 2 weeks", "2026-12-11"],
  ["in a fortnight", "2026-12-11"],
  ["try next week", "2026-12-04"],
  ["closed down", undefined],
  ["no answer", undefined],
  ["only rings on 02 5550 1234", undefined],
  ["shut on Sundays", undefined],
  ["wants sundry tins, monthly", undefined],
  ["pays 8/11 for clean", undefined],
  ["shelf 31/2 or 45/1", undefined],
])("%s of a Friday is due on %s", (note, due) => {
  expect(dueDay(note, DAY)).toBe(due);
});

test("notes of a yard and a day are one to-do, and without a note there is none", () => {
  const row = (yard_id: string, note: string) => ({ yard_id, note, quoted_on: DAY, by: "kim" });
  const rows = [
    row("3", "no answer"),
    row("4", ""),
    row("3", "call Monday"),
    row("3", "no answer"),
  ];
  expect(todosOf(rows)).toEqual([
    {
      ...{ yard_id: "3", noted_on: DAY, note: "no answer; call Monday", by: "kim" },
      due_on: "2026-11-30",
    },
  ]);
});
