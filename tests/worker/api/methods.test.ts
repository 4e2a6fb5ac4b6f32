import { describe, expect, it } from "vitest";
import { fetchPath, headersOf } from "../fetch.ts";
import { READS } from "../reads.ts";

const PATHS = READS.map(({ path }) => path);

describe.each(PATHS)("%s", (path) => {
  it("answers HEAD with the headers of GET and no body", async () => {
    const [get, head] = await Promise.all([fetchPath(path), fetchPath(path, { method: "HEAD" })]);
    expect(head.status).toBe(200);
    expect(headersOf(head)).toEqual(headersOf(get));
    expect(await head.text()).toBe("");
    expect(await get.text()).not.toBe("");
  });

  it("answers OPTIONS with 204 and the allowed methods", async () => {
    const response = await fetchPath(path, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(methodsIn(response)).toEqual(["GET", "HEAD", "OPTIONS"]);
    expect(await response.text()).toBe("");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("answers %s with 405", async (method) => {
    const response = await fetchPath(path, { method });
    expect(response.status).toBe(405);
    expect(methodsIn(response)).toEqual(["GET", "HEAD", "OPTIONS"]);
    expect(await response.json()).toEqual({ error: expect.stringContaining(method) });
  });
});

it.each(["/api/cities/slug/atlantis", "/api/prices/city/9999", "/API/Materials/"])(
  "%s answers POST with 405 whatever GET would return",
  async (path) => {
    const response = await fetchPath(path, { method: "POST", body: "{}" });
    expect(response.status).toBe(405);
  },
);

it.each(PATHS)("%s answers in any letter case and with a slash at the end", async (path) => {
  const plain = await (await fetchPath(path)).text();
  for (const same of [path.toUpperCase(), `${path}/`, `${path.toUpperCase()}/`]) {
    const response = await fetchPath(same);
    expect(response.status, same).toBe(200);
    expect(await response.text(), same).toBe(plain);
  }
});

function methodsIn(response: Response): string[] {
  return (response.headers.get("allow") ?? "").split(/,\s*/).toSorted();
}
