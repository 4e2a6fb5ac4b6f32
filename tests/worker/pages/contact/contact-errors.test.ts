import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { limiter, MESSAGE, newVisitor, post, rowsOf, send } from "../../forms.ts";
import { type Page, pageOf } from "../../page.ts";
import { letTimeOutsEnd } from "../../time-outs.ts";

/** How long the Worker waits for the rate limiter of forms, in milliseconds; less than for the database. */
const LIMITER_TIME_OUT = 500;

beforeEach(() => env.DB.prepare("delete from messages").run());

/** Checks the response to a post that was not saved: the form must still hold what was typed. */
async function expectRejected(
  response: Response,
  typed: Record<string, string> = MESSAGE,
): Promise<Page> {
  const page = await pageOf(response);
  for (const [name, value] of Object.entries(typed))
    expect(page.main.value(name), name).toBe(value);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.title).toMatch(/^Error: Contact/);
  expect(page.main.all("[role=alert]")).toHaveLength(1);
  expect(await rowsOf("messages")).toEqual([]);
  return page;
}

/** Posts within one minute of the clock, by which the local limiter counts: once more if it ended meanwhile. */
async function withinMinute<T>(posting: () => Promise<T>): Promise<T> {
  const began = minuteNow();
  const answers = await posting();
  if (minuteNow() === began) return answers;
  await env.DB.prepare("delete from messages").run();
  return withinMinute(posting);
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}

describe("an invalid form", () => {
  it.each([
    ["name", "", "Enter your name"],
    ["name", "\u200b \u00a0", "Enter your name"],
    ["name", "x".repeat(101), "Shorten the name to 100 characters: it has 101"],
    ["email", "", "Enter your email address, such as name@example.com"],
    ["email", "mei@mail", "Enter your email address, such as name@example.com"],
    ["email", "a@b.example, c@d.example", "Enter your email address, such as name@example.com"],
    ["email", `${"x".repeat(250)}@b.example`, "Enter an email address of at most 254 characters"],
    ["subject", " ", "Enter a subject: a few words are enough"],
    ["subject", "x".repeat(151), "Shorten the subject to 150 characters: it has 151"],
    ["message", "\n\n", "Enter your message"],
    ["message", "x".repeat(5_001), "Shorten the message to 5000 characters: it has 5001"],
  ])("%s %j: %s", async (field, value, message) => {
    const response = await post("/contact/", { ...MESSAGE, [field]: value });
    expect(response.status).toBe(400);
    const { main } = await expectRejected(response, { ...MESSAGE, [field]: value });
    const alert = main.one("[role=alert]");
    expect(alert.words).toContain("There is a problem");
    expect(alert.links).toContainEqual(
      expect.objectContaining({ href: `#contact-${field}`, text: message }),
    );
    const invalid = main.all("[aria-invalid=true]");
    expect(invalid.map((part) => part.attribute("name"))).toEqual([field]);
    expect(invalid[0]?.attribute("id")).toBe(`contact-${field}`);
    expect(main.one(`#${invalid[0]?.attribute("aria-describedby")}`).words).toBe(message);
  });

  it("reports all invalid fields at once, and shows script as text", async () => {
    const name = '<script>alert("x")</script>';
    const message = "</textarea><script>alert(1)</script>";
    const response = await post("/contact/", { name, message });
    const { html, main } = await expectRejected(response, { name, message });
    expect(main.hrefs.filter((href) => href.startsWith("#contact-"))).toHaveLength(2);
    expect(html).not.toContain("<script>alert");
  });

  it.each(["{}", "", "a=b"])("counts as empty if the body is not a form (%j)", async (body) => {
    const headers = { origin: "http://localhost", "content-type": "application/json" };
    const response = await send("/contact/", body, headers);
    expect(response.status).toBe(400);
    await expectRejected(response, { message: "", page: "/contact/" });
  });
});

describe("a message that cannot be saved", () => {
  const AGAIN =
    /We can’t save your message right now\. Nothing you typed is lost\. Try again in a minute, or email us at hello@scrapmetalprices\.example/;

  it("because D1 fails is a 503 that keeps the text, and nothing typed is logged", async () => {
    const logged = quietErrors();
    const response = await post("/contact/", MESSAGE, newVisitor(), {
      DB: failingDatabase("messages"),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await expectRejected(response)).words).toMatch(AGAIN);
    expect(logged).toHaveBeenCalledWith("Failed to save a message: D1_ERROR SQLITE_ERROR");
  });

  it("because all of D1 is down is the same 503", async () => {
    quietErrors();
    const response = await post("/contact/", MESSAGE, newVisitor(), { DB: failingDatabase() });
    expect(response.status).toBe(503);
    expect((await expectRejected(response)).words).toMatch(AGAIN);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("2001:db8::1 is unknown"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("because the limiter %s is a 503", async (_, limit) => {
    const logged = quietErrors();
    letTimeOutsEnd(LIMITER_TIME_OUT);
    const response = await post("/contact/", MESSAGE, newVisitor(), limiter(limit));
    expect(response.status).toBe(503);
    expect((await expectRejected(response)).words).toMatch(AGAIN);
    expect(logged.mock.calls.flat().join()).not.toContain("2001");
  });

  it("because five were sent within a minute is a 429", async () => {
    const [response, newsletter] = await withinMinute(async () => {
      const visitor = newVisitor();
      for (let sent = 0; sent < 5; sent++)
        expect((await post("/contact/", MESSAGE, visitor)).status).toBe(303);
      await env.DB.prepare("delete from messages").run();
      return [
        await post("/contact/", MESSAGE, visitor),
        await post("/newsletter/", { email: "a@b.example" }, visitor),
      ] as const;
    });
    expect([response.status, newsletter.status]).toEqual([429, 429]);
    expect(response.headers.get("retry-after")).toBe("60");
    const { words } = await expectRejected(response);
    expect(words).toContain("Nothing you typed is lost. Wait a minute and send it again");
    expect((await post("/contact/", MESSAGE)).status).toBe(303);
  });

  it("because five that were not as they must be were sent before is a 429, too", async () => {
    const response = await withinMinute(async () => {
      const visitor = newVisitor();
      for (let sent = 0; sent < 5; sent++)
        expect((await post("/contact/", { ...MESSAGE, name: "" }, visitor)).status).toBe(400);
      return post("/contact/", MESSAGE, visitor);
    });
    expect(response.status).toBe(429);
    await expectRejected(response);
  });

  it("because the whole site takes no more is a 429", async () => {
    const SITE_FORM_LIMIT: RateLimit = { limit: async () => ({ success: false }) };
    const response = await post("/contact/", MESSAGE, newVisitor(), { SITE_FORM_LIMIT });
    expect(response.status).toBe(429);
    expect((await expectRejected(response)).words).toContain(
      "because too many forms were sent within a minute",
    );
  });
});
