import { describe, expect, it } from "vitest";
import { readCommand } from "../../../scripts/inbox/arguments.ts";

const tables = ["messages", "reports", "subscribers"];

describe("what the command line asks for", () => {
  it.each([
    [[], { tables, remote: false }],
    [["--remote"], { remote: true, tables }],
    [["--only", "subscribers"], { tables: ["subscribers"] }],
    [["--csv", "messages", "--out", "a b.csv"], { tables: ["messages"], out: "a b.csv" }],
    [["--csv", "searches", "--remote"], { tables: ["searches"], remote: true }],
    [["--delete-message", "12, 15,20-31"], { "delete-message": "12, 15,20-31" }],
    [
      ["--delete-subscriber=A@b.example", "--delete-subscriber", "c@d.example"],
      { "delete-subscriber": ["A@b.example", "c@d.example"] },
    ],
    [["--delete-search", " Skip", "--delete-search=15mm"], { "delete-search": [" Skip", "15mm"] }],
    [["--delete-spam", "--yes"], { "delete-spam": true, yes: true }],
    [["--yes", "--delete-before", "2026-02-28"], { "delete-before": "2026-02-28", yes: true }],
    [["--delete-person", "A@b.example"], { "delete-person": "A@b.example" }],
  ])("%j is understood", (args, asked) => {
    expect(readCommand(args)).toMatchObject(asked);
  });

  it.each([
    [["--csv"], /'--csv <value>' argument missing/],
    [
      ["--csv", "prices"],
      '--csv must be messages, reports, subscribers or searches (found "prices").',
    ],
    [["--only", "prices"], /^--only must be messages, .* or searches \(found "prices"\)/],
    [["--only", ""], /^--only must be messages, .* or searches \(found ""\)/],
    ...["all", "0", "31-20", "1,,2", "1-", "99999999999999999999", "1 or 1=1"].flatMap((found) =>
      ["message", "report"].map((entry): [string[], string] => [
        [`--delete-${entry}`, found],
        `--delete-${entry} must be ${entry} numbers, such as 12 or 12,15,20-31 (found "${found}").`,
      ]),
    ),
    [
      ["--delete-person", "a"],
      /^--delete-person must be an email address, such as a@b.com \(found/,
    ],
    [["--delete-person", "x' or 'a'='a"], /must be an email address/],
    [["--delete-before", "2026-02-30"], /must be a day, such as 2026-01-31 \(found "2026-02-30"\)/],
    [["--delete-before", "yesterday"], /must be a day/],
    [
      ["--csv", "messages", "--delete-message", "1"],
      /^--delete-message cannot be .* with --csv\.$/,
    ],
    [["--delete-spam", "--only", "reports"], "--only cannot be combined with --delete-spam."],
    [["--csv", "messages", "--only", "messages"], "--only cannot be combined with --csv."],
    [["--out", "messages.csv"], "--out needs --csv."],
    [["--csv", "messages", "--yes"], "--yes needs what to delete."],
    [["--yes"], "--yes needs what to delete."],
    [["--done", "1"], "Unknown option '--done'."],
    [["--remote=yes"], /'--remote' does not take an argument/],
    [["--remote", "--remote"], "--remote is given twice."],
    [["messages"], 'Unexpected argument "messages".'],
  ])("%j is not, and the message says why", (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});
