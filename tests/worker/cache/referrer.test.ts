import { describe, expect, it } from "vitest";
import { emptyNamespace, namesIn } from "../bindings.ts";
import { isolate } from "./isolate.ts";

const from = (page: string) => ({ headers: { referer: `http://localhost${page}` } });
const field = (page: string) => `name="page" value="${page}"`;

describe("the page that a visitor comes from", () => {
  it("is in their contact form, and in nobody else's", async () => {
    const kv = emptyNamespace();
    const { get } = isolate(kv());
    const own = await get("/contact/", from("/scrap-yards/?state=NSW"));
    expect(own.text).toContain(field("/scrap-yards/?state=NSW"));
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(await namesIn(kv())).toEqual([]);
    const other = await get("/contact/");
    expect(other.text).toContain(field("/contact/"));
    expect(other.headers.get("vary")).toBe("Referer");
    const later = await get("/contact/", from("/perth/"));
    expect(later.text).toContain(field("/perth/"));
  });

  it("is kept whole for the way back", async () => {
    const page = "/scrap-yards/?near=-32.25,148.61&state=NSW";
    for (const query of ["", `?from=${encodeURIComponent(page)}`]) {
      const { text } = await isolate().get(`/contact/${query}`, from(page));
      expect(text).toContain(field(page.replace("&", "&amp;")));
    }
  });

  it.each([
    "http://elsewhere.example/sydney/",
    "http://localhost/contact/?sent",
    "http://localhost/CONTACT",
    "//localhost",
    "",
  ])("is not known from %j", async (referer) => {
    const answer = await isolate().get("/contact/", { headers: { referer } });
    expect(answer.text).toContain(field("/contact/"));
    expect(answer.headers.get("cache-control")).not.toBe("no-store");
  });

  it("changes no page but the one with the form, and no data", async () => {
    const { getAll, get } = isolate();
    await getAll(["/about/", "/contact.data"]);
    for (const path of ["/about/", "/contact.data"])
      expect(await get(path, from("/sydney/"))).toMatchObject({ from: "memory" });
  });
});
