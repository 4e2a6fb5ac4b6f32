import { describe, expect, it } from "vitest";
import { describedApi } from "../../../worker/api/description.ts";
import type { OpenApiDocument } from "../../../worker/api/openapi-document.ts";
import { changed, failingDatabase, quietErrors } from "../database.ts";
import { fetchJson, fetchPath, fetchSet, fetchWith } from "../fetch.ts";
import { type DocumentedOperation, OPERATIONS, type Parameter } from "./documented-operations.ts";

const fetchDocument = () => fetchJson<OpenApiDocument>("/api/openapi.json");

/** The path and query of an operation with its example values, or with another value for some. */
function filled(
  { path, parameters }: DocumentedOperation,
  other: (parameter: Parameter) => string | undefined = () => undefined,
): string {
  const url = new URL(path, "http://localhost");
  let filledPath = path;
  for (const parameter of parameters) {
    const { name, in: where, schema } = parameter;
    const value = other(parameter) ?? String(schema.example);
    if (where === "path") filledPath = filledPath.replace(`{${name}}`, value);
    else url.searchParams.set(name, value);
  }
  return filledPath + url.search;
}

/** The example of an operation's response. */
function exampleOf({ responses }: DocumentedOperation, status: number): unknown {
  return responses[status]?.content?.["application/json"]?.example;
}

describe("/api/openapi.json", () => {
  it("is an OpenAPI 3.1 document with title, version, licence, notes and server", async () => {
    const { openapi, info, servers } = await fetchDocument();
    expect(openapi).toMatch(/^3\.1\.\d$/);
    expect(info).toMatchObject({
      title: expect.any(String),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(info.license?.url).toBe("http://localhost/terms-and-conditions/");
    expect(info.description).toContain("Indicative");
    expect(info.description).toContain("Sample data");
    expect(servers).toEqual([{ url: "http://localhost" }]);
  });

  it("has the site's origin as its server if one is set", async () => {
    const site = { SITE_ORIGIN: "https://www.example.com.au" };
    const { servers } = await (await fetchSet(site, "/api/openapi.json")).json<OpenApiDocument>();
    expect(servers).toEqual([{ url: site.SITE_ORIGIN }]);
  });

  it("says when the data was published, and in an outage that it may be a sample", async () => {
    await changed("dataset", "update dataset set is_sample = 0");
    expect((await fetchDocument()).info.description).toContain("published on 2026-11-20");
    quietErrors();
    const response = await fetchWith(failingDatabase(), "/api/openapi.json");
    expect(response.status).toBe(200);
    expect((await response.json<OpenApiDocument>()).info.description).toContain("may be a sample");
  });

  it("resolves every reference and names every operation once, with its tags", async () => {
    const { components, paths = {}, tags = [] } = await fetchDocument();
    const text = JSON.stringify(paths);
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(components?.schemas).toHaveProperty(name);
    const gets = Object.values(paths).map(({ get }) => get);
    expect(new Set(gets.map((get) => get?.operationId)).size).toBe(gets.length);
    const names = tags.map(({ name }) => name);
    for (const get of gets) {
      expect(get?.summary).toBeTruthy();
      for (const tag of get?.tags ?? []) expect(names).toContain(tag);
    }
  });

  it.each(OPERATIONS)(
    "$path: parameters, responses and headers are complete",
    ({ path, ...operation }) => {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const parameter of operation.parameters) {
        expect(parameter).toMatchObject({ required: parameter.in === "path", description: /./ });
        expect(parameter.schema.example).toBeDefined();
      }
      for (const response of Object.values(operation.responses))
        expect(response.description).toBeTruthy();
      const takes = operation.parameters.length > 0;
      const isRead = exampleOf({ path, ...operation }, 503) !== undefined;
      // A response about the current state is never cached.
      const isLive = path === "/api/health";
      const expected = [
        "200",
        ...(isLive ? [] : ["304"]),
        ...(takes ? ["400"] : []),
        ...(inPath.length > 0 ? ["404"] : []),
        "405",
        "429",
        ...(isRead ? ["503"] : []),
      ];
      expect(Object.keys(operation.responses)).toEqual(expected);
      if (!isLive) expect(operation.responses[200]?.headers).toHaveProperty("ETag");
      expect(operation.responses[405]?.headers).toHaveProperty("Allow");
      expect(operation.responses[429]?.headers).toHaveProperty("Retry-After");
      if (isRead) expect(operation.responses[503]?.headers).toHaveProperty("Retry-After");
    },
  );

  it("has every route of the router, and the router every path of it", async () => {
    const inRouter = describedApi.routes.map(({ method, path }) => `${method} ${path}`);
    const { paths = {} } = await fetchDocument();
    const inDocument = Object.keys(paths).map((path) => `GET ${path.replace(/\{(\w+)\}/g, ":$1")}`);
    const plain = (all: string[]) => [...new Set(all.map((one) => one.replace(/\/$/, "")))].sort();
    expect(plain(inRouter)).toEqual(plain(inDocument));
  });
});

/** The operations with an example for this status. */
const withExample = (status: number) =>
  OPERATIONS.filter((operation) => exampleOf(operation, status) !== undefined);

describe("the examples match real responses", () => {
  // Those of /api/health depend on the time.
  it.each(withExample(200).filter(({ path }) => path !== "/api/health"))(
    "of $path on success",
    async (operation) => {
      const example = exampleOf(operation, 200);
      const body = await fetchJson<unknown>(filled(operation));
      if (Array.isArray(example)) {
        // A list's example has some of its items.
        const items = example.map((item) => expect.objectContaining(matcherFor(item) as object));
        expect(body).toEqual(expect.arrayContaining(items));
      } else expect(body).toMatchObject(matcherFor(example) as object);
    },
  );

  it.each(withExample(400))("of $path when a parameter is invalid", async (operation) => {
    const response = await fetchPath(filled(operation, () => "_"));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(exampleOf(operation, 400));
  });

  it.each(withExample(404))(
    "of $path when there is no such city or material",
    async (operation) => {
      const response = await fetchPath(
        filled(operation, ({ in: where }) => (where === "path" ? "9999" : undefined)),
      );
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(exampleOf(operation, 404));
    },
  );

  it.each(withExample(405))("of $path for another method", async (operation) => {
    const response = await fetchPath(filled(operation), { method: "POST" });
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual(exampleOf(operation, 405));
  });

  it.each(withExample(503))("of $path when the database fails", async (operation) => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), filled(operation));
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
    expect(await response.json()).toEqual(exampleOf(operation, 503));
  });
});

/** The example as a matcher: of a text that ends in "…" only the start has to match. */
function matcherFor(example: unknown): unknown {
  if (typeof example === "string" && example.endsWith("…")) {
    const start = example.slice(0, -1);
    return expect.toSatisfy((text: string) => text.startsWith(start), `starts with "${start}"`);
  }
  // A list's example has some of its items.
  if (Array.isArray(example)) return expect.arrayContaining(example.map(matcherFor));
  if (typeof example !== "object" || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, matcherFor(value)]),
  );
}
