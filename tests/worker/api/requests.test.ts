import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchJson, fetchPath, fetchWith, headersOf } from "../fetch.ts";
import { READS, UNKNOWN_PATHS } from "../reads.ts";
import { violations } from "./conformance.ts";

const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const NOTHING = { error: "There is nothing at this address" };

const originsOf = ({ headers }: Response) => headers.get("access-control-allow-origin");

function expectMethods(response: Response): void {
  const allowed = (response.headers.get("allow") ?? "").split(/,\s*/);
  expect(allowed.toSorted()).toEqual(["GET", "HEAD", "OPTIONS"]);
}

describe.each(READS)("$path", ({ path }) => {
  it("answers any origin, in any letter case, as the document says and without another field", async () => {
    const bodies = new Set<string>();
    for (const same of [path, `${path.toUpperCase()}/`]) {
      const response = await fetchPath(same, { headers: { origin: "https://elsewhere.example" } });
      const body = await response.text();
      bodies.add(body);
      const actual = { status: 200, type: response.headers.get("content-type"), body };
      const request = { method: "GET", address: `http://localhost${same}` };
      expect([response.status, violations(request, actual)], same).toEqual([200, []]);
      // A violation of each rule is seen.
      for (const wrong of [{ status: 503 }, { status: 418 }, { type: "text/html" }, { body: "0" }])
        expect(violations(request, { ...actual, ...wrong })).not.toEqual([]);
      expect(originsOf(response)).toBe("*");
    }
    expect(bodies.size).toBe(1);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const [get, head] = await Promise.all([fetchPath(path), fetchPath(path, { method: "HEAD" })]);
    expect(head.status).toBe(200);
    expect(headersOf(head)).toEqual(headersOf(get));
    expect(await head.text()).toBe("");
  });

  it("names its methods to OPTIONS, and refuses all others", async () => {
    const options = await fetchPath(path, { method: "OPTIONS" });
    expect([options.status, await options.text()]).toEqual([204, ""]);
    expectMethods(options);
    for (const method of METHODS) {
      const response = await fetchPath(path, { method, body: "{}" });
      expect(response.status).toBe(405);
      expectMethods(response);
      expect(await response.json()).toEqual({ error: expect.stringContaining(method) });
    }
  });
});

const YARD = "id name address cityId phone website description acceptedMaterials services";

// docs/specification.md (API): fields may be added, never renamed or removed.
it.each([
  ["/api/cities/top", "id name slug"],
  ["/api/cities", "id name slug state"],
  ["/api/cities/slug/sydney", "id name slug state metaDescription regulations"],
  ["/api/materials", "id name slug description"],
  ["/api/materials/copper", "id name slug description metaDescription"],
  ["/api/prices/city/13", "materialId minPrice maxPrice description"],
  ["/api/prices/material/1", "cityId minPrice maxPrice"],
  ["/api/scrap-yards/city/13", `${YARD} latitude longitude`],
  ["/api/scrapyards", `${YARD} latitude longitude`],
])("%s keeps the fields %s", async (path, fields) => {
  const [first] = [await fetchJson<object | object[]>(path)].flat();
  expect(Object.keys(first!)).toEqual(expect.arrayContaining(fields.split(" ")));
});

it("a preflight request is told which methods and headers are allowed", async () => {
  const headers = {
    origin: "https://elsewhere.example",
    "access-control-request-method": "GET",
  };
  const response = await fetchPath("/api/cities", { method: "OPTIONS", headers });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": "*",
    "access-control-max-age": "86400",
  });
});

it("other origins may read why something is refused, and of an outage", async () => {
  quietErrors();
  const answers = await Promise.all([
    fetchPath("/api/cities/slug/atlantis"),
    fetchPath("/api/nothing"),
    fetchPath("/api/cities/top?limit=0"),
    fetchPath("/api/cities", { method: "POST" }),
    fetchWith(failingDatabase(), "/api/cities"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 405, 503]);
  expect(answers.map(originsOf)).toEqual(Array(5).fill("*"));
});

it.each(UNKNOWN_PATHS)("%s is a 404 as JSON with every method", async (path) => {
  const inits = [...METHODS, "OPTIONS"].map((method): RequestInit => ({ method }));
  for (const init of [{ headers: { accept: "text/html" } }, ...inits]) {
    const response = await fetchPath(path, init);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
    expect(await response.json()).toEqual(NOTHING);
  }
  expect(await (await fetchPath(path, { method: "HEAD" })).text()).toBe("");
});

const HISTORY = "/api/prices/city/13/history";

/** Values that a parameter may not have, by the parameter that the response names. */
const WRONG: [name: string, start: string, values: string[]][] = [
  [
    "limit",
    "/api/cities/top?limit=",
    ["0", "101", "-1", "1.5", "", "1e2", "%206", "6,7", "1000", "%00", "1&limit=2"],
  ],
  ["id", "/api/prices/city/", ["0", "-1", "abc", "1.5", "99999999999", "1e3", "%2013", "%00"]],
  ["id", "/api/prices/material/", ["0", "%E0%A4%A"]],
  ["id", "/api/scrap-yards/city/", ["0", "13abc"]],
  ["slug", "/api/cities/slug/", ["%00", "%", "%2e%2e%2f", "new%20york", "sydney'", "caf%C3%A9"]],
  ["slug", "/api/materials/", ["-x", "x-", "gold--coast", "%E0%A4%A", "a".repeat(81)]],
  ["from", `${HISTORY}?from=`, ["2026", "2026-13", "2026-00"]],
  ["to", `${HISTORY}?to=`, ["2026", "2026-02-32", "2026-02-00", "tomorrow", ""]],
  ["observations", `${HISTORY}?observations=`, ["yes"]],
  ["material", `${HISTORY}?material=`, ["0", "1&material=2"]],
  ["cursor", `${HISTORY}?cursor=`, ["1", "1.2026-01'--"]],
  ["cursor", "/api/publications?cursor=", ["abc", "0", "", "1.5", "1&cursor=2"]],
];

it.each(WRONG.flatMap(([name, start, values]) => values.map((value) => [start + value, name])))(
  "%s is a 400 that names the %s",
  async (path, name) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(new RegExp(`^${name} must be `)),
    });
  },
);

it.each([
  ["/api/cities/top?limit=1", 200],
  ["/api/cities/top?limit=100", 200],
  ["/api/prices/city/999999999", 404],
  [`/api/materials/${"a".repeat(80)}`, 404],
  [`${HISTORY}?from=2026-01&to=2026-12-31`, 200],
  [`${HISTORY}?to=2026-02-31`, 200],
])("the widest values are valid: %s is a %i", async (path, status) => {
  expect((await fetchPath(path)).status).toBe(status);
});

it("six cities are listed unless told", async () => {
  expect(await (await fetchPath("/api/cities/top")).json()).toHaveLength(6);
});
