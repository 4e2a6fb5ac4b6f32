import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { D1_TIMEOUT_MS } from "../../../../worker/data/connection.ts";
import { allCities } from "../../../../worker/data/places/cities.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { databaseThat, quietErrors, waitingDatabase } from "../../database.ts";
import { headersOf } from "../../fetch.ts";
import { limiter, MESSAGE, newVisitor, post, REPORT, rowsOf, send } from "../../forms.ts";
import { pageOf } from "../../page.ts";
import { letTimeOutsEnd, never } from "../../time-outs.ts";
import { FORMS } from "./every-form.ts";

/** A month in milliseconds. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

beforeEach(() => env.DB.batch(FORMS.map(({ table }) => env.DB.prepare(`delete from ${table}`))));

/** The seeded database, which carries out what it is told to write and then loses its answer. */
function forgetfulDatabase(): D1Database {
  const prepare = (sql: string) => {
    const run = async (...values: unknown[]) => {
      await env.DB.prepare(sql)
        .bind(...values)
        .run();
      throw new Error("D1_ERROR: Network connection lost");
    };
    return { bind: (...values: unknown[]) => ({ run: () => run(...values) }) };
  };
  return { prepare } as unknown as D1Database;
}

describe.each(FORMS)("a post to $path", ({ name, fields, table, saved }) => {
  const path = `/${name}/`;
  const trapped = { ...fields, website: "https://spam.example" };

  it("is saved under any spelling of the address, and as a URL-encoded form", async () => {
    for (const other of [`/${name}`, `/${name.toUpperCase()}/`, `/${name}.data`, `${path}_.data`]) {
      expect((await post(other, fields)).status).toBeLessThan(400);
      expect(await rowsOf(table), other).toHaveLength(1);
      await env.DB.exec(`delete from ${table}`);
    }
    const headers = { origin: "http://localhost", ...newVisitor() };
    expect((await send(path, new URLSearchParams(fields), headers)).status).toBe(saved);
    expect(await rowsOf(table)).toHaveLength(1);
  });

  it("is saved once if a visitor sends it again after a lost response", async () => {
    quietErrors();
    const failed = await post(path, fields, newVisitor(), { DB: forgetfulDatabase() });
    expect(failed.status).toBe(503);
    expect((await post(path, fields)).status).toBe(saved);
    expect(await rowsOf(table)).toHaveLength(1);
  });

  it("is saved once if sent twice at once, as by a double click", async () => {
    const answers = await Promise.all([post(path, fields), post(path, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([saved, saved]);
    expect(await rowsOf(table)).toHaveLength(1);
  });

  it("with a filled honeypot gets the same response and is saved as suspected spam", async () => {
    const real = await post(path, fields);
    await env.DB.exec(`delete from ${table}`);
    const answer = await post(path, trapped);
    expect(answer.status).toBe(real.status);
    expect(headersOf(answer)).toEqual(headersOf(real));
    expect((await pageOf(answer)).words).toBe((await pageOf(real)).words);
    expect(await rowsOf(table)).toEqual([expect.objectContaining({ is_suspected_spam: 1 })]);
  });

  it("is not suspected spam if it also came with an empty honeypot, before or after", async () => {
    for (const both of [
      [trapped, fields],
      [fields, trapped],
    ]) {
      for (const one of both) await post(path, one);
      expect(await rowsOf(table)).toEqual([expect.objectContaining({ is_suspected_spam: 0 })]);
      await env.DB.exec(`delete from ${table}`);
    }
  });
});

it("every post may be saved more slowly than a page may be read", async () => {
  letTimeOutsEnd(D1_TIMEOUT_MS);
  const allowed = limiter(async () => ({ success: true }));
  const saves = FORMS.map(({ path, fields }) => {
    const slow = waitingDatabase("insert");
    return { slow, answer: post(path, fields, newVisitor(), { ...allowed, DB: slow.database }) };
  });
  await Promise.all(saves.map(({ slow }) => slow.asked));
  // A read that begins after the saves is given up, while they still have time.
  quietErrors();
  const hanging = createStore({ DB: databaseThat(never) });
  await expect(allCities(hanging)).rejects.toThrow("Failed to fetch cities");
  const answers = await Promise.all(
    saves.map(({ slow, answer }) => {
      slow.release();
      return answer;
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(FORMS.map(({ saved }) => saved));
  for (const { table } of FORMS) expect(await rowsOf(table), table).toHaveLength(1);
});

const CLOSED = { kind: "closed", city: "", material: "", seenOn: "", docket: "", yard: "1" };

it.each([
  ["/contact/", MESSAGE, { name: "Mei O’Brian" }],
  ["/contact/", MESSAGE, { email: "may@mail.example" }],
  ["/contact/", MESSAGE, { subject: "A price in Perth" }],
  ["/contact/", MESSAGE, { message: "Copper was $9." }],
  ["/report/", REPORT, { material: "2" }],
  ["/report/", REPORT, { city: "14" }],
  ["/report/", REPORT, { seen: "Copper was $9." }],
  ["/report/", REPORT, { seenOn: "" }],
  ["/report/", REPORT, { docket: "" }],
  ["/report/", REPORT, { email: "" }],
  ["/report/", { ...REPORT, ...CLOSED }, { yard: "2" }],
])("two posts to %s of %o that differ in %o alone are two", async (path, fields, other) => {
  await post(path, fields);
  await post(path, { ...fields, ...other });
  expect(await rowsOf(path === "/contact/" ? "messages" : "reports")).toHaveLength(2);
});

it("a message from another page, or with other line ends, is the same", async () => {
  await post("/contact/", MESSAGE);
  const message = `${MESSAGE.message.replaceAll("\n", "\r\n")}\r\n`;
  await post("/contact/", { ...MESSAGE, message, page: "/contact/" });
  expect(await rowsOf("messages")).toHaveLength(1);
});

it("a message sent again a month later is saved once, with the later time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await post("/contact/", MESSAGE);
  const later = Date.now() + MONTH;
  vi.setSystemTime(later);
  await post("/contact/", MESSAGE);
  expect(await rowsOf("messages")).toEqual([expect.objectContaining({ sent_at: later })]);
});

it("a report that is sent again is open again", async () => {
  await post("/report/", REPORT);
  await env.DB.prepare("update reports set is_closed = 1").run();
  await post("/report/", { ...REPORT, docket: "$7,20", page: "/material/copper/" });
  expect(await rowsOf("reports")).toEqual([expect.objectContaining({ is_closed: 0 })]);
});
