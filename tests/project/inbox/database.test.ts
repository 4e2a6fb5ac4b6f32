import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../scripts/database/remote.ts";
import { inboxOf } from "../../../scripts/inbox/queries.ts";

const FIRST_PAGE = { spam: undefined, state: undefined, kind: undefined, page: 1, pageSize: 20 };

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

  it("closes reports through wrangler", async () => {
    const { commands, inbox } = remoteInbox([{ id: 12 }]);
    expect(await inbox.mark("reports", [[12, 15]], true)).toEqual([12]);
    expect(commands[0]?.at(-1)).toMatch(/^update reports set is_closed = 1 where .* returning id$/);
  });

  it("cannot be made to run SQL in what is deleted", async () => {
    const { commands, inbox } = remoteInbox([]);
    expect(await inbox.deleteSubscribers(["o'brien@mail.example"])).toEqual([]);
    expect(commands[0]?.at(-1)).toMatch(
      /^delete from subscribers where email in \('o''brien@mail.example'\) /,
    );
    expect(() => inbox.delete("messages", [[1, Number.NaN]])).toThrow("whole number");
    expect(() => inbox.countBefore("reports", Number.NaN)).toThrow("whole number");
    expect(commands).toHaveLength(1);
    expect(await remoteInbox([{ value: 12 }]).inbox.delete("reports", [[12, 12]])).toEqual([12]);
  });
});
