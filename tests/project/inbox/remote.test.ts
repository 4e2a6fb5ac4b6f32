import { describe, expect, it } from "vitest";
import { inboxOf, remoteQuery } from "../../../scripts/inbox/database.ts";

describe("the inbox at Cloudflare", () => {
  /** Stands in for wrangler: answers with rows, and notes what it was told. */
  function standIn(results: unknown[]) {
    const told: string[][] = [];
    const run = (args: string[]) => {
      told.push(args);
      return JSON.stringify([{ results, success: true, meta: {} }]);
    };
    return { told, remote: inboxOf(remoteQuery(run)) };
  }

  it("is read through wrangler", async () => {
    const { told, remote } = standIn([{ email: "a@b.example", consentedAt: 1, page: "/" }]);
    expect(await remote.subscribers()).toEqual([
      { email: "a@b.example", consentedAt: 1, page: "/" },
    ]);
    expect(told[0]?.slice(0, -1)).toEqual([
      "d1",
      "execute",
      "DB",
      "--remote",
      "--json",
      "--command",
    ]);
    expect(told[0]?.at(-1)).toMatch(/^select email, /);
  });

  it("gets no SQL from what is deleted", async () => {
    const { told, remote } = standIn([]);
    expect(await remote.deleteSubscriber("o'brien@mail.example")).toBe(false);
    expect(told[0]?.at(-1)).toBe(
      "delete from subscribers where email = 'o''brien@mail.example' returning email",
    );
    await expect(remote.deleteMessage(Number.NaN)).rejects.toThrow("whole number");
    expect(told).toHaveLength(1);
    expect(await standIn([{ id: 12 }]).remote.deleteMessage(12)).toBe(true);
  });

  it("passes on that wrangler failed", async () => {
    const fail = () => {
      throw new Error("wrangler d1 execute failed");
    };
    await expect(inboxOf(remoteQuery(fail)).messages()).rejects.toThrow("d1 execute failed");
  });
});
