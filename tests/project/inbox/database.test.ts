import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../scripts/database/remote.ts";
import { inboxOf } from "../../../scripts/inbox/database.ts";

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
    const rows = [{ email: "a@b.example", consentedAt: 1, page: "/" }];
    const { commands, inbox } = remoteInbox(rows);
    expect(await inbox.subscribers()).toEqual(rows);
    expect(commands[0]?.slice(0, -1)).toEqual([
      ...["d1", "execute", "DB", "--remote", "--json", "--yes", "--command"],
    ]);
    expect(commands[0]?.at(-1)).toMatch(/^select email, /);
  });

  it("cannot be made to run SQL in what is deleted", async () => {
    const { commands, inbox } = remoteInbox([]);
    expect(await inbox.deleteSubscriber("o'brien@mail.example")).toBe(false);
    expect(commands[0]?.at(-1)).toBe(
      "delete from subscribers where email = 'o''brien@mail.example' returning email",
    );
    await expect(inbox.deleteMessage(Number.NaN)).rejects.toThrow("whole number");
    expect(commands).toHaveLength(1);
    expect(await remoteInbox([{ id: 12 }]).inbox.deleteMessage(12)).toBe(true);
  });
});
