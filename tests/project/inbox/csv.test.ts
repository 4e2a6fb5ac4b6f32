import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { inboxCsv } from "../../../scripts/inbox/csv.ts";
import type { Entries } from "../../../worker/data/inbox/inbox-entries.ts";

const NINE = Date.UTC(2026, 10, 21, 9);
const MESSAGE: Entries["messages"] = {
  id: 2,
  sentAt: NINE,
  name: "Mei",
  email: "mei@mail.example",
  subject: "A price",
  message: "Hello",
  page: "/sydney/",
  isSuspectedSpam: 0,
  isAnswered: 0,
};

/** The message of a row, exported and read again with commas between the cells. */
function exported(message: string): string | undefined {
  const csv = inboxCsv("messages", [{ ...MESSAGE, message }]);
  const [row] = parse<Record<string, string>>(csv, { columns: true, bom: true });
  return row?.message;
}

describe("a CSV of the inbox", () => {
  it("has every cell in quotes, times in UTC and a byte order mark", () => {
    const message = 'one "two"\nthree, four';
    expect(inboxCsv("messages", [{ ...MESSAGE, message, isSuspectedSpam: 1 }])).toBe(
      '\ufeff"id","sentAt","name","email","subject","message","page","suspectedSpam","answered"\n' +
        '"2","2026-11-21T09:00:00.000Z","Mei","mei@mail.example","A price","one ""two""\nthree, four","/sydney/","yes","no"\n',
    );
    const subscriber = { email: "a@b.example", consentedAt: NINE, page: "/", isSuspectedSpam: 0 };
    expect(inboxCsv("subscribers", [{ ...subscriber, isSuspectedSpam: 0 }])).toBe(
      '\ufeff"consentedAt","email","page","suspectedSpam"\n' +
        '"2026-11-21T09:00:00.000Z","a@b.example","/","no"\n',
    );
  });

  // Most of what starts a formula is in tests/ui/words/spreadsheet-text.test.ts.
  it.each([
    ["＋61;－1,＠SUM(1)", "'＋61;'－1,'＠SUM(1)"],
    ["x,＝1|-1; =1+1;+2", "x,'＝1|'-1; '=1+1;'+2"],
    ["one\n=1\r\n+2", "one\n'=1\n'+2"],
    ['x";"=1;;=1', `x";"'=1;;'=1`],
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ["x;\n \t =1", "x;\n \t '=1"],
    ["a=b, c - d, mei@mail.example", "a=b, c - d, mei@mail.example"],
    ["\u001b]0;title\u0007two\u202e", "\ufffd]0;title\ufffdtwo\ufffd"],
  ])("has no formula in %j, and nothing that a terminal would act on", (message, cell) => {
    expect(exported(message)).toBe(cell);
  });

  it("has every line of a message, however many are empty", () => {
    const message = `${"\n".repeat(1_000_000)}x`;
    expect(exported(message) === message).toBe(true);
  });
});
