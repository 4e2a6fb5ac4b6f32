import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, headersOf, wordsOf } from "../../fetch.ts";
import { fieldOf, limiter, newVisitor, post, rowsOf, send } from "../../forms.ts";
import { headOf } from "../../head.ts";

const GOOD = { email: "mei@mail.example", page: "/resources-and-tips/" };
const THANKS = "Thank you. If the address was not on our list yet, it is now.";

beforeEach(() => env.DB.prepare("delete from subscribers").run());

/** What a post that is not saved is answered; the address must be there still. */
async function refused(response: Response, email = GOOD.email) {
  const html = await response.text();
  expect(fieldOf(html, "email")).toBe(email);
  expect(fieldOf(html, "page")).toBe(GOOD.page);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(headOf(html).title).toMatch(/^Error: Newsletter/);
  expect(html).not.toContain(THANKS);
  expect(await rowsOf("subscribers")).toEqual([]);
  return { html, words: wordsOf(html) };
}

describe("a subscription", () => {
  it("is saved with the time of consent and the page, in lower case", async () => {
    const before = Date.now();
    const response = await post("/newsletter/", { ...GOOD, email: " Mei@Mail.Example " });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(wordsOf(await response.text())).toContain(THANKS);
    const [row, ...more] = await rowsOf("subscribers");
    expect(more).toEqual([]);
    expect(row).toMatchObject(GOOD);
    expect(row?.consented_at).toBeGreaterThanOrEqual(before);
  });

  it("a second time changes nothing, and its answer tells nothing", async () => {
    const first = await post("/newsletter/", GOOD);
    const rows = await rowsOf("subscribers");
    const second = await post("/newsletter/", { email: "MEI@mail.example", page: "/sydney/" });
    expect(second.status).toBe(first.status);
    expect(headersOf(second)).toEqual(headersOf(first));
    const inMain = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(inMain(await second.text())).toBe(inMain(await first.text()));
    expect(await rowsOf("subscribers")).toEqual(rows);
  });

  it("in which the trap was filled in is answered alike, and kept as suspected spam", async () => {
    const trapped = await post("/newsletter/", { ...GOOD, website: "x" });
    expect(trapped.status).toBe(200);
    expect(wordsOf(await trapped.text())).toContain(THANKS);
    expect(await rowsOf("subscribers")).toEqual([
      expect.objectContaining({ email: GOOD.email, is_suspected_spam: 1 }),
    ]);
  });

  it.each(["/newsletter", "/NEWSLETTER/", "/newsletter.data", "/newsletter/_.data"])(
    "may be posted to %s",
    async (path) => {
      expect((await post(path, GOOD)).status).toBe(200);
      expect(await rowsOf("subscribers")).toHaveLength(1);
    },
  );
});

describe("an address that is none", () => {
  it.each(["", "mei", "mei@mail", '"><script>alert(1)</script>', "a@b.example\u2028c"])(
    "%j is shown again with what to do",
    async (email) => {
      const response = await post("/newsletter/", { ...GOOD, email });
      expect(response.status).toBe(400);
      const { html, words } = await refused(response, email.replace("\u2028", " "));
      expect(words).toContain("Enter your e-mail address, such as name@example.com");
      expect(html).toContain('aria-invalid="true" aria-describedby="newsletter-email-error"');
      expect(html.slice(html.indexOf("<body"))).not.toContain("<script>alert");
    },
  );

  it("of more than 254 characters is too long", async () => {
    const email = `${"x".repeat(250)}@b.example`;
    const response = await post("/newsletter/", { ...GOOD, email });
    expect(response.status).toBe(400);
    expect((await refused(response, email)).words).toContain("at most 254 characters");
  });
});

describe("a subscription that cannot be saved", () => {
  it("because D1 fails is a 503 with the address kept, and nothing typed is logged", async () => {
    const logged = quietErrors();
    const changed = { DB: failingDatabase("subscribers") };
    const response = await post("/newsletter/", GOOD, newVisitor(), changed);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await refused(response)).words).toContain("We could not save your address just now.");
    expect(logged).toHaveBeenCalledWith("Failed to save a subscription: D1_ERROR");
  });

  it("because the limiter fails is a 503", async () => {
    quietErrors();
    const broken = limiter(() => Promise.reject(new Error("no limiter")));
    const response = await post("/newsletter/", GOOD, newVisitor(), broken);
    expect(response.status).toBe(503);
    await refused(response);
  });

  it("because five addresses that are none were sent before is a 429", async () => {
    const visitor = newVisitor();
    const answers: number[] = [];
    while (answers.length < 6 || (answers.at(-1) === 400 && answers.length < 11))
      answers.push((await post("/newsletter/", { ...GOOD, email: "mei" }, visitor)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it("because the limit is reached is a 429 with the address kept", async () => {
    const full = limiter(() => Promise.resolve({ success: false }));
    const response = await post("/newsletter/", GOOD, newVisitor(), full);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await refused(response)).words).toContain("wait a minute and send it again");
  });
});

describe("the border", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { "sec-fetch-site": "same-site" },
    {},
  ])("refuses a post with %j", async (headers) => {
    const body = new URLSearchParams(GOOD);
    const response = await send("/newsletter/", body, { ...newVisitor(), ...headers });
    expect(response.status).toBe(403);
    expect(await rowsOf("subscribers")).toEqual([]);
  });

  it("refuses what is too large", async () => {
    const response = await post("/newsletter/", { ...GOOD, email: "x".repeat(33_000) });
    expect(response.status).toBe(413);
  });
});

it("has a page of its own, the same for everybody", async () => {
  const response = await fetchPath("/newsletter/");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, max-age=60");
  const html = await response.text();
  expect(headOf(html)).toMatchObject({
    title: "Newsletter | Scrap Metal Prices Australia",
    canonical: "http://localhost/newsletter/",
  });
  expect(wordsOf(html)).toContain("The first issue is not out yet.");
  expect(fieldOf(html, "page")).toBe("/newsletter/");
});
