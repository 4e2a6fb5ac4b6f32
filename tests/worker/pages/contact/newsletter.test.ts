import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { headersOf } from "../../fetch.ts";
import { limiter, newVisitor, post, rowsOf, send } from "../../forms.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const VALID = { email: "mei@mail.example", page: "/resources-and-tips/" };
const THANKS = "Thanks. You’re on our list.";

beforeEach(() => env.DB.prepare("delete from subscribers").run());

/** Checks the response to a post that was not saved: the form must still hold the address. */
async function expectRejected(response: Response, email = VALID.email): Promise<Page> {
  const page = await pageOf(response);
  expect(page.main.value("email")).toBe(email);
  expect(page.main.value("page")).toBe(VALID.page);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.title).toMatch(/^Error: Newsletter/);
  expect(page.words).not.toContain(THANKS);
  expect(await rowsOf("subscribers")).toEqual([]);
  return page;
}

describe("a subscription", () => {
  it("is saved with the time of consent and the page, in lower case", async () => {
    const before = Date.now();
    const response = await post("/newsletter/", { ...VALID, email: " Mei@Mail.Example " });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await pageOf(response)).words).toContain(THANKS);
    const [row, ...more] = await rowsOf("subscribers");
    expect(more).toEqual([]);
    expect(row).toMatchObject(VALID);
    expect(row?.consented_at).toBeGreaterThanOrEqual(before);
  });

  it("sent again changes nothing, and its response does not reveal that", async () => {
    const first = await post("/newsletter/", VALID);
    // What the database did would tell.
    expect(first.headers.has("server-timing")).toBe(false);
    const rows = await rowsOf("subscribers");
    const second = await post("/newsletter/", { email: "MEI@mail.example", page: "/sydney/" });
    expect(second.status).toBe(first.status);
    expect(headersOf(second)).toEqual(headersOf(first));
    const mainOf = async (response: Response) => (await pageOf(response)).main.element.outerHTML;
    expect(await mainOf(second)).toBe(await mainOf(first));
    expect(await rowsOf("subscribers")).toEqual(rows);
  });

  it("in which the trap was filled in is answered alike, and kept as suspected spam", async () => {
    const trapped = await post("/newsletter/", { ...VALID, website: "x" });
    expect(trapped.status).toBe(200);
    expect((await pageOf(trapped)).words).toContain(THANKS);
    expect(await rowsOf("subscribers")).toEqual([
      expect.objectContaining({ email: VALID.email, is_suspected_spam: 1 }),
    ]);
  });

  it.each(["/newsletter", "/NEWSLETTER/", "/newsletter.data", "/newsletter/_.data"])(
    "may be posted to %s",
    async (path) => {
      expect((await post(path, VALID)).status).toBe(200);
      expect(await rowsOf("subscribers")).toHaveLength(1);
    },
  );
});

describe("an invalid address", () => {
  it.each(["", "mei", "mei@mail", '"><script>alert(1)</script>', "a@b.example\u2028c"])(
    "%j is shown again with an error",
    async (email) => {
      const response = await post("/newsletter/", { ...VALID, email });
      expect(response.status).toBe(400);
      const { html, main } = await expectRejected(response, email.replace("\u2028", " "));
      const field = main.one("[aria-invalid=true]");
      expect(field.attribute("name")).toBe("email");
      expect(main.one(`#${field.attribute("aria-describedby")}`).words).toBe(
        "Enter your email address, such as name@example.com",
      );
      expect(html).not.toContain("<script>alert");
    },
  );

  it("of more than 254 characters is too long", async () => {
    const email = `${"x".repeat(250)}@b.example`;
    const response = await post("/newsletter/", { ...VALID, email });
    expect(response.status).toBe(400);
    expect((await expectRejected(response, email)).words).toContain("at most 254 characters");
  });
});

describe("a subscription that cannot be saved", () => {
  it("because D1 fails is a 503 that keeps the address, and nothing typed is logged", async () => {
    const logged = quietErrors();
    const changed = { DB: failingDatabase("subscribers") };
    const response = await post("/newsletter/", VALID, newVisitor(), changed);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await expectRejected(response)).words).toContain(
      "We can’t save your address right now.",
    );
    expect(logged).toHaveBeenCalledWith("Failed to save a subscription: D1_ERROR SQLITE_ERROR");
  });

  it("because the limiter fails is a 503", async () => {
    quietErrors();
    const broken = limiter(() => Promise.reject(new Error("no limiter")));
    const response = await post("/newsletter/", VALID, newVisitor(), broken);
    expect(response.status).toBe(503);
    await expectRejected(response);
  });

  it("because five addresses that are none were sent before is a 429", async () => {
    const visitor = newVisitor();
    const answers: number[] = [];
    while (answers.length < 6 || (answers.at(-1) === 400 && answers.length < 11))
      answers.push((await post("/newsletter/", { ...VALID, email: "mei" }, visitor)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it("because the limit is reached is a 429 with the address kept", async () => {
    const full = limiter(() => Promise.resolve({ success: false }));
    const response = await post("/newsletter/", VALID, newVisitor(), full);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await expectRejected(response)).words).toContain("Wait a minute and send it again");
  });
});

describe("the form guards", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { "sec-fetch-site": "same-site" },
    {},
  ])("reject a post with %j", async (headers) => {
    const body = new URLSearchParams(VALID);
    const response = await send("/newsletter/", body, { ...newVisitor(), ...headers });
    expect(response.status).toBe(403);
    expect(await rowsOf("subscribers")).toEqual([]);
  });

  it("reject a post that is too large", async () => {
    const response = await post("/newsletter/", { ...VALID, email: "x".repeat(33_000) });
    expect(response.status).toBe(413);
  });
});

it("the newsletter page is the same for everybody", async () => {
  const page = await fetchPage("/newsletter/");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, max-age=60");
  expect(page.title).toBe("Newsletter | Scrap Metal Prices Australia");
  expect(page.canonical).toBe("http://localhost/newsletter/");
  expect(page.meta.description).toMatch(/^Subscribe to news by email when .* are updated\./);
  expect(page.main.words).toContain("The first issue is not out yet.");
  expect(hrefsOf(page.main.links, "tell us")).toEqual(["/contact/?subject=Leave+the+newsletter"]);
  expect(page.main.value("page")).toBe("/newsletter/");
});
