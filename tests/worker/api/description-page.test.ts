import { expect, it } from "vitest";
import { isolate } from "../cache/isolate.ts";
import { fetchPath, headingOf, linksOf, wordsOf } from "../fetch.ts";
import { OPERATIONS } from "./contract.ts";

it.each(["/api", "/api/", "/API/"])(
  "%s is a page with the content of the OpenAPI document",
  async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    const html = await response.text();
    expect(headingOf(html)).toBe("API");
    const words = wordsOf(html);
    for (const { path, responses } of OPERATIONS) {
      expect(words).toContain(`GET ${path}`);
      for (const { description } of Object.values(responses)) expect(words).toContain(description);
    }
    expect(words).toContain('curl "http://localhost/api/cities/top?limit=2"');
    expect(words).toContain(
      "limit Maximum number of results. May be given only once. In the query, optional.",
    );
    expect(words).toContain("integer, from 1 to 100, default 6 2");
    expect(words).toContain("Sample data");
  },
);

it("links to the document, to itself, and back to the site", async () => {
  const html = await (await fetchPath("/api/")).text();
  const hrefs = linksOf(html).map(({ href }) => href);
  expect(hrefs).toContain("/api/openapi.json");
  expect(hrefs).toContain("/");
  for (const href of hrefs.filter((to) => to.startsWith("#")))
    expect(html).toContain(`id="${href.slice(1)}"`);
});

it("has no scripts or inline styles, and a policy that allows none", async () => {
  const response = await fetchPath("/api/");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).not.toMatch(/<script|<style|\bstyle=|\bon\w+=/);
  expect(html).toContain('<link rel="stylesheet" href="/api.css">');
});

it("is cached for a day, with one entry for both ways to write its URL", async () => {
  const { get } = isolate();
  const first = await get("/api/");
  expect(first.from).toBe("miss");
  expect(first.headers.get("cdn-cache-control")).toContain("max-age=86400");
  const second = await get("/api");
  expect(second.from).toBe("memory");
  expect(second.headers.get("content-security-policy")).toContain("script-src 'none'");
  expect(second.text).toBe(first.text);
  const tag = second.headers.get("etag") ?? "";
  const again = await get("/api", { headers: { "if-none-match": tag } });
  expect(again.status).toBe(304);
});

it("is linked from the footer", async () => {
  const links = linksOf(await (await fetchPath("/about/")).text());
  expect(links).toContainEqual(expect.objectContaining({ text: "API", href: "/api/" }));
});
