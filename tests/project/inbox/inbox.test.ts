import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../publishing/data-folder.ts";
import { migratedSqlite } from "../../publishing/sqlite-target.ts";
import { runOn } from "./run-on.ts";

let sqlite: DatabaseSync;
const NINE = Date.UTC(2026, 10, 21, 9);

/** Texts that would harm a terminal or a spreadsheet. */
const MALICIOUS = {
  name: "\u001b[2J\u009b31mMallory\u202egpj",
  subject: '=HYPERLINK("http://evil.example")',
  message: `one\r\n\n\u001b]0;title\u0007two ${"word ".repeat(40)}`,
};

const run = (...commands: string[][]) => runOn(sqlite, ...commands);

beforeEach(() => {
  sqlite = migratedSqlite();
  const message = sqlite.prepare(
    "insert into messages (id, sent_at, name, email, subject, message, page) values (?, ?, ?, ?, ?, ?, ?)",
  );
  const subscriber = sqlite.prepare(
    "insert into subscribers (email, consented_at, page) values (?, ?, ?)",
  );
  const { name, subject, message: text } = MALICIOUS;
  message.run(1, NINE, "Mei", "mei@mail.example", "A price", "Hello", "/sydney/");
  message.run(2, NINE + 1_000, name, "m@mail.example", subject, text, "/contact/");
  subscriber.run("o'brien@mail.example", NINE, "/newsletter/");
  subscriber.run("+61@mail.example", NINE + 1, "/newsletter/");
});

/** Puts so many messages in the place of those that are there. */
function fill(count: number): void {
  sqlite.exec(`delete from messages;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into messages (id, sent_at, name, email, subject, message, page)
    select i, ${NINE} + i, 'Mei', 'mei@mail.example', 'A price', 'Hello', '/' from n`);
}

/** Marks entries as suspected spam. */
function suspect(table: string, where: string): void {
  sqlite.exec(`update ${table} set is_suspected_spam = 1 where ${where}`);
}

