import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { linksOf, wordsOf } from "../../fetch.ts";
import { fieldOf, limiter, MESSAGE, newVisitor, post, rowsOf, send } from "../../forms.ts";
import { headOf } from "../../head.ts";
import { letTimeOutsEnd } from "../../time-outs.ts";

/** Milliseconds that the limiter of the forms may take; the database may take longer. */
const LIMITER_TIME_OUT = 500;

beforeEach(() => env.DB.prepare("delete from messages").run());

/** What a post that is not saved is answered; what was typed must be there still. */
async function refused(response: Response, typed: Record<string, string> = MESSAGE) {
  const html = await response.text();
  for (const [name, value] of Object.entries(typed)) expect(fieldOf(html, name), name).toBe(value);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(headOf(html).title).toMatch(/^Error: Contact/);
  expect(html).toContain('role="alert"');
  expect(await rowsOf("messages")).toEqual([]);
  return { html, words: wordsOf(html) };
}

describe("a form that is not as it must be", () => {
  it.each([
    ["name", "", "Enter your name"],
    ["name", "\u200b \u00a0", "Enter your name"],
    ["name", "x".repeat(101), "Shorten the name to 100 characters: it has 101"],
    ["email", "", "Enter your e-mail address, such as name@example.com"],
    ["email", "mei@mail", "Enter your e-mail address, such as name@example.com"],
    ["email", "a@b.example, c@d.example", "Enter your e-mail address, such as name@example.com"],
    ["email", `${"x".repeat(250)}@b.example`, "Enter an e-mail address of at most 254 characters"],
    ["subject", " ", "Enter a subject: a few words are enough"],
    ["subject", "x".repeat(151), "Shorten the subject to 150 characters: it has 151"],
    ["message", "\n\n", "Enter your message"],
    ["message", "x".repeat(5_001), "Shorten the message to 5000 characters: it has 5001"],
  ])("%s %j: %s", async (field, value, message) => {
    const response = await post("/contact/", { ...MESSAGE, [field]: value });
    expect(response.status).toBe(400);
    const kept = { ...MESSAGE, [field]: value };
    if (value === "\n\n") kept.message = "\n\n\n"; // A parser drops the first line end.
    const { html, words } = await refused(response, kept);
    expect(words).toContain("There is a problem");
    expect(linksOf(html)).toContainEqual(
      expect.objectContaining({ href: `#contact-${field}`, text: message }),
    );
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toMatch(
      new RegExp(`aria-invalid="true" aria-describedby="contact-${field}-error"`),
    );
    expect(html).toContain(`<p class="field-error" id="contact-${field}-error">${message}</p>`);
  });

  it("names every field at once, and keeps scripted input as text", async () => {
    const name = '<script>alert("x")</script>';
    const message = "</textarea><script>alert(1)</script>";
    const response = await post("/contact/", { name, message });
    const { html } = await refused(response, { name, message });
    expect(linksOf(html).filter(({ href }) => href.startsWith("#contact-"))).toHaveLength(2);
    expect(html).not.toContain("<script>alert");
    expect(html.slice(html.indexOf("<body"))).not.toContain("<script>alert");
  });

  it.each(["{}", "", "a=b"])("is answered as empty when it is no form (%j)", async (body) => {
    const headers = { origin: "http://localhost", "content-type": "application/json" };
    const response = await send("/contact/", body, headers);
    expect(response.status).toBe(400);
    await refused(response, { message: "", page: "/contact/" });
  });
});

describe("a message that cannot be saved", () => {
  const AGAIN =
    /We could not save your message just now\. Nothing you typed is lost: try again in a minute, or e-mail us at hello@scrapmetalprices\.example/;

  it("because D1 fails is a 503 with the text kept, and nothing typed is logged", async () => {
    const logged = quietErrors();
    const response = await post("/contact/", MESSAGE, newVisitor(), {
      DB: failingDatabase("messages"),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await refused(response)).words).toMatch(AGAIN);
    expect(logged).toHaveBeenCalledWith("Failed to save a message: D1_ERROR");
  });

  it("because all of D1 fails is the same", async () => {
    quietErrors();
    const response = await post("/contact/", MESSAGE, newVisitor(), { DB: failingDatabase() });
    expect(response.status).toBe(503);
    expect((await refused(response)).words).toMatch(AGAIN);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("2001:db8::1 is unknown"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("because the limiter %s is a 503", async (_, limit) => {
    const logged = quietErrors();
    letTimeOutsEnd(LIMITER_TIME_OUT);
    const response = await post("/contact/", MESSAGE, newVisitor(), limiter(limit));
    expect(response.status).toBe(503);
    expect((await refused(response)).words).toMatch(AGAIN);
    expect(logged.mock.calls.flat().join()).not.toContain("2001");
  });

  it("because five were sent within a minute is a 429", async () => {
    const visitor = newVisitor();
    // Enough for two minutes of the clock, by which the local limiter counts.
    const answers: number[] = [];
    while (answers.length < 5 || (answers.at(-1) === 303 && answers.length < 11))
      answers.push((await post("/contact/", MESSAGE, visitor)).status);
    expect(answers.slice(0, 5)).toEqual([303, 303, 303, 303, 303]);
    await env.DB.prepare("delete from messages").run();
    const response = await post("/contact/", MESSAGE, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    const { words } = await refused(response);
    expect(words).toContain("Nothing you typed is lost: wait a minute and send it again");
    expect((await post("/newsletter/", { email: "a@b.example" }, visitor)).status).toBe(429);
    expect((await post("/contact/", MESSAGE)).status).toBe(303);
  });

  it("because five that were not as they must be were sent before is a 429, too", async () => {
    const visitor = newVisitor();
    // Enough for two minutes of the clock, by which the local limiter counts.
    const answers: number[] = [];
    while (answers.length < 5 || (answers.at(-1) === 400 && answers.length < 11))
      answers.push((await post("/contact/", { ...MESSAGE, name: "" }, visitor)).status);
    expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.at(-1)).toBe(429);
    const response = await post("/contact/", MESSAGE, visitor);
    expect(response.status).toBe(429);
    await refused(response);
  });

  it("because the whole site takes no more is a 429", async () => {
    const SITE_FORM_LIMIT: RateLimit = { limit: async () => ({ success: false }) };
    const response = await post("/contact/", MESSAGE, newVisitor(), { SITE_FORM_LIMIT });
    expect(response.status).toBe(429);
    expect((await refused(response)).words).toContain(
      "because too many forms were sent within a minute",
    );
  });
});
