import { describe, expect, it } from "vitest";
import { changed } from "../database.ts";
import { isolate } from "./isolate.ts";

// Addresses that anybody can make up without end must neither fill an isolate's memory nor cost the
// database without limit.

/** A limiter that allows so many calls. */
function limiter(calls: number): RateLimit {
  return { limit: async () => ({ success: calls-- > 0 }) };
}

describe("an address that nobody offers", () => {
  it.each([
    "/scrap-yards/?state=XX",
    "/scrap-yards/?material=Unobtainium",
    "/scrap-yards/?service=Juggling",
    "/scrap-yards/?page=99999",
    "/scrap-yards/?state=NSW&page=99999",
    "/scrap-yards/points.data?state=XX",
  ])("%s is answered, and not cached", async (path) => {
    const { get } = isolate();
    for (const time of ["first", "second"]) {
      const answer = await get(path);
      expect({ time, status: answer.status, from: answer.from }).toMatchObject({
        status: 200,
        from: "miss",
      });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each([
    ["/scrap-yards/?debug=1", "/scrap-yards/?debug=anything"],
    ["/scrap-yards/?page=2&from=here", "/scrap-yards/?page=2"],
    ["/scrap-yards/points.data?q=&state=NSW&page=3", "/scrap-yards/points.data?state=NSW"],
  ])("%s and %s share one entry", async (one, other) => {
    const { get } = isolate();
    await get(one);
    expect((await get(other)).from).toBe("memory");
  });
});

describe("the limit of responses that are rendered for one visitor alone", () => {
  const PATHS = ["/scrap-yards/?state=NSW", "/scrap-yards/points.data?state=NSW"];

  it.each(PATHS)("%s is refused beyond it", async (path) => {
    const { get } = isolate(undefined, { SEARCH_LIMIT: limiter(0) });
    const answer = await get(path);
    expect(answer).toMatchObject({
      status: 429,
      text: "Too many requests. Wait a minute, go back and try again.",
    });
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(PATHS)("%s does not count once it is cached", async (path) => {
    const { get } = isolate(undefined, { SEARCH_LIMIT: limiter(1) });
    await get(path);
    for (let i = 0; i < 3; i++) expect((await get(path)).from).toBe("memory");
  });

  it("does not count those who wait for the same response", async () => {
    const { getAll } = isolate(undefined, { SEARCH_LIMIT: limiter(1) });
    const answers = await getAll(Array(5).fill("/scrap-yards/?state=NSW"));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });

  it.each([
    "/",
    "/sydney/",
    "/scrap-yards/",
    "/scrap-yards/?page=2",
    "/api/scrapyards",
    "/nowhere/",
  ])("leaves alone what is rendered for everybody: %s", async (path) => {
    const { get } = isolate(undefined, { SEARCH_LIMIT: limiter(0) });
    expect((await get(path)).status).not.toBe(429);
  });

  it.each(["/api/scrapyards", "/data/yards.csv", "/data/yards.json"])(
    "counts %s where it is too large to be cached, once that is known",
    async (path) => {
      await changed("scrap_yards", `update scrap_yards set description = '${"x".repeat(20_000)}'`);
      const { get } = isolate(undefined, { SEARCH_LIMIT: limiter(1) });
      expect((await get(path)).status).toBe(200);
      expect((await get(path)).status).toBe(200);
      const third = await get(path);
      expect(third.status).toBe(429);
      const message = "Too many requests. Wait a minute, go back and try again.";
      expect(third.text).toBe(
        path.startsWith("/api/") ? JSON.stringify({ error: message }) : message,
      );
      expect(third.headers.get("access-control-allow-origin")).toBe("*");
    },
  );
});
