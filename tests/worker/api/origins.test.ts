import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchPath, fetchWith } from "../fetch.ts";
import { READS } from "../reads.ts";

const ELSEWHERE = { headers: { origin: "https://elsewhere.example" } };

const allowedOrigin = (response: Response) => response.headers.get("access-control-allow-origin");

describe("other origins may read", () => {
  it.each(READS)("$path", async ({ path }) => {
    const response = await fetchPath(path, ELSEWHERE);
    expect(response.status).toBe(200);
    expect(allowedOrigin(response)).toBe("*");
  });

  it.each([
    ["/api/cities/slug/atlantis", 404],
    ["/api/nothing", 404],
    ["/api/cities/top?limit=0", 400],
    ["/api/prices/city/abc", 400],
  ])("the error of %s", async (path, status) => {
    const response = await fetchPath(path, ELSEWHERE);
    expect(response.status).toBe(status);
    expect(allowedOrigin(response)).toBe("*");
  });

  it("a 405", async () => {
    const response = await fetchPath("/api/cities", { ...ELSEWHERE, method: "POST" });
    expect(response.status).toBe(405);
    expect(allowedOrigin(response)).toBe("*");
  });

  it("an outage", async () => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), "/api/cities", ELSEWHERE);
    expect(response.status).toBe(503);
    expect(allowedOrigin(response)).toBe("*");
  });
});

it("a preflight request says which methods and headers are allowed", async () => {
  const response = await fetchPath("/api/cities", {
    method: "OPTIONS",
    headers: { ...ELSEWHERE.headers, "access-control-request-method": "GET" },
  });
  expect(response.status).toBe(204);
  expect(allowedOrigin(response)).toBe("*");
  expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  expect(response.headers.get("access-control-allow-headers")).toBe("*");
  expect(response.headers.get("access-control-max-age")).toBe("86400");
});
