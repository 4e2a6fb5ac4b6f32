import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../scripts/database/remote.ts";

/** The message of a query for which wrangler ends with this output. */
function failure(stdout: string, stderr = ""): string {
  try {
    remoteDatabase(() => ({ status: 1, stdout, stderr })).query("select 1");
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The query succeeded.");
}

const json = (text: string) => `\n${JSON.stringify({ error: { text } }, null, 2)}\n`;

describe("a failure at Cloudflare", () => {
  it.each([
    [
      "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
      "npx wrangler login",
    ],
    ["More than one account available but unable to select one", "CLOUDFLARE_ACCOUNT_ID"],
    ["Couldn't find a D1 DB named 'scrap-metal-prices'", "npx wrangler d1 create"],
    ["table states has no column named position: SQLITE_ERROR", "npm run deploy"],
    ["no such table: states: SQLITE_ERROR", "npm run deploy"],
    ["fetch failed", "internet connection"],
    ["D1 reset before execute completed!", "Try again"],
  ])("%j is passed on with what to do", (cause, advice) => {
    const [first, second] = failure(json(cause)).split("\n");
    expect(first).toBe(`Cloudflare's database could not be used: ${cause}`);
    expect(second).toContain(advice);
  });

  it("is passed on as printed when it is not JSON", () => {
    expect(failure("", "✘ [ERROR] A fatal\nsurprise")).toContain("A fatal surprise");
  });
});
