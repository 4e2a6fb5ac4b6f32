import { describe, expect, it } from "vitest";
import { api } from "../../../worker/api/index.ts";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { READS, UNKNOWN_PATHS } from "../reads.ts";

describe("when the database fails", () => {
  it.each(READS)("$path answers HEAD with the same headers", async ({ path }) => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), path, { method: "HEAD" });
    expect(response.status).toBe(503);
    expect(response.headers.has("retry-after")).toBe(true);
    expect(await response.text()).toBe("");
  });

  it("an invalid parameter is still a 400", async () => {
    const response = await fetchWith(failingDatabase(), "/api/prices/city/abc");
    expect(response.status).toBe(400);
  });

  it.each(UNKNOWN_PATHS)("%s is still a 404", async (path) => {
    expect((await fetchWith(failingDatabase(), path)).status).toBe(404);
  });
});

it("a mistake in our code is a 500 without details, and is logged", async () => {
  const logged = quietErrors();
  // Without bindings there is no store, so the handler throws a TypeError.
  const response = await api.request("/api/cities");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: "Internal error" });
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError));
});
