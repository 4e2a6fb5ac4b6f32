import { describe, expect, it } from "vitest";
import { readCommand } from "../../../scripts/inbox/arguments.ts";

const selection = { spam: undefined, page: 1, pageSize: 20 };
const csv = { isRemote: false, kind: "csv", table: "messages", selection, isWhole: true };

describe("what the command line asks for", () => {
  it.each([
    [
      [],
      { isRemote: false, kind: "list", tables: ["messages", "reports", "subscribers"], selection },
    ],
    [["--remote"], { isRemote: true, kind: "list" }],
    [["--only", "subscribers"], { kind: "list", tables: ["subscribers"] }],
    [["--spam", "none", "--page=3"], { selection: { spam: "none", page: 3, pageSize: 20 } }],
    [["--csv", "messages", "--remote"], { ...csv, isRemote: true }],
    [
      ["--csv", "messages", "--spam", "only", "--out", "a b.csv"],
      { isWhole: true, out: "a b.csv" },
    ],
    [["--csv", "messages", "--page-size", "1000"], { isWhole: false }],
    [["--open"], { tables: ["messages", "reports"], selection: { state: "open" } }],
    [["--closed", "--only", "reports"], { tables: ["reports"], selection: { state: "closed" } }],
    [["--csv", "messages", "--open"], { kind: "csv", selection: { state: "open" } }],
    [["--kind", "price"], { kind: "list", tables: ["reports"], selection: { kind: "price" } }],
    [["--csv", "reports", "--kind", "owner"], { table: "reports", selection: { kind: "owner" } }],
    [["--close", "3,5-6"], { kind: "mark", table: "reports", isClosed: true }],
    [["--reopen", "3"], { kind: "mark", table: "reports", isClosed: false, ranges: [[3, 3]] }],
    [["--delete-report", "3"], { kind: "delete", table: "reports", ranges: [[3, 3]] }],
    [
      ["--done", "12,15-16", "--remote"],
      {
        kind: "mark",
        table: "messages",
        isClosed: true,
        isRemote: true,
        ranges: [
          [12, 12],
          [15, 16],
        ],
      },
    ],
    [["--delete-message", "12"], { kind: "delete", table: "messages", ranges: [[12, 12]] }],
    [
      ["--delete-message", "12, 15,20-31"],
      {
        ranges: [
          [12, 12],
          [15, 15],
          [20, 31],
        ],
      },
    ],
    [
      ["--delete-subscriber=A@b.example", "--delete-subscriber", "c@d.example"],
      { kind: "delete-subscribers", emails: ["a@b.example", "c@d.example"] },
    ],
    [["--delete-spam"], { kind: "delete-spam", isConfirmed: false }],
    [["--delete-spam", "--yes"], { kind: "delete-spam", isConfirmed: true }],
    [["--delete-before", "2026-02-28"], { kind: "delete-before", day: "2026-02-28" }],
    [["--help"], { kind: "help" }],
    [["--help", "--page", "none"], { kind: "help" }],
  ])("%j is understood", (args, asked) => {
    expect(readCommand(args)).toMatchObject(asked);
  });

  it.each([
    [["--csv"], /'--csv <value>' argument missing/],
    [["--csv", "prices"], '--csv must be messages, reports or subscribers (found "prices").'],
    [["--spam", "yes"], '--spam must be only or none (found "yes").'],
    [["--page", "0"], '--page must be a whole number from 1 to 1,000,000 (found "0").'],
    [["--page", "1e3"], /--page must be a whole number/],
    [["--page-size", "1001"], /--page-size must be a whole number from 1 to 1,000 /],
    [
      ["--delete-message", "1 or 1=1"],
      /must be message numbers, such as 12 or 12,15,20-31 \(found/,
    ],
    [["--done", "all"], /^--done must be message numbers, such as 12 or 12,15,20-31 \(found/],
    [["--done", "1", "--open"], "--open cannot be combined with --done."],
    [["--close", "all"], /^--close must be report numbers, such as 12 or 12,15,20-31 \(found/],
    [["--close", "1", "--kind", "price"], "--kind cannot be combined with --close."],
    [["--close", "1", "--done", "2"], /--done cannot be combined with --close|--close .* --done/],
    [["--open", "--closed"], "--closed cannot be combined with --open."],
    [["--kind", "prices"], /^--kind must be price, closed, hours, details, owner or other \(found/],
    [["--kind", "price", "--only", "messages"], "--kind is for reports."],
    [["--csv", "subscribers", "--kind", "price"], "--kind is for reports."],
    [["--open", "--only", "subscribers"], "--open is for messages and reports"],
    [["--open", "--csv", "subscribers"], "--open is for messages"],
    [["--delete-message", "0"], /must be message numbers/],
    [["--delete-message", "31-20"], /must be message numbers/],
    [["--delete-message", "1,,2"], /must be message numbers/],
    [["--delete-message", "99999999999999999999"], /must be message numbers/],
    [["--delete-subscriber", "x' or 'a'='a"], /must be an email address, such as a@b.com \(found/],
    [["--delete-subscriber", ""], /must be an email address/],
    [["--delete-before", "2026-02-30"], /must be a day, such as 2026-01-31 \(found "2026-02-30"\)/],
    [["--delete-before", "yesterday"], /must be a day/],
    [
      ["--csv", "messages", "--delete-message", "1"],
      /^--delete-message cannot be .* with --csv\.$/,
    ],
    [["--delete-spam", "--page", "1"], "--page cannot be combined with --delete-spam."],
    [["--csv", "messages", "--only", "messages"], "--only cannot be combined with --csv."],
    [["--out", "messages.csv"], "--out needs --csv."],
    [["--csv", "messages", "--out", ""], "--out needs the name of a file."],
    [["--yes"], "--yes needs --delete-spam or --delete-before."],
    [["--page", "1", "--page", "2"], "--page is given twice."],
    [["messages"], /Unexpected argument 'messages'/],
    [["--all"], "Unknown option '--all'."],
  ])("%j is not, and the message says why", (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});
