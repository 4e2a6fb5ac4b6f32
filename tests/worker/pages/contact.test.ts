import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchPath, linksOf, wordsOf } from "../fetch.ts";
import { fieldOf, limiter, newVisitor, post, rowsOf, send } from "../forms.ts";
import { headOf } from "../head.ts";

const GOOD = {
  name: "Mei O’Brien",
  email: "mei@mail.example",
  subject: "A price in Sydney",
  message: "Copper was $9.\n\nThank you.",
  page: "/sydney/",
};

beforeEach(() => env.DB.prepare("delete from messages").run());

/** What a post that is not saved is answered; what was typed must be there still. */
async function refused(response: Response, typed: Record<string, string> = GOOD) {
  const html = await response.text();
  for (const [name, value] of Object.entries(typed)) expect(fieldOf(html, name), name).toBe(value);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(headOf(html).title).toMatch(/^Error: Contact/);
  expect(html).toContain('role="alert"');
  expect(await rowsOf("messages")).toEqual([]);
  return { html, words: wordsOf(html) };
}

describe("a message", () => {
  it("is saved with its time and page, and leads to the confirmation", async () => {
    const before = Date.now();
    const response = await post("/contact/", GOOD);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact/?sent");
    const [row, ...more] = await rowsOf("messages");
    expect(more).toEqual([]);
    expect(row).toMatchObject(GOOD);
    expect(row?.sent_at).toBeGreaterThanOrEqual(before);
    expect(row?.sent_at).toBeLessThanOrEqual(Date.now());
  });

  it.each(["/contact", "/CONTACT/", "/contact//", "/contact.data", "/contact/_.data"])(
    "may be posted to %s",
    async (path) => {
      expect((await post(path, GOOD)).status).toBeLessThan(400);
      expect(await rowsOf("messages")).toHaveLength(1);
    },
  );

  it("may come in a form's usual encoding", async () => {
    const headers = { origin: "http://localhost", ...newVisitor() };
    expect((await send("/contact/", new URLSearchParams(GOOD), headers)).status).toBe(303);
    expect(await rowsOf("messages")).toEqual([expect.objectContaining(GOOD)]);
  });

  it("is trimmed, composed, and freed of control characters and of CR LF", async () => {
    await post("/contact/", {
      ...GOOD,
      name: "  Zoe\u0308\u0000\u001b[31m \n X ",
      message: "\r\none\r\n\ttwo\u0007\r\n",
    });
    expect(await rowsOf("messages")).toEqual([
      expect.objectContaining({ name: "Zo\u00eb[31m   X", message: "one\n\ttwo" }),
    ]);
  });

  it("may be as long as the form allows in any script, line ends counted once", async () => {
    const message = "\n\u94dc".repeat(2_500).replace("\n", "\u94dc");
    expect(
      (await post("/contact/", { ...GOOD, message: message.replaceAll("\n", "\r\n") })).status,
    ).toBe(303);
    expect((await rowsOf("messages"))[0]?.message).toBe(message);
  });

  it.each(["//evil.example/", "https://evil.example/", "/\\evil", "sydney", `/${"x".repeat(200)}`])(
    "does not take %s for a page of ours",
    async (page) => {
      await post("/contact/", { ...GOOD, page });
      expect((await rowsOf("messages"))[0]?.page).toBe("/contact/");
    },
  );

  it("in which the trap was filled in is answered alike and not saved", async () => {
    const [real, trapped] = [
      await post("/contact/", GOOD),
      await post("/contact/", { ...GOOD, website: "https://spam.example" }),
    ];
    expect(trapped.status).toBe(real.status);
    expect([...trapped.headers]).toEqual([...real.headers]);
    expect(await rowsOf("messages")).toHaveLength(1);
  });
});

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
    const response = await post("/contact/", { ...GOOD, [field]: value });
    expect(response.status).toBe(400);
    const kept = { ...GOOD, [field]: value };
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
    const response = await post("/contact/", GOOD, newVisitor(), {
      DB: failingDatabase("messages"),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await refused(response)).words).toMatch(AGAIN);
    expect(logged).toHaveBeenCalledWith("Failed to save a message: D1_ERROR");
  });

  it("because all of D1 fails is the same", async () => {
    quietErrors();
    const response = await post("/contact/", GOOD, newVisitor(), { DB: failingDatabase() });
    expect(response.status).toBe(503);
    expect((await refused(response)).words).toMatch(AGAIN);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("2001:db8::1 is unknown"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("because the limiter %s is a 503", async (_, limit) => {
    const logged = quietErrors();
    const response = await post("/contact/", GOOD, newVisitor(), limiter(limit));
    expect(response.status).toBe(503);
    expect((await refused(response)).words).toMatch(AGAIN);
    expect(logged.mock.calls.flat().join()).not.toContain("2001");
  });

  it("because five were sent within a minute is a 429", async () => {
    const visitor = newVisitor();
    // Enough for two minutes of the clock, by which the local limiter counts.
    const answers: number[] = [];
    while (answers.length < 5 || (answers.at(-1) === 303 && answers.length < 11))
      answers.push((await post("/contact/", GOOD, visitor)).status);
    expect(answers.slice(0, 5)).toEqual([303, 303, 303, 303, 303]);
    await env.DB.prepare("delete from messages").run();
    const response = await post("/contact/", GOOD, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    const { words } = await refused(response);
    expect(words).toContain("Nothing you typed is lost: wait a minute and send it again");
    expect((await post("/newsletter/", { email: "a@b.example" }, visitor)).status).toBe(429);
    expect((await post("/contact/", GOOD)).status).toBe(303);
  });

  it("does not count forms that are not as they must be", async () => {
    const visitor = newVisitor();
    for (let sent = 0; sent < 6; sent++)
      expect((await post("/contact/", { ...GOOD, name: "" }, visitor)).status).toBe(400);
    expect((await post("/contact/", GOOD, visitor)).status).toBe(303);
  });
});

describe("the border", () => {
  const body = new URLSearchParams(GOOD);

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site that a browser names", { "sec-fetch-site": "cross-site" }],
    ["nowhere", {}],
  ])("refuses a post from %s with 403 in plain words", async (_, headers) => {
    const response = await send("/contact/", body, { ...newVisitor(), ...headers });
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toMatch("text/plain");
    expect(await response.text()).toContain("from our own page");
    expect(await rowsOf("messages")).toEqual([]);
  });

  it("refuses what is too large with 413 in plain words", async () => {
    const response = await post("/contact/", { ...GOOD, message: "x".repeat(33_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("5000 characters");
    expect(await rowsOf("messages")).toEqual([]);
  });

  it.each(["/", "/sydney/", "/about/", "/contact/x", "/%63ontact/", "/contact.data.data"])(
    "lets nobody post to %s",
    async (path) => {
      const response = await post(path, GOOD);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    },
  );

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("says at %s that one may post", async (method) => {
    const response = await fetchPath("/contact/", { method });
    expect(response.status).toBe(method === "OPTIONS" ? 204 : 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });
});

describe("the contact page", () => {
  it("is one page for everybody, with ways to reach us", async () => {
    const response = await fetchPath("/contact/");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const html = await response.text();
    const { title, canonical, meta } = headOf(html);
    expect(title).toBe("Contact | Scrap Metal Prices Australia");
    expect(canonical).toBe("http://localhost/contact/");
    expect(meta.robots).toBeUndefined();
    const hrefs = linksOf(html.slice(html.indexOf("<main"))).map(({ href }) => href);
    expect(hrefs).toContain("tel:1300975707");
    expect(hrefs).toContain("mailto:hello@scrapmetalprices.example");
    expect(wordsOf(html)).toContain("we buy no metal");
  });

  it.each([
    [
      "?subject=Scrap+yard+in+Port+Lincoln&from=%2Fport-lincoln%2F",
      "Scrap yard in Port Lincoln",
      "/port-lincoln/",
    ],
    ["?subject=%3Cb%3E%22&from=//evil.example/", '<b>"', "/contact/"],
    ["?from=javascript:alert(1)", "", "/contact/"],
    [`?subject=${"x".repeat(400)}`, "x".repeat(150), "/contact/"],
  ])("is filled in by %s, and kept by nobody", async (query, subject, page) => {
    const response = await fetchPath(`/contact/${query}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(headOf(html).meta.robots).toBe("noindex");
    expect(fieldOf(html, "subject")).toBe(subject);
    expect(fieldOf(html, "page")).toBe(page);
  });

  it("confirms what was sent, and offers another", async () => {
    const response = await fetchPath("/contact/?sent");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(headOf(html).title).toMatch(/^Message sent/);
    expect(headOf(html).meta.robots).toBe("noindex");
    expect(wordsOf(html)).toContain("We read every message");
    expect(linksOf(html)).toContainEqual(
      expect.objectContaining({ text: "Send another message", href: "/contact/" }),
    );
    expect(html).not.toContain("<textarea");
  });
});
