import { expect, it } from "vitest";
import type { OpenApiDocument } from "../../../worker/api/openapi-document.ts";
import { isolate } from "../cache/isolate.ts";
import { fetchJson } from "../fetch.ts";
import { fetchPage } from "../page.ts";
import { OPERATIONS } from "./documented-operations.ts";

it("the page has the content of the OpenAPI document", async () => {
  const { status, headers, heading, words } = await fetchPage("/API");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(heading).toBe("API");
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
});

it("the page describes each operation by its values, an example and what it returns", async () => {
  const page = await fetchPage("/api/");
  const [all, one] = ["All cities", "One city, with the rules for selling there"].map(
    (name) => page.section(name, 3).words,
  );
  expect(all).toContain("The response starts with:");
  expect(one).toContain("The response: ");
  expect(one).not.toContain("The response starts with:");
  expect(one).toContain("string, at most 80 characters, matching ^[a-z0-9]+(-[a-z0-9]+)*$ sydney");
  expect(one).toContain("304, 405, 429");
  expect(one).not.toContain("More than 120 responses");
  expect(page.hrefs).toContain("http://localhost/terms-and-conditions/");
  const [row] = page.section("All cities", 3).all("table").at(-1)!.one("tbody").rows;
  expect(row?.slice(2)).toEqual(["application/json: list of City", "ETag, Cache-Control"]);
  expect(page.words).toContain(
    'curl "http://localhost/api/prices/city/13/history?from=2026-01&to=2026-12&observations=false&cursor=1.2026-01&material=1"',
  );
});

it("the page describes the fields of what is returned by their types", async () => {
  const page = await fetchPage("/api/");
  const fields = page.one("#CityPrice table").rows;
  expect(fields).toContainEqual(["checkedOn", "string (date)", "The day it was last checked."]);
  expect(page.one("#CityDetail table").rows).toContainEqual([
    ...["regulationsCheckedOn", "string (date)", "The day the rules were last edited."],
  ]);
  const { info } = await fetchJson<OpenApiDocument>("/api/openapi.json");
  expect(page.words).toContain(`Version ${info.version} `);
});

it("the page links to the document, to its own sections and to the site", async () => {
  const page = await fetchPage("/api/");
  expect(page.hrefs).toContain("/api/openapi.json");
  expect(page.hrefs).toContain("/");
  const places = page.hrefs.filter((href) => href.startsWith("#"));
  const ids = page.all("[id]").map((part) => `#${part.attribute("id")}`);
  expect(ids).toEqual(expect.arrayContaining(places));
  const labels = page.all("section").map((part) => `#${part.attribute("aria-labelledby")}`);
  expect(ids).toEqual(expect.arrayContaining(labels));
  expect(page.one("#content").attribute("tabindex")).toBe("-1");
  expect(page.canonical).toBe("http://localhost/api/");
});

it("the page has no scripts or inline styles, and a policy that allows none", async () => {
  const page = await fetchPage("/api/");
  expect(page.all("script, style")).toHaveLength(0);
  const attributes = page.all("*").flatMap(({ element }) => Object.keys(element.attributes));
  expect(attributes.filter((name) => /^(style|on\w+)$/i.test(name))).toEqual([]);
  expect(page.all("link[rel=stylesheet]")).toHaveLength(1);
});

it("the page is cached, in one entry for both spellings of its URL", async () => {
  const { get } = isolate();
  const first = await get("/api/");
  expect(first.from).toBe("miss");
  const second = await get("/api");
  expect(second.from).toBe("memory");
  expect(second.headers.get("content-security-policy")).toContain("script-src 'none'");
  expect(second.text).toBe(first.text);
  const tag = second.headers.get("etag") ?? "";
  const again = await get("/api", { headers: { "if-none-match": tag } });
  expect(again.status).toBe(304);
});
