import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateLocal } from "../../../scripts/database/migrate.ts";
import { withDatabase } from "../../../scripts/database/wrangler.ts";

const folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
const made = path.join(folder, "made");
const NINE = Date.UTC(2026, 10, 21, 9);

/** What visitors might send to harm whoever reads it. */
const HOSTILE = {
  name: "\u001b[2J\u009b31mMallory\u202egpj",
  subject: '=HYPERLINK("http://evil.example")',
  message: `one\r\n\n\u001b]0;title\u0007two ${"word ".repeat(40)}`,
};

function inbox(args: string[], stateDir = made) {
  const script = path.join(import.meta.dirname, "../../../scripts/inbox/inbox.ts");
  const env = { ...process.env, STATE_DIR: stateDir };
  return spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
}

beforeAll(async () => {
  await migrateLocal(made);
  await withDatabase(made, async (db) => {
    const message = db.prepare("insert into messages values (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    const subscriber = db.prepare("insert into subscribers values (?1, ?2, ?3)");
    await db.batch([
      message.bind(1, NINE, "Mei", "mei@mail.example", "A price", "Hello", "/sydney/"),
      message.bind(
        2,
        NINE + 1_000,
        HOSTILE.name,
        "m@mail.example",
        HOSTILE.subject,
        HOSTILE.message,
        "/contact/",
      ),
      subscriber.bind("o'brien@mail.example", NINE, "/newsletter/"),
      subscriber.bind("+61@mail.example", NINE + 1, "/newsletter/"),
    ]);
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the inbox on this machine", () => {
  it("lists everything newest first, and nothing in it acts on the terminal", () => {
    const { stdout, status } = inbox([]);
    expect(status).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    const lines = stdout.split("\n");
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
    expect(stdout).toContain(
      "#1  2026-11-21T09:00:00.000Z\n  From     Mei <mei@mail.example>\n  Subject  A price\n  Page     /sydney/\n    Hello\n",
    );
    expect(lines.slice(-4)).toEqual([
      "Subscribers, newest first: 2",
      "  2026-11-21T09:00:00.001Z  +61@mail.example  /newsletter/",
      "  2026-11-21T09:00:00.000Z  o'brien@mail.example  /newsletter/",
      "",
    ]);
  });

  it("prints messages as CSV in which no cell is a formula", () => {
    const { stdout } = inbox(["--csv", "messages"]);
    const [first, second] = parse(stdout, { columns: true, bom: true });
    expect(first).toEqual({
      id: "2",
      sentAt: "2026-11-21T09:00:01.000Z",
      name: "\ufffd[2J\ufffd31mMallory\ufffdgpj",
      email: "m@mail.example",
      subject: `'${HOSTILE.subject}`,
      message: expect.stringMatching(/^one\n\n\ufffd\]0;title\ufffdtwo word/),
      page: "/contact/",
    });
    expect(second).toMatchObject({ id: "1", message: "Hello" });
  });

  it("prints subscribers as CSV in which no cell is a formula", () => {
    const { stdout } = inbox(["--csv", "subscribers"]);
    const rows = parse<{ email: string }>(stdout, { columns: true, bom: true });
    expect(rows.map(({ email }) => email)).toEqual(["'+61@mail.example", "o'brien@mail.example"]);
    expect(rows[1]).toMatchObject({ consentedAt: "2026-11-21T09:00:00.000Z" });
  });

  it.each([
    ["--delete-message", "1", "message 1"],
    ["--delete-subscriber", "O'Brien@mail.example", "subscriber o'brien@mail.example"],
  ])("%s %s deletes one, and says when there is none", (option, value, name) => {
    const first = inbox([option, value]);
    expect(first.stdout).toMatch(new RegExp(`^Deleted (the )?${name}\\.\n$`));
    expect(first.status).toBe(0);
    const second = inbox([option, value]);
    expect(second.stdout).toBe(`There is no ${name}.\n`);
    expect(second.status).toBe(1);
    const left = inbox([]).stdout;
    expect(left).toContain("#2  ");
    expect(left).toContain("+61@mail.example");
    expect(left).not.toContain(name.split(" ")[1] === "1" ? "#1  " : "o'brien");
  });

  it("says so when it is empty, and when it was never made", async () => {
    const empty = path.join(folder, "empty");
    await migrateLocal(empty);
    expect(inbox([], empty).stdout).toBe("No messages.\n\nNo subscribers.\n");
    const never = inbox([], path.join(folder, "never"));
    expect(never.stderr).toContain("This database has no inbox yet");
    expect(never.status).toBe(1);
  });

  it("explains itself when it is not understood", () => {
    const { status, stderr, stdout } = inbox(["--csv", "prices"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Usage: npm run inbox");
  });
});
