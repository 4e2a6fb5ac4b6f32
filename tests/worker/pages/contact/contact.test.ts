import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { MESSAGE, post, rowsOf } from "../../forms.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

beforeEach(() => env.DB.prepare("delete from messages").run());

describe("a message", () => {
  it("is saved with its time and page, and redirects to the confirmation", async () => {
    const before = Date.now();
    const response = await post("/contact/", MESSAGE);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact/?sent");
    const rows = await rowsOf("messages");
    expect(rows).toEqual([expect.objectContaining(MESSAGE)]);
    expect(rows[0]?.sent_at).toBeGreaterThanOrEqual(before);
    expect(rows[0]?.sent_at).toBeLessThanOrEqual(Date.now());
  });

  it("is kept in one spelling, without what cannot be seen", async () => {
    await post("/contact/", {
      ...MESSAGE,
      name: " Zoe\u0308\u0000 ",
      message: "\r\none\r\n\ttwo\r\n",
    });
    expect(await rowsOf("messages")).toMatchObject([{ name: "Zo\u00eb", message: "one\n\ttwo" }]);
  });

  it("may be as long as the form allows in any script, with a line end as one character", async () => {
    const message = "\n\u94dc".repeat(2_500).replace("\n", "\u94dc");
    expect(
      (await post("/contact/", { ...MESSAGE, message: message.replaceAll("\n", "\r\n") })).status,
    ).toBe(303);
    expect((await rowsOf("messages"))[0]?.message).toBe(message);
  });

  it.each([
    ["//evil.example/", "/contact/"],
    [
      "/what-is-it/lead/?load=near%3D-33.87%252C151.21%26copper%3D60&near=2830",
      "/what-is-it/lead/",
    ],
    ["/material/copper/?near=2830&state=NSW", "/material/copper/?state=NSW"],
    ["/yard/5/egret-bend-salvage/", "/yard/5/"],
    ["/blog/first-visit-to-a-scrap-yard/", "/blog/first-visit-to-a-scrap-yard/"],
    ["/jane-citizen/history/", "(no page)"],
    ["/material/0412345678/", "(no page)"],
  ])("from %s is saved as from %s", async (page, told) => {
    await post("/contact/", { ...MESSAGE, page });
    expect((await rowsOf("messages"))[0]?.page).toBe(told);
  });
});

describe("the contact page", () => {
  it("is the same for everybody, and shows how to reach us", async () => {
    const { headers, title, canonical, meta, main } = await fetchPage("/contact/");
    expect(headers.get("cache-control")).toBe("private, max-age=60");
    expect(title).toBe("Contact | Scrap Metal Prices Australia");
    expect(canonical).toBe("http://localhost/contact/");
    expect(meta.robots).toBeUndefined();
    expect(main.hrefs).toContain("tel:1300975707");
    expect(main.hrefs).toContain("mailto:hello@scrapmetalprices.example");
    expect(hrefsOf(main.links, "a yard near you")).toEqual(["/scrap-yards/"]);
    expect(meta.description).toMatch(/^Tell us about a price, a yard or a page that is wrong/);
    expect(main.words).toContain("we don’t buy metal");
    // URL-encoded, a long message in Chinese would be too large.
    expect(main.one("form.form").attribute("enctype")).toBe("multipart/form-data");
    const fields = ["Name", "Email", "Subject", "Message"].map((label) => main.field(label));
    expect(fields.map((field) => field.attribute("maxlength"))).toEqual([
      "100",
      "254",
      "150",
      "5000",
    ]);
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
  ])("is prefilled by %s, and never cached", async (query, subject, page) => {
    const { headers, meta, main } = await fetchPage(`/contact/${query}`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(meta.robots).toBe("noindex");
    expect(main.value("subject")).toBe(subject);
    expect(main.value("page")).toBe(page);
  });

  it("confirms that the message was sent, and offers to send another", async () => {
    const { headers, title, meta, main } = await fetchPage("/contact/?sent");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(title).toMatch(/^Message sent/);
    expect(meta.robots).toBe("noindex");
    expect(main.words).toContain("We read every message");
    expect(hrefsOf(main.links, "Send another message")).toContain("/contact/");
    expect(main.all("form, textarea")).toHaveLength(0);
  });
});
