import { describe, expect, it } from "vitest";
import { remoteDatabase } from "../../../database/remote.ts";
import { named, numbered, remoteInbox } from "../../../scripts/inbox/database.ts";

const FIRST_PAGE = { spam: undefined, state: undefined, kind: undefined, page: 1, pageSize: 20 };

describe("the inbox at Cloudflare", () => {
  /** An inbox whose wrangler returns these rows, and the commands that it was given. */
  function inboxWith(results: unknown[]) {
    const commands: string[][] = [];
    const remote = remoteDatabase((args) => {
      commands.push(args);
      const stdout = JSON.stringify([{ results, success: true, meta: {} }]);
      return { status: 0, stdout, stderr: "" };
    });
    return { commands, inbox: remoteInbox(remote) };
  }

  it("is read through wrangler", async () => {
    const rows = [{ email: "a@b.example", consentedAt: 1, page: "/", isSuspectedSpam: 0 }];
    const { commands, inbox } = inboxWith(rows);
    expect(await inbox.page("subscribers", FIRST_PAGE)).toEqual(rows);
    expect(commands[0]?.slice(0, -1)).toEqual([
      ...["d1", "execute", "DB", "--remote", "--json", "--yes", "--command"],
    ]);
    expect(commands[0]?.at(-1)).toMatch(/^select email, .* limit 20 offset 0$/);
  });

  it("closes, opens and deletes reports through wrangler", async () => {
    const { commands, inbox } = inboxWith([{ key: 12 }]);
    const condition = numbered("reports", [[12, 15]]);
    expect(await inbox.close("reports", condition)).toEqual([12]);
    expect(await inbox.reopen("reports", condition)).toEqual([12]);
    expect(await inbox.delete("reports", condition)).toEqual([12]);
    expect(commands.map((command) => command.at(-1))).toEqual([
      expect.stringMatching(/^update reports set is_closed = 1 where .* returning id as key$/),
      expect.stringMatching(/^update reports set is_closed = 0 where .* returning id as key$/),
      expect.stringMatching(/^delete from reports where .* returning id as key$/),
    ]);
  });

  it("cannot be made to run SQL in what is deleted", async () => {
    const { commands, inbox } = inboxWith([]);
    expect(
      await inbox.delete("subscribers", named("subscribers", ["o'b'rien@mail.example"])),
    ).toEqual([]);
    expect(commands[0]?.at(-1)).toMatch(
      /^delete from subscribers where email in \('o''b''rien@mail.example'\) /,
    );
  });
});