describe("the inbox", () => {
  it("lists everything newest first, and nothing in it acts on the terminal", async () => {
    const [{ output = "", isDone } = {}] = await run([]);
    expect(isDone).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(output).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    const lines = output.split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines.slice(0, 9)).toEqual([
      "Messages, newest first: 2",
      "",
      "#2  2026-11-21T09:00:01.000Z",
      "  From     \ufffd[2J\ufffd31mMallory\ufffdgpj <m@mail.example>",
      '  Subject  =HYPERLINK("http://evil.example")',
      "  Page     /contact/",
      "    one",
      "",
      expect.stringMatching(/^ {4}\ufffd\]0;title\ufffdtwo word/),
    ]);
    expect(output).toContain(
      "#1  2026-11-21T09:00:00.000Z\n  From     Mei <mei@mail.example>\n  Subject  A price\n  Page     /sydney/\n    Hello\n",
    );
    expect(lines.slice(-4)).toEqual([
      "Subscribers, newest first: 2",
      "  2026-11-21T09:00:00.001Z  +61@mail.example  /newsletter/",
      "  2026-11-21T09:00:00.000Z  o'brien@mail.example  /newsletter/",
      "",
    ]);
  });

  it("marks what is suspected of spam, and lists it alone or leaves it out", async () => {
    suspect("messages", "id = 2");
    suspect("subscribers", "email like 'o%'");
    const [all, spam, rest, none] = await run(
      [],
      ["--spam", "only"],
      ["--spam", "none"],
      ["--spam", "only", "--only", "messages"],
    );
    expect(all?.output).toContain("#2  2026-11-21T09:00:01.000Z  suspected spam\n");
    expect(all?.output).toContain("#1  2026-11-21T09:00:00.000Z\n");
    expect(all?.output).toMatch(/o'brien@mail.example {2}\/newsletter\/ {2}suspected spam\n/);
    expect(spam?.output).toMatch(/^Messages \(suspected spam\), newest first: 1\n\n#2 /);
    expect(spam?.output).not.toContain("#1 ");
    expect(spam?.output).not.toContain("+61@mail.example");
    expect(rest?.output).toMatch(/^Messages \(without suspected spam\), newest first: 1\n\n#1 /);
    expect(rest?.output).not.toContain("o'brien");
    expect(none?.output).not.toContain("ubscribers");
  });

  it("lists what was sent later first, whatever its number, and never two in the same place", async () => {
    sqlite.exec(`update messages set sent_at = ${NINE} + 2000 where id = 1;
      insert into messages (id, sent_at, name, email, subject, message, page)
        select 3, sent_at, name, email, subject, message, page from messages where id = 2;
      insert into subscribers (email, consented_at, page) values ('a@mail.example', ${NINE}, '/');`);
    const [messages, subscribers] = await run(["--only", "messages"], ["--only", "subscribers"]);
    expect(messages?.output.match(/^#\d/gm)).toEqual(["#1", "#3", "#2"]);
    expect(subscribers?.output.match(/[^ ]+@/g)).toEqual(["+61@", "a@", "o'brien@"]);
  });

  it("breaks lines after 76 characters, between words if it can, and a word where it must", async () => {
    const [fits, over] = ["x".repeat(76), "y".repeat(77)];
    const text = `${fits}\n${over}\n${"z".repeat(70)} sixes 🔧\n  in`;
    sqlite
      .prepare("update messages set message = ?, page = ? where id = 1")
      .run(text, "/a\n \n/b/");
    const [list] = await run(["--only", "messages"]);
    const lines = [fits, "y".repeat(76), "y", `${"z".repeat(70)} sixes`, "🔧", "  in"];
    expect(list?.output).toMatch(/ {2}Page {5}\/a \/b\/\n/);
    expect(list?.output.split("\n").slice(-7)).toEqual([...lines.map((one) => `    ${one}`), ""]);
  });

  it("comes in pages", async () => {
    fill(45);
    const [first, second, third, fourth] = await run(
      ["--only", "messages"],
      ["--only", "messages", "--page", "2"],
      ["--only", "messages", "--page", "3"],
      ["--only", "messages", "--page", "4"],
    );
    expect(first?.output).toMatch(
      /^Messages, newest first: 45 \(1 to 20; next: --page 2\)\n\n#45 /,
    );
    expect(second?.output).toMatch(
      /^Messages, newest first: 45 \(21 to 40; next: --page 3\)\n\n#25 /,
    );
    expect(third?.output).toMatch(/^Messages, newest first: 45 \(41 to 45\)\n\n#5 /);
    expect(fourth?.output).toBe("No messages on page 4: the last is --page 3.\n");
    const [small] = await run(["--only", "messages", "--page-size", "2", "--page", "3"]);
    expect(small?.output.match(/^#\d+/gm)).toEqual(["#41", "#40"]);
  });

  it("is exported with every subscriber, the newest first", async () => {
    const [csv] = await run(["--csv", "subscribers"]);
    const rows = parse<{ email: string }>(csv?.output ?? "", { columns: true, bom: true });
    expect(rows.map(({ email }) => email)).toEqual(["'+61@mail.example", "o'brien@mail.example"]);
  });

  it("is exported whole, or a page of it", async () => {
    fill(450);
    const csv = ["--csv", "messages"];
    const exports = await run(csv, [...csv, "--page", "23"], [...csv, "--page-size", "300"]);
    const ids = exports.map(({ output }) =>
      parse<{ id: string }>(output, { columns: true, bom: true }).map(({ id }) => Number(id)),
    );
    const down = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, i) => from - i);
    expect(ids).toEqual([down(450, 1), down(10, 1), down(450, 151)]);
    expect(exports.map(({ isDone }) => isDone)).toEqual([true, true, true]);
  });

  it.each([
    ["1", "Deleted message 1.\n", true],
    ["1,3-9,12", "Deleted 9 messages.\n", true],
    ["44-99", "Deleted 2 messages.\n", true],
    [
      "9,46,50-60",
      "Deleted message 9.\nThere is no message 46.\nThere is no message from 50 to 60.\n",
      false,
    ],
    ["46", "There is no message 46.\n", false],
    ["20-21,30", "Deleted message 30.\nThere is no message from 20 to 21.\n", false],
  ])("--delete-message %s says what it did", async (numbers, output, isDone) => {
    fill(45);
    sqlite.exec("delete from messages where id between 20 and 21");
    expect(await run(["--delete-message", numbers])).toEqual([{ output, isDone }]);
  });

  it("marks messages as answered, says which there are none of, and lists the others alone", async () => {
    const [done, all, closed, open, csv, missing, last, none] = await run(
      ["--done", "1,46,50-60"],
      [],
      ["--closed"],
      ["--open"],
      ["--csv", "messages", "--open"],
      ["--done", "46"],
      ["--done", "1-2"],
      ["--open"],
    );
    expect(done).toEqual({
      output:
        "Marked message 1 as answered.\nThere is no message 46.\nThere is no message from 50 to 60.\n",
      isDone: false,
    });
    expect(all?.output).toContain("#1  2026-11-21T09:00:00.000Z  (answered)\n");
    expect(all?.output).toContain("#2  2026-11-21T09:00:01.000Z\n");
    expect(closed?.output).toMatch(/^Messages \(answered\), newest first: 1\n\n#1 /);
    expect(closed?.output).toMatch(/No reports \(closed\)\.\n$/);
    expect(open?.output).toMatch(/^Messages \(not answered\), newest first: 1\n\n#2 /);
    expect(open?.output).not.toMatch(/#1 |ubscribers/);
    const rows = parse<{ id: string; answered: string }>(csv?.output ?? "", {
      columns: true,
      bom: true,
    });
    expect(rows.map(({ id, answered }) => [id, answered])).toEqual([["2", "no"]]);
    expect(missing).toEqual({ output: "There is no message 46.\n", isDone: false });
    expect(last).toEqual({ output: "Marked 2 messages as answered.\n", isDone: true });
    expect(none?.output).toBe("No messages (not answered).\n\nNo reports (open).\n");
  });

  it("deletes several subscribers", async () => {
    const both = [
      "--delete-subscriber",
      "o'brien@mail.example",
      "--delete-subscriber",
      "a@b.example",
    ];
    const [deleted, list] = await run(both, ["--only", "subscribers"]);
    expect(deleted).toEqual({
      output: "Deleted subscriber o'brien@mail.example.\nThere is no subscriber a@b.example.\n",
      isDone: false,
    });
    expect(list?.output).toMatch(/^Subscribers, newest first: 1\n/);
  });

  it("deletes suspected spam once that is confirmed", async () => {
    suspect("messages", "id = 2");
    suspect("subscribers", "email like 'o%'");
    const [asked, before, confirmed, after] = await run(
      ["--delete-spam"],
      [],
      ["--delete-spam", "--yes"],
      [],
    );
    expect(asked?.output).toBe(
      "This would delete 1 message, 0 reports and 1 subscriber marked as suspected spam. Nothing was deleted. Add --yes to delete them.\n",
    );
    expect(before?.output).toContain("#2 ");
    expect(confirmed?.output).toBe(
      "Deleted 1 message, 0 reports and 1 subscriber marked as suspected spam.\n",
    );
    expect(after?.output).not.toMatch(/#2 |o'brien/);
    expect(after?.output).toMatch(/#1 .*\+61@mail\.example/s);
  });

  it("deletes messages from before a day once that is confirmed", async () => {
    const midnight = Date.UTC(2026, 10, 21);
    sqlite.exec(`update messages set sent_at = ${midnight} - (id = 1)`);
    const command = ["--delete-before", "2026-11-21"];
    const [asked, confirmed, again, list] = await run(command, [...command, "--yes"], command, []);
    expect(asked?.output).toMatch(
      /^This would delete 1 message and 0 reports sent before 2026-11-21\. Nothing/,
    );
    expect(confirmed?.output).toBe("Deleted 1 message and 0 reports sent before 2026-11-21.\n");
    expect(again?.output).toMatch(/^This would delete 0 messages and 0 reports/);
    expect(list?.output).toContain("#2 ");
  });

  it.each([
    ["--delete-message", "1", "message 1", "#1  "],
    ["--delete-subscriber", "O'Brien@mail.example", "subscriber o'brien@mail.example", "o'brien"],
  ])("%s %s deletes one, and says when there is none", async (option, value, name, listed) => {
    const [first, second, list] = await run([option, value], [option, value], []);
    expect(first).toEqual({ output: `Deleted ${name}.\n`, isDone: true });
    expect(second).toEqual({ output: `There is no ${name}.\n`, isDone: false });
    expect(list?.output).toContain("#2  ");
    expect(list?.output).toContain("+61@mail.example");
    expect(list?.output).not.toContain(listed);
  });

  it("writes a CSV only to a folder that exists", async () => {
    const file = path.join(temporaryFolder(), "nowhere/export.csv");
    await expect(run(["--csv", "messages", "--out", file])).rejects.toThrow(
      `The folder ${path.dirname(file)} does not exist. Create it first.`,
    );
  });

  it("says why a CSV cannot be written otherwise", async () => {
    const file = path.join(import.meta.filename, "export.csv");
    await expect(run(["--csv", "messages", "--out", file])).rejects.toThrow(
      `${file} could not be written: ENOTDIR`,
    );
  });

  it("writes a CSV over no other file", async () => {
    const file = path.join(temporaryFolder(), "export.csv");
    writeFileSync(file, "mine");
    await expect(run(["--csv", "subscribers", "--out", file])).rejects.toThrow(
      `${file} already exists. Choose another name, or delete it first.`,
    );
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("writes a CSV that nobody else can read, without another line", async () => {
    const file = path.join(temporaryFolder(), "export.csv");
    const [written] = await run(["--csv", "messages", "--out", file]);
    expect(written).toEqual({ output: `Wrote 2 messages to ${file}.\n`, isDone: true });
    const rows = parse<{ id: string }>(readFileSync(file, "utf8"), { columns: true, bom: true });
    expect(rows.map(({ id }) => id)).toEqual(["2", "1"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("says that it is empty", async () => {
    sqlite.exec("delete from messages; delete from subscribers");
    const [list] = await run([]);
    expect(list?.output).toBe("No messages.\n\nNo reports.\n\nNo subscribers.\n");
  });
});
