import { describe, expect, it } from "vitest";
import { describedApi } from "../../../worker/api/description.ts";
import type { OpenApiDocument } from "../../../worker/api/openapi-document.ts";
import { changed, failingDatabase, quietErrors } from "../database.ts";
import { fetchJson, fetchPath, fetchSet, fetchWith } from "../fetch.ts";
import { type Parameter, PROMISED, type Promised } from "./contract.ts";

const fetchDocument = () => fetchJson<OpenApiDocument>("/api/openapi.json");

/** A template with values in place of its parameters: its examples unless told. */
function filled({ path, parameters }: Promised, other?: string): string {
  return parameters.reduce((address, { name, in: where, schema }: Parameter) => {
    const value = other ?? String(schema.example);
    return where === "path" ? address.replace(`{${name}}`, value) : `${address}?${name}=${value}`;
  }, path);
}

/** The example of one of an operation's answers. */
function exampleOf({ responses }: Promised, status: number): unknown {
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

  it("names the site's own address where one is set", async () => {
    const site = { SITE_ORIGIN: "https://www.example.com.au" };
    const { servers } = await (await fetchSet(site, "/api/openapi.json")).json<OpenApiDocument>();
    expect(servers).toEqual([{ url: site.SITE_ORIGIN }]);
  });

  it("says when the data is no sample, and that it may be one where nobody can tell", async () => {
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

  it.each(PROMISED)("$path: parameters, answers and headers are whole", ({ path, ...promised }) => {
    const inPath = promised.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const parameter of promised.parameters) {
      expect(parameter).toMatchObject({ required: parameter.in === "path", description: /./ });
      expect(parameter.schema.example).toBeDefined();
    }
    for (const response of Object.values(promised.responses))
      expect(response.description).toBeTruthy();
    const takes = promised.parameters.length > 0;
    const isRead = exampleOf({ path, ...promised }, 503) !== undefined;
    const expected = [
      "200",
      "304",
      ...(takes ? ["400"] : []),
      ...(inPath.length > 0 ? ["404"] : []),
      "405",
      ...(isRead ? ["503"] : []),
    ];
    expect(Object.keys(promised.responses)).toEqual(expected);
    expect(promised.responses[200]?.headers).toHaveProperty("ETag");
    expect(promised.responses[405]?.headers).toHaveProperty("Allow");
    if (isRead) expect(promised.responses[503]?.headers).toHaveProperty("Retry-After");
  });

  it("has every route of the router, and the router every path of it", async () => {
    const inRouter = describedApi.routes.map(({ method, path }) => `${method} ${path}`);
    const { paths = {} } = await fetchDocument();
    const inDocument = Object.keys(paths).map((path) => `GET ${path.replace(/\{(\w+)\}/g, ":$1")}`);
    const plain = (all: string[]) => [...new Set(all.map((one) => one.replace(/\/$/, "")))].sort();
    expect(plain(inRouter)).toEqual(plain(inDocument));
    expect(inDocument).toHaveLength(11);
  });
});

/** The operations with an example of such an answer. */
const withExample = (status: number) =>
  PROMISED.filter((promised) => exampleOf(promised, status) !== undefined);

describe("the examples are true answers", () => {
  it.each(withExample(200))("of $path when all is well", async (promised) => {
    const example = exampleOf(promised, 200);
    const answer = await fetchJson<unknown>(filled(promised));
    if (Array.isArray(example)) {
      // A list's example has some of its items.
      const items = example.map((item) => expect.objectContaining(shortened(item) as object));
      expect(answer).toEqual(expect.arrayContaining(items));
    } else expect(answer).toMatchObject(shortened(example) as object);
  });

  it.each(withExample(400))("of $path when a parameter cannot be right", async (promised) => {
    const response = await fetchPath(filled(promised, "_"));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(exampleOf(promised, 400));
  });

  it.each(withExample(404))("of $path when there is no such thing", async (promised) => {
    const response = await fetchPath(filled(promised, "9999"));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(exampleOf(promised, 404));
  });

  it.each(withExample(405))("of $path when somebody writes", async (promised) => {
    const response = await fetchPath(filled(promised), { method: "POST" });
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual(exampleOf(promised, 405));
  });

  it.each(withExample(503))("of $path when the database fails", async (promised) => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), filled(promised));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(exampleOf(promised, 503));
  });
});

/** Every key of an example is in the answer; where a text is cut off with "…" its start is enough. */
function shortened(example: unknown): unknown {
  if (typeof example === "string" && example.endsWith("…")) {
    const start = example.slice(0, -1);
    return expect.toSatisfy((text: string) => text.startsWith(start), `starts with "${start}"`);
  }
  if (Array.isArray(example)) return example.map(shortened);
  if (typeof example !== "object" || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, shortened(value)]));
}
