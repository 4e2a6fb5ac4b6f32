import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { allCities } from "../../../../worker/data/cities.ts";
import { D1_TIMEOUT_MS } from "../../../../worker/data/connection.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { databaseThat, quietErrors, waitingDatabase } from "../../database.ts";
import { limiter, MESSAGE, newVisitor, post, REPORT, rowsOf } from "../../forms.ts";
import { letTimeOutsEnd, never } from "../../time-outs.ts";

const FORMS = [
  { path: "/contact/", fields: MESSAGE, table: "messages", saved: 303 },
  {
    path: "/newsletter/",
    fields: { email: MESSAGE.email, page: "/sydney/" },
    table: "subscribers",
    saved: 200,
  },
  { path: "/report/", fields: REPORT, table: "reports", saved: 303 },
] as const;

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

describe.each(FORMS)("a post to $path", ({ path, fields, table, saved }) => {
  it("that was saved although its answer was lost is not saved twice by a second try", async () => {
    quietErrors();
    const failed = await post(path, fields, newVisitor(), { DB: forgetfulDatabase() });
    expect(failed.status).toBe(503);
    expect((await post(path, fields)).status).toBe(saved);
    expect(await rowsOf(table)).toHaveLength(1);
  });

  it("that is made twice at once, as by a double click, is saved once", async () => {
    const answers = await Promise.all([post(path, fields), post(path, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([saved, saved]);
    expect(await rowsOf(table)).toHaveLength(1);
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

describe("messages", () => {
  it.each([
    ["name", "Mei O’Brian"],
    ["email", "may@mail.example"],
    ["subject", "A price in Perth"],
    ["message", "Copper was $9."],
  ])("that differ in the %s alone are two", async (field, value) => {
    await post("/contact/", MESSAGE);
    await post("/contact/", { ...MESSAGE, [field]: value });
    expect(await rowsOf("messages")).toHaveLength(2);
  });

  it("that come from another page, or with other line ends, are the same", async () => {
    await post("/contact/", MESSAGE);
    const message = `${MESSAGE.message.replaceAll("\n", "\r\n")}\r\n`;
    await post("/contact/", { ...MESSAGE, message, page: "/contact/" });
    expect(await rowsOf("messages")).toHaveLength(1);
  });

  it("that are sent again a month later come up again, with the later time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await post("/contact/", MESSAGE);
    const later = Date.now() + MONTH;
    vi.setSystemTime(later);
    await post("/contact/", MESSAGE);
    expect(await rowsOf("messages")).toEqual([expect.objectContaining({ sent_at: later })]);
  });
});

describe("reports", () => {
  it.each([
    ["material", "2"],
    ["city", "14"],
    ["seen", "Copper was $9."],
    ["seenOn", ""],
    ["docket", ""],
    ["email", ""],
  ])("that differ in the %s alone are two", async (field, value) => {
    await post("/report/", REPORT);
    await post("/report/", { ...REPORT, [field]: value });
    expect(await rowsOf("reports")).toHaveLength(2);
  });

  it("of the same about two yards are two", async () => {
    const closed = { ...REPORT, kind: "closed", city: "", material: "", seenOn: "", docket: "" };
    for (const yard of ["1", "2"]) await post("/report/", { ...closed, yard });
    expect(await rowsOf("reports")).toHaveLength(2);
  });

  it("that are sent again are open again", async () => {
    await post("/report/", REPORT);
    await env.DB.prepare("update reports set is_closed = 1").run();
    await post("/report/", { ...REPORT, docket: "$7,20", page: "/material/copper/" });
    expect(await rowsOf("reports")).toEqual([expect.objectContaining({ is_closed: 0 })]);
  });
});

describe.each(FORMS)("what was sent to $path", ({ path, fields, table }) => {
  const trapped = { ...fields, website: "https://spam.example" };

  it("is no suspected spam once it comes with the trap empty", async () => {
    await post(path, trapped);
    await post(path, fields);
    expect(await rowsOf(table)).toEqual([expect.objectContaining({ is_suspected_spam: 0 })]);
  });

  it("is not suspected of spam later", async () => {
    await post(path, fields);
    await post(path, trapped);
    expect(await rowsOf(table)).toEqual([expect.objectContaining({ is_suspected_spam: 0 })]);
  });
});
