import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../publishing/database/remote.ts";

/** The message of a query for which wrangler ends with this output. */
function failure(stdout: string, stderr = ""): string {
  try {
    remoteDatabase(() => ({ status: 1, stdout, stderr })).query("select 1");
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The query succeeded.");
}

/** Lines that wrangler prints before its JSON. */
const PROGRESS = "├ Checking if file needs uploading\n│ [1/2]\n";

/** A failure as wrangler prints it. */
const json = (text: string) =>
  `${PROGRESS}${JSON.stringify({ error: { text }, kind: "error" }, null, 2)}\n`;

it("the rows of each statement of a call are read from wrangler's JSON, whatever it prints before", () => {
  const commands: string[] = [];
  const remote = remoteDatabase((args) => {
    commands.push(args.at(-1)!);
    // A line of its progress may look like the beginning of JSON.
    const stdout = `[1/2] Uploading\n${JSON.stringify([{ results: [{ id: 1 }] }, { results: [] }])}\n`;
    return { status: 0, stdout: PROGRESS + stdout, stderr: "" };
  });
  expect(remote.queryAll(["select 1", "select 2"])).toEqual([[{ id: 1 }], []]);
  expect(remote.query("select 1")).toEqual([{ id: 1 }]);
  expect(commands).toEqual(["select 1;\nselect 2", "select 1"]);
});

it("a whole database is what wrangler's export writes, or the failure of one", () => {
  const remote = remoteDatabase((args) => {
    expect(args.slice(0, 4)).toEqual(["d1", "export", "DB", "--remote"]);
    writeFileSync(args.at(-1)!, "create table a (b);");
    return { status: 0, stdout: "", stderr: "" };
  });
  expect(remote.exported()).toBe("create table a (b);");
  const refusing = remoteDatabase(() => ({ status: 1, stdout: json("fetch failed"), stderr: "" }));
  expect(() => refusing.exported()).toThrow("Check the internet connection");
});

describe("a failure at Cloudflare", () => {
  it.each([
    [
      "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
      "npx wrangler login",
    ],
    ["You are not logged in.", "npx wrangler login"],
    ["Authentication error [code: 10000]", "npx wrangler login"],
    ["401 Unauthorized", "npx wrangler login"],
    ["More than one account available but unable to select one", "CLOUDFLARE_ACCOUNT_ID"],
    ["Couldn't find a D1 DB named 'scrap-metal-prices'", "npx wrangler d1 create"],
    ["table states has no column named position: SQLITE_ERROR", "npm run deploy"],
    ["no such table: states: SQLITE_ERROR", "npm run deploy"],
    ["no such column: position: SQLITE_ERROR", "npm run deploy"],
    ["fetch failed", "internet connection"],
    ["The network connection was lost", "internet connection"],
    ["The request timed out", "internet connection"],
    ["Timeout while waiting for the database", "internet connection"],
    ["getaddrinfo ENOTFOUND api.cloudflare.com", "internet connection"],
    ["read ECONNRESET", "internet connection"],
    ["D1 reset before execute completed!", "Try again"],
  ])("%j is passed on with what to do", (cause, advice) => {
    const [first, second] = failure(json(cause)).split("\n");
    expect(first).toBe(`Cloudflare's database could not be used: ${cause}`);
    expect(second).toContain(advice);
  });

  it("is passed on with Cloudflare's reason, which wrangler notes below its own message", () => {
    const error = {
      text: "A request to the Cloudflare API (/accounts/1/d1/database/2/query) failed.",
      notes: [{ text: "no such table: messages: SQLITE_ERROR [code: 7500]" }],
    };
    const [first, second] = failure(JSON.stringify({ error })).split("\n");
    expect(first).toMatch(/^Cloudflare's database could not be used: no such table: messages/);
    expect(second).toContain("npm run deploy");
  });

  it("is passed on as printed when it is not JSON", () => {
    expect(failure("", "✘ [ERROR] A fatal\nsurprise")).toContain("A fatal surprise");
  });
});
