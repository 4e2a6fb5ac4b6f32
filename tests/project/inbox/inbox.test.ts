import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrateLocal, withDatabase } from "../../../scripts/database/local.ts";
import { readCommand } from "../../../scripts/inbox/arguments.ts";
import { runCommand } from "../../../scripts/inbox/commands.ts";
import { localInbox } from "../../../scripts/inbox/database.ts";

const stateDir = mkdtempSync(path.join(tmpdir(), "inbox-"));
const NINE = Date.UTC(2026, 10, 21, 9);

/** Texts that would harm a terminal or a spreadsheet. */
const MALICIOUS = {
  name: "\u001b[2J\u009b31mMallory\u202egpj",
  subject: '=HYPERLINK("http://evil.example")',
  message: `one\r\n\n\u001b]0;title\u0007two ${"word ".repeat(40)}`,
};

/** Runs commands on the database, one after another. */
function run(...commands: string[][]) {
  return withDatabase(stateDir, async (db) => {
    const inbox = await localInbox(db);
    const results = [];
    for (const args of commands) {
      const command = readCommand(args);
      if (!command) throw new Error(`not a command: ${args}`);
      results.push(await runCommand(inbox, command));
    }
    return results;
  });
}

beforeAll(async () => {
  await migrateLocal(stateDir);
});

beforeEach(() =>
  withDatabase(stateDir, async (db) => {
    const message = db.prepare("insert into messages values (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    const subscriber = db.prepare("insert into subscribers values (?1, ?2, ?3)");
    const { name, subject, message: text } = MALICIOUS;
    await db.batch([
      db.prepare("delete from messages"),
      db.prepare("delete from subscribers"),
      message.bind(1, NINE, "Mei", "mei@mail.example", "A price", "Hello", "/sydney/"),
      message.bind(2, NINE + 1_000, name, "m@mail.example", subject, text, "/contact/"),
      subscriber.bind("o'brien@mail.example", NINE, "/newsletter/"),
      subscriber.bind("+61@mail.example", NINE + 1, "/newsletter/"),
    ]);
  }),
);

afterAll(() => rmSync(stateDir, { recursive: true }));

describe("the inbox on this machine", () => {
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

  it("prints messages and subscribers as CSV in which no cell is a formula", async () => {
    const [messages, subscribers] = await run(["--csv", "messages"], ["--csv", "subscribers"]);
    const [first, second] = parse(messages?.output ?? "", { columns: true, bom: true });
    expect(first).toEqual({
      id: "2",
      sentAt: "2026-11-21T09:00:01.000Z",
      name: "\ufffd[2J\ufffd31mMallory\ufffdgpj",
      email: "m@mail.example",
      subject: `'${MALICIOUS.subject}`,
      message: expect.stringMatching(/^one\n\n\ufffd\]0;title\ufffdtwo word/),
      page: "/contact/",
    });
    expect(second).toMatchObject({ id: "1", message: "Hello" });
    expect(parse(subscribers?.output ?? "", { columns: true, bom: true })).toEqual([
      expect.objectContaining({ email: "'+61@mail.example" }),
      {
        consentedAt: "2026-11-21T09:00:00.000Z",
        email: "o'brien@mail.example",
        page: "/newsletter/",
      },
    ]);
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

  it("says that it is empty", async () => {
    await withDatabase(stateDir, (db) => db.exec("delete from messages; delete from subscribers;"));
    const [list] = await run([]);
    expect(list?.output).toBe("No messages.\n\nNo subscribers.\n");
  });
});

describe("the command", () => {
  const script = path.join(import.meta.dirname, "../../../scripts/inbox/inbox.ts");
  const inbox = (args: string[], STATE_DIR: string) =>
    spawnSync(process.execPath, [script, ...args], {
      env: { ...process.env, STATE_DIR },
      encoding: "utf8",
    });

  it("says what to do when there is no database yet, in one line and exit status 1", () => {
    const { status, stdout, stderr } = inbox([], path.join(stateDir, "none"));
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^This database has no inbox yet\. `npm start` .*\n$/);
  });

  it("prints its usage when it is not valid, and exit status 2", () => {
    const { status, stderr, stdout } = inbox(["--csv", "prices"], stateDir);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^Usage: npm run inbox/);
  });
});
