import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../scripts/database/remote.ts";
import { inboxOf } from "../../../scripts/inbox/queries.ts";

const FIRST_PAGE = { spam: undefined, isOpen: false, page: 1, pageSize: 20 };

describe("the inbox at Cloudflare", () => {
  /** An inbox whose wrangler returns these rows, and the commands that it was given. */
  function remoteInbox(results: unknown[]) {
    const commands: string[][] = [];
    const remote = remoteDatabase((args) => {
      commands.push(args);
      const stdout = JSON.stringify([{ results, success: true, meta: {} }]);
      return { status: 0, stdout, stderr: "" };
    });
    return { commands, inbox: inboxOf(async (sql) => remote.query(sql)) };
  }

  it("is read through wrangler", async () => {
    const rows = [{ email: "a@b.example", consentedAt: 1, page: "/", isSuspectedSpam: 0 }];
    const { commands, inbox } = remoteInbox(rows);
    expect(await inbox.page("subscribers", FIRST_PAGE)).toEqual(rows);
    expect(commands[0]?.slice(0, -1)).toEqual([
      ...["d1", "execute", "DB", "--remote", "--json", "--yes", "--command"],
    ]);
    expect(commands[0]?.at(-1)).toMatch(/^select email, .* limit 20 offset 0$/);
  });

  it("cannot be made to run SQL in what is deleted", async () => {
    const { commands, inbox } = remoteInbox([]);
    expect(await inbox.deleteSubscribers(["o'brien@mail.example"])).toEqual([]);
    expect(commands[0]?.at(-1)).toMatch(
      /^delete from subscribers where email in \('o''brien@mail.example'\) /,
    );
    expect(() => inbox.deleteMessages([[1, Number.NaN]])).toThrow("whole number");
    expect(() => inbox.deleteBefore(Number.NaN)).toThrow("whole number");
    expect(commands).toHaveLength(1);
    expect(await remoteInbox([{ value: 12 }]).inbox.deleteMessages([[12, 12]])).toEqual([12]);
  });
});
