import { describe, expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";

async function expectInvalid(path: string, parameter: string): Promise<void> {
  const response = await fetchPath(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: expect.stringMatching(new RegExp(`\\b${parameter}\\b.+`)),
  });
}

describe("a limit", () => {
  it.each(["0", "101", "-1", "abc", "1.5", "", "1e2", "%206", "6,7", "0x6", "1000", "%00"])(
    "of %j is a 400 that names it",
    async (limit) => {
      await expectInvalid(`/api/cities/top?limit=${limit}`, "limit");
    },
  );

  it("given twice is a 400 that names it", async () => {
    await expectInvalid("/api/cities/top?limit=1&limit=2", "limit");
  });
});

const BAD_IDS = [
  "0",
  "-1",
  "abc",
  "1.5",
  "99999999999",
  "13abc",
  "1e3",
  "%2013",
  "%00",
  "%E0%A4%A",
];

describe.each(["/api/prices/city/", "/api/prices/material/", "/api/scrap-yards/city/"])(
  "an id below %s",
  (path) => {
    it.each(BAD_IDS)("of %j is a 400 that names it", async (id) => {
      await expectInvalid(path + id, "id");
    });
  },
);

const BAD_SLUGS = [
  "%00",
  "sydney%00",
  "%E0%A4%A",
  "%",
  "%2e%2e%2f",
  "%3Cscript%3E",
  "new%20york",
  "sydney'",
  "-sydney",
  "sydney-",
  "gold--coast",
  "caf%C3%A9",
  "%F0%9F%90%A8",
  "a".repeat(81),
];

describe.each(["/api/cities/slug/", "/api/materials/"])("a slug below %s", (path) => {
  it.each(BAD_SLUGS)("of %j is a 400 that names it", async (slug) => {
    await expectInvalid(path + slug, "slug");
  });
});

it.each([
  ["/api/cities/top?limit=1", 200],
  ["/api/cities/top?limit=100", 200],
  ["/api/prices/city/999999999", 404],
  [`/api/materials/${"a".repeat(80)}`, 404],
  ["/api/materials/a-1", 404],
  ["/api/prices/city/13/history?from=2026-01&to=2026-12-31", 200],
  ["/api/prices/city/13/history?from=2026-13", 400],
  ["/api/prices/city/13/history?from=2026-00", 400],
  ["/api/prices/city/13/history?to=2026-02-31", 200],
  ["/api/prices/city/13/history?to=2026-02-32", 400],
  ["/api/prices/city/13/history?to=2026-02-00", 400],
  ["/api/prices/city/13/history?to=2026", 400],
])("the widest values that are valid, and the next: %s is a %i", async (path, status) => {
  expect((await fetchPath(path)).status).toBe(status);
});

it("six cities are listed unless told", async () => {
  const cities: unknown[] = await (await fetchPath("/api/cities/top")).json();
  expect(cities).toHaveLength(6);
});
