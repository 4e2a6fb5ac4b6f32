import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { limiter, MESSAGE, newVisitor, post, REPORT, send } from "../../forms.ts";
import { letTimeOutsEnd } from "../../time-outs.ts";
import { FORMS, rejected } from "./every-form.ts";

/** How long the Worker waits for the rate limiter of forms, in milliseconds; less than for the database. */
const LIMITER_TIME_OUT = 500;

const empty = () => env.DB.batch(FORMS.map(({ table }) => env.DB.prepare(`delete from ${table}`)));
beforeEach(empty);

describe.each(FORMS)("a post to $path that cannot be saved", (form) => {
  const { path, fields, thing, log } = form;

  it("because D1 fails is a 503 that loses nothing, and nothing typed is logged", async () => {
    const logged = quietErrors();
    for (const text of ["insert", ""]) {
      const DB = failingDatabase(text);
      const response = await post(path, fields, newVisitor(), { DB });
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("30");
      expect((await rejected(form, response)).words).toContain(
        `We can’t save your ${thing} right now. Nothing you typed is lost. Try again in a minute, or email us at hello@scrapmetalprices.example`,
      );
    }
    expect(logged).toHaveBeenCalledWith(`Failed to save a ${log}: D1_ERROR SQLITE_ERROR`);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("2001:db8::1 is unknown"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])(
    "because the limiter %s is a 503 that says nothing of the visitor in the log",
    async (_, limit) => {
      const logged = quietErrors();
      letTimeOutsEnd(LIMITER_TIME_OUT);
      const response = await post(path, fields, newVisitor(), limiter(limit));
      expect(response.status).toBe(503);
      await rejected(form, response);
      expect(logged.mock.calls.flat().join()).not.toContain("2001");
    },
  );

  const limit = async () => ({ success: false });
  it.each([
    ["by one visitor", limiter(limit), "Nothing you typed is lost. Wait a minute and send it"],
    ["by all", { SITE_FORM_LIMIT: { limit } }, "because too many forms were sent within a minute"],
  ])("because too many were sent %s is a 429 that loses nothing", async (_, limited, words) => {
    const response = await post(path, fields, newVisitor(), limited);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await rejected(form, response)).words).toContain(words);
  });

  it("because it is too large, or from elsewhere, is refused", async () => {
    expect((await post(path, { ...fields, email: "x".repeat(33_000) })).status).toBe(413);
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "same-site" },
      {},
    ] as Record<string, string>[]) {
      const body = new URLSearchParams(fields);
      const response = await send(path, body, { ...newVisitor(), ...headers });
      expect([headers, response.status]).toEqual([headers, 403]);
    }
  });
});

it("a report on a yard loses nothing either where all of D1 is down", async () => {
  quietErrors();
  const [, , form] = FORMS;
  const typed = { ...REPORT, kind: "closed", city: "", material: "", yard: "1", docket: "" };
  const response = await post("/report/?yard=1", typed, newVisitor(), { DB: failingDatabase() });
  expect(response.status).toBe(503);
  await rejected(form, response, typed);
});

/** Posts within one minute of the clock, by which the local limiter counts: once more if it ended meanwhile. */
async function withinMinute<T>(posting: () => Promise<T>): Promise<T> {
  const began = minuteNow();
  const answers = await posting();
  if (minuteNow() === began) return answers;
  await empty();
  return withinMinute(posting);
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}

it("a visitor may send five forms of any kind within a minute, and another visitor more", async () => {
  const statuses = await withinMinute(async () => {
    const visitor = newVisitor();
    const sent: number[] = [];
    for (let i = 0; i < 6; i++) sent.push((await post("/contact/", MESSAGE, visitor)).status);
    sent.push((await post("/newsletter/", { email: "a@b.example" }, visitor)).status);
    return sent;
  });
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
  expect((await post("/contact/", MESSAGE)).status).toBe(303);
});
