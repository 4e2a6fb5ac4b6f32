import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { dueDay, todosOf } from "../../../publishing/read/todos.ts";
import table from "./due-days.csv?raw";

// A Friday.
const DAY = "2026-11-27";

test.each<Record<"note" | "due", string>>(parse(table, { columns: true }))(
  "$note of a Friday is due on $due",
  ({ note, due }) => {
    expect(dueDay(note, DAY) ?? "").toBe(due);
  },
);

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
