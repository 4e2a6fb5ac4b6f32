import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { fetchPath, headersOf, linksOf, wordsOf } from "../../fetch.ts";
import { fieldOf, MESSAGE, newVisitor, post, rowsOf, send } from "../../forms.ts";
import { headOf } from "../../head.ts";

beforeEach(() => env.DB.prepare("delete from messages").run());

describe("a message", () => {
  it("is saved with its time and page, and leads to the confirmation", async () => {
    const before = Date.now();
    const response = await post("/contact/", MESSAGE);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact/?sent");
    const [row, ...more] = await rowsOf("messages");
    expect(more).toEqual([]);
    expect(row).toMatchObject(MESSAGE);
    expect(row?.sent_at).toBeGreaterThanOrEqual(before);
    expect(row?.sent_at).toBeLessThanOrEqual(Date.now());
  });

  it.each(["/contact", "/CONTACT/", "/contact//", "/contact.data", "/contact/_.data"])(
    "may be posted to %s",
    async (path) => {
      expect((await post(path, MESSAGE)).status).toBeLessThan(400);
      expect(await rowsOf("messages")).toHaveLength(1);
    },
  );

  it("may come in a form's usual encoding", async () => {
    const headers = { origin: "http://localhost", ...newVisitor() };
    expect((await send("/contact/", new URLSearchParams(MESSAGE), headers)).status).toBe(303);
    expect(await rowsOf("messages")).toEqual([expect.objectContaining(MESSAGE)]);
  });

  it("is trimmed, composed, and freed of control characters and of CR LF", async () => {
    await post("/contact/", {
      ...MESSAGE,
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
      (await post("/contact/", { ...MESSAGE, message: message.replaceAll("\n", "\r\n") })).status,
    ).toBe(303);
    expect((await rowsOf("messages"))[0]?.message).toBe(message);
  });

  it.each(["//evil.example/", "https://evil.example/", "/\\evil", "sydney", `/${"x".repeat(200)}`])(
    "does not take %s for a page of ours",
    async (page) => {
      await post("/contact/", { ...MESSAGE, page });
      expect((await rowsOf("messages"))[0]?.page).toBe("/contact/");
    },
  );

  it("in which the trap was filled in is answered alike, and kept as suspected spam", async () => {
    const [real, trapped] = [
      await post("/contact/", MESSAGE),
      await post("/contact/", { ...MESSAGE, name: "Filler", website: "https://spam.example" }),
    ];
    expect(trapped.status).toBe(real.status);
    expect(headersOf(trapped)).toEqual(headersOf(real));
    expect(await rowsOf("messages")).toEqual([
      expect.objectContaining({ name: MESSAGE.name, is_suspected_spam: 0 }),
      expect.objectContaining({ name: "Filler", is_suspected_spam: 1 }),
    ]);
  });
});

describe("the contact page", () => {
  it("is one page for everybody, with ways to reach us", async () => {
    const response = await fetchPath("/contact/");
    expect(response.headers.get("cache-control")).toBe("private, max-age=60");
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
