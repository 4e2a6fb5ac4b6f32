import { describe, expect, it } from "vitest";
import { readCommand } from "../../../scripts/inbox/arguments.ts";

const selection = { spam: undefined, state: undefined, kind: undefined, page: 1, pageSize: 20 };
const tables = ["messages", "reports", "subscribers"];

describe("what the command line asks for", () => {
  it.each([
    [[], { tables, selection, isWhole: true }],
    [["--remote"], { remote: true, tables, selection, isWhole: true }],
    [["--only", "subscribers"], { tables: ["subscribers"] }],
    [
      ["--spam", "none", "--page=3"],
      { tables, selection: { ...selection, spam: "none", page: 3 } },
    ],
    [
      ["--csv", "messages", "--remote"],
      { csv: "messages", remote: true, selection, isWhole: true },
    ],
    [
      ["--csv", "messages", "--spam", "only", "--out", "a b.csv"],
      { isWhole: true, out: "a b.csv", selection: { ...selection, spam: "only" } },
    ],
    [
      ["--csv", "messages", "--page-size", "1000"],
      { isWhole: false, selection: { ...selection, pageSize: 1_000 } },
    ],
    [["--csv", "messages", "--page", "2"], { isWhole: false }],
    [["--open"], { tables: ["messages", "reports"], selection: { state: "open" } }],
    [["--closed", "--only", "reports"], { tables: ["reports"], selection: { state: "closed" } }],
    [["--csv", "messages", "--open"], { csv: "messages", selection: { state: "open" } }],
    [["--kind", "price"], { tables: ["reports"], selection: { kind: "price" } }],
    [["--csv", "reports", "--kind", "owner"], { csv: "reports", selection: { kind: "owner" } }],
    [
      ["--close", "3,5-6"],
      {
        close: [
          [3, 3],
          [5, 6],
        ],
      },
    ],
    [["--reopen", "3"], { reopen: [[3, 3]] }],
    [["--delete-report", "3"], { "delete-report": [[3, 3]] }],
    [
      ["--done", "12,15-16", "--remote"],
      {
        remote: true,
        done: [
          [12, 12],
          [15, 16],
        ],
      },
    ],
    [["--delete-message", "12"], { "delete-message": [[12, 12]] }],
    [
      ["--delete-message", "12, 15,20-31"],
      {
        "delete-message": [
          [12, 12],
          [15, 15],
          [20, 31],
        ],
      },
    ],
    [
      ["--delete-subscriber=A@b.example", "--delete-subscriber", "c@d.example"],
      { "delete-subscriber": ["a@b.example", "c@d.example"] },
    ],
    [["--only", "searches", "--page", "2"], { tables: ["searches"], selection: { page: 2 } }],
    [["--csv", "searches", "--out", "a.csv"], { csv: "searches", isWhole: true, out: "a.csv" }],
    [["--delete-search", " Skip", "--delete-search=15mm"], { "delete-search": ["skip", "15mm"] }],
    [["--delete-spam"], { "delete-spam": true }],
    [["--delete-spam", "--yes"], { "delete-spam": true, yes: true }],
    [["--delete-before", "2026-02-28"], { "delete-before": "2026-02-28" }],
    [["--yes", "--delete-before", "2026-02-28"], { "delete-before": "2026-02-28", yes: true }],
    [["--help"], { help: true }],
    [["--help", "--page", "none", "--yes"], { help: true }],
  ])("%j is understood", (args, asked) => {
    expect(readCommand(args)).toMatchObject(asked);
  });

  it.each([
    [["--csv"], /'--csv <value>' argument missing/],
    [
      ["--csv", "prices"],
      '--csv must be messages, reports, subscribers or searches (found "prices").',
    ],
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
    [["--open", "--only", "searches"], "--open is for messages and reports"],
    [["--spam", "only", "--only", "searches"], "--spam is for messages, reports and subscribers."],
    [["--delete-search", "x' or 'a'='a"], "--delete-search must be a word that is listed"],
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
    [["--csv", "messages", "--out", " "], "--out needs the name of a file."],
    [["--csv", "messages", "--yes"], "--yes cannot be combined with --csv."],
    [["--reopen", "0"], /^--reopen must be report numbers/],
    [["--delete-report", "1-"], /^--delete-report must be report numbers/],
    [
      ["--only", "prices"],
      /^--only must be messages, reports, subscribers or searches \(found "prices"\)/,
    ],
    [["--page", "0", "--spam", "yes"], /^--(page|spam) must be .*\n--(page|spam) must be /],
    [["--open", "--page"], /'--page <value>' argument missing/],
    [["--open=yes"], /'--open' does not take an argument/],
    [["--yes"], "--yes needs --delete-searches, --delete-spam or --delete-before."],
    [["--page", "1", "--page", "2"], "--page is given twice."],
    [["--remote", "--remote"], "--remote is given twice."],
    [["messages"], 'Unexpected argument "messages".'],
    [["--all"], "Unknown option '--all'."],
  ])("%j is not, and the message says why", (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});
