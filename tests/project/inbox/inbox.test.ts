import { readFileSync, statSync } from "node:fs";
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

/** The numbers of entries, in the order of a list. */
const idsIn = (list = "") => [...list.matchAll(/^ {2}id +(\d+)$/gm)].map(([, id]) => id);

describe("the inbox", () => {
  it("lists everything newest first, and nothing in it acts on the terminal", async () => {
    const [{ output = "", isDone } = {}] = await run([]);
    expect(isDone).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(output).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(output).toContain(`Messages, newest first: 2

  id             2
  sentAt         2026-11-21T09:00:01.000Z
  name           \ufffd[2J\ufffd31mMallory\ufffdgpj
  email          m@mail.example
  subject        =HYPERLINK("http://evil.example")
  message        one

                 \ufffd]0;title\ufffdtwo word`);
    expect(output).toContain("  message        Hello\n  page           /sydney/\n");
    const subscribers = output.split("\n\nNo reports.\n\n")[1]?.match(/\S+@\S+/g);
    expect(subscribers).toEqual(["+61@mail.example", "o'brien@mail.example"]);
  });

  it("marks what is suspected of spam or answered", async () => {
    suspect("messages", "id = 2");
    suspect("subscribers", "email like 'o%'");
    sqlite.exec("update messages set is_answered = 1 where id = 1");
    const [all, csv] = await run([], ["--csv", "messages"]);
    expect(all?.output.match(/(suspectedSpam|answered) +\w+/g)).toEqual([
      ...["suspectedSpam  yes", "answered       no", "suspectedSpam  no", "answered       yes"],
      ...["suspectedSpam  no", "suspectedSpam  yes"],
    ]);
    expect(csv?.output.match(/"\w+","\w+"$/gm)).toEqual(
      expect.arrayContaining(['"yes","no"', '"no","yes"']),
    );
  });

  it("lists what was sent later first, whatever its number, and never two in the same place", async () => {
    sqlite.exec(`update messages set sent_at = ${NINE} + 2000 where id = 1;
      insert into messages (id, sent_at, name, email, subject, message, page)
        select 3, sent_at, name, email, subject, message, page from messages where id = 2;
      insert into subscribers (email, consented_at, page) values ('a@mail.example', ${NINE}, '/');`);
    const [messages, subscribers] = await run(["--only", "messages"], ["--only", "subscribers"]);
    expect(idsIn(messages?.output)).toEqual(["1", "3", "2"]);
    expect(subscribers?.output.match(/[^ ]+@/g)).toEqual(["+61@", "a@", "o'brien@"]);
  });

  it("lists the twenty newest, and says how many there are", async () => {
    fill(45);
    const [list] = await run(["--only", "messages"]);
    expect(list?.output).toMatch(
      /^Messages, newest first: 45 \(1 to 20; all of them: --csv messages\)\n\n {2}id +45\n/,
    );
    expect(idsIn(list?.output)).toHaveLength(20);
  });

  it("is exported whole", async () => {
    fill(450);
    const [messages, subscribers] = await run(["--csv", "messages"], ["--csv", "subscribers"]);
    const rowsOf = (csv = "") => parse<Record<string, string>>(csv, { columns: true, bom: true });
    expect(rowsOf(messages?.output).map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 450 }, (_, i) => 450 - i),
    );
    const emails = rowsOf(subscribers?.output).map(({ email }) => email);
    expect(emails).toEqual(["'+61@mail.example", "o'brien@mail.example"]);
  });

  it.each([
    ["1,3-9,12", ["Deleted 9 messages."], true],
    ["44-99", ["Deleted 2 messages."], true],
    [
      "9,46,20-21",
      ["Deleted message 9.", "There is no message 46.", "There is no message from 20 to 21."],
      false,
    ],
  ])("--delete-message %s says what it did", async (numbers, lines, isDone) => {
    fill(45);
    sqlite.exec("delete from messages where id between 20 and 21");
    const output = `${lines.join("\n")}\n`;
    expect(await run(["--delete-message", numbers])).toMatchObject([{ output, isDone }]);
  });

  it("deletes several subscribers", async () => {
    const option = "--delete-subscriber";
    const [deleted] = await run([option, "o'brien@mail.example", option, "a@b.example"]);
    expect(deleted).toMatchObject({
      output: "Deleted subscriber o'brien@mail.example.\nThere is no subscriber a@b.example.\n",
      isDone: false,
    });
  });

  it("deletes suspected spam, and messages from before a day, once that is confirmed", async () => {
    suspect("messages", "id = 2");
    suspect("subscribers", "email like 'o%'");
    const spam = "1 message, 0 reports and 1 subscriber marked as suspected spam";
    const old = "1 message and 0 reports sent before 2026-11-21";
    const asks = (what: string) =>
      `This would delete ${what}. Nothing was deleted. Add --yes to delete them.\n`;
    const deleted = await run(["--delete-spam"], ["--delete-spam", "--yes"], []);
    expect(deleted.map(({ output }) => output).slice(0, 2)).toEqual([
      asks(spam),
      `Deleted ${spam}.\n`,
    ]);
    expect(idsIn(deleted[2]?.output)).toEqual(["1"]);
    expect(deleted[2]?.output.match(/\S+@\S+$/gm)).toEqual([
      "mei@mail.example",
      "+61@mail.example",
    ]);
    const midnight = Date.UTC(2026, 10, 21);
    sqlite.exec(`insert into messages (id, sent_at, name, email, subject, message, page)
      values (4, ${midnight}, 'A', 'a@b.example', 's', 'm', '/');
      update messages set sent_at = ${midnight} - 1 where id = 1`);
    const before = ["--delete-before", "2026-11-21"];
    const outputs = (await run(before, [...before, "--yes"], [])).map(({ output }) => output);
    expect(outputs.slice(0, 2)).toEqual([asks(old), `Deleted ${old}.\n`]);
    expect(idsIn(outputs[2])).toEqual(["4"]);
  });

  it.each([
    ["--delete-message", "1", "message 1", "Hello"],
    ["--delete-subscriber", "O'Brien@mail.example", "subscriber o'brien@mail.example", "o'brien"],
  ])("%s %s deletes one, and says when there is none", async (option, value, name, listed) => {
    const [first, second, list] = await run([option, value], [option, value], []);
    expect(first).toMatchObject({ output: `Deleted ${name}.\n`, isDone: true });
    expect(second).toMatchObject({ output: `There is no ${name}.\n`, isDone: false });
    expect(list?.output).toMatch(/id +2[\s\S]+\+61@mail\.example/);
    expect(list?.output).not.toContain(listed);
  });

  it("writes a CSV that nobody else can read, over no other file, and into no folder that is not there", async () => {
    const file = path.join(temporaryFolder(), "export.csv");
    const [written, taken, nowhere] = await run(
      ["--csv", "messages", "--out", file],
      ["--csv", "subscribers", "--out", file],
      ["--csv", "messages", "--out", `${file}.d/export.csv`],
    );
    expect(written).toMatchObject({ output: `Wrote 2 messages to ${file}.\n`, isDone: true });
    expect(taken?.stderr).toContain(`${file} is there already. Choose another name`);
    expect(nowhere?.stderr).toContain(`There is no folder ${file}.d. Choose another name`);
    const rows = parse<{ id: string }>(readFileSync(file, "utf8"), { columns: true, bom: true });
    expect(rows.map(({ id }) => id)).toEqual(["2", "1"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
