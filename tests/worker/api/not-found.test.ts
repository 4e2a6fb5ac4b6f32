import { describe, expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";
import { UNKNOWN_PATHS } from "../reads.ts";

async function errorOf(path: string, init?: RequestInit): Promise<string> {
  const response = await fetchPath(path, init);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
  return (await response.json<{ error: string }>()).error;
}

describe("a city or material that does not exist", () => {
  it.each([
    ["/api/cities/slug/atlantis", "City not found"],
    ["/api/cities/slug/copper", "City not found"],
    ["/api/materials/unobtainium", "Material not found"],
    ["/api/materials/sydney", "Material not found"],
    ["/api/prices/city/9999", "City not found"],
    ["/api/prices/material/9999", "Material not found"],
    ["/api/scrap-yards/city/9999", "City not found"],
    ["/api/scrap-yards/city/999999999", "City not found"],
  ])("at %s is a 404 with a message", async (path, message) => {
    expect(await errorOf(path)).toBe(message);
  });
});

describe("an unknown path", () => {
  it.each(UNKNOWN_PATHS)("%s is a 404 as JSON with its own message", async (path) => {
    expect(await errorOf(path)).toBe("There is nothing at this address");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is a 404 as JSON for %s too",
    async (method) => {
      for (const path of UNKNOWN_PATHS) {
        expect(await errorOf(path, { method }), path).toBe("There is nothing at this address");
      }
    },
  );

  it("is a 404 without a body for HEAD", async () => {
    const response = await fetchPath("/api/nothing", { method: "HEAD" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
    expect(await response.text()).toBe("");
  });

  it("is never a page, even if a browser accepts HTML", async () => {
    const headers = { accept: "text/html" };
    expect(await errorOf("/api/nothing", { headers })).toBe("There is nothing at this address");
  });
});
