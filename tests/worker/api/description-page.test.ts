import { expect, it } from "vitest";
import type { OpenApiDocument } from "../../../worker/api/openapi-document.ts";
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
  const [all, one] = ["All cities", "One city, with the rules for selling there"].map((name) =>
    page.section(name, 3),
  );
  expect(all?.words).toContain("The response starts with:");
  expect(one?.words).not.toContain("The response starts with:");
  for (const words of [
    "The response: ",
    "string, at most 80 characters, matching ^[a-z0-9]+(-[a-z0-9]+)*$ sydney",
    "304, 405, 429",
  ])
    expect(one?.words).toContain(words);
  const [row] = all!.all("table").at(-1)!.one("tbody").rows;
  expect(row?.slice(2)).toEqual(["application/json: list of City", "ETag, Cache-Control"]);
  expect(page.words).toContain(
    'curl "http://localhost/api/prices/city/13/history?from=2026-01&to=2026-12&observations=false&cursor=1.2026-01&material=1"',
  );
  // And the fields of what is returned by their types.
  expect(page.one("#CityPrice table").rows).toContainEqual([
    ...["checkedOn", "string (date)", "The day it was last checked."],
  ]);
  const { info } = await fetchJson<OpenApiDocument>("/api/openapi.json");
  expect(page.words).toContain(`Version ${info.version} `);
});

it("the page has no scripts or inline styles, and every link within it leads somewhere", async () => {
  const page = await fetchPage("/api/");
  const ids = page.all("[id]").map((part) => `#${part.attribute("id")}`);
  const places = page.hrefs.filter((href) => href.startsWith("#"));
  expect(ids).toEqual(expect.arrayContaining(places));
  expect(page.all("script, style")).toHaveLength(0);
  const attributes = page.all("*").flatMap(({ element }) => Object.keys(element.attributes));
  expect(attributes.filter((name) => /^(style|on\w+)$/i.test(name))).toEqual([]);
});
