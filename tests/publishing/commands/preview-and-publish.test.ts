import { describe, expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import type { Target } from "../../../publishing/apply/target.ts";
import { replace } from "../../../publishing/commands/database.ts";
import { copper, liveState, publishOn, realData, withTarget } from "../live.ts";
import { migratedSqlite, placedTarget } from "../sqlite-target.ts";

const first = () => realData(copper("8", "10"));
const second = () => realData(copper("8.50", "10"));

/** The publications with their notes. */
async function publications(target: Target) {
  const [rows] = await target.query(["select id, note from publications order by id"]);
  return rows;
}

/** The same target, but as if it were at Cloudflare. */
const remote = (target: Target): Target => ({ ...target, place: "remote" });

test("a publication's note is on record, and what it changed and by whom is kept", () =>
  withTarget(async (target) => {
    await publishOn(target, first());
    const dry = await publishOn(target, second(), { isDryRun: true });
    expect(dry.isWell).toBe(true);
    expect(dry.output).toMatch(
      / → \$8\.50 to \$10\.00 {2}\+6\.3%\n\nDry run: nothing was loaded\.$/,
    );
    expect(await publications(target)).toHaveLength(1);
    const { output } = await publishOn(target, second(), { note: "Weekly check" });
    expect(output).toMatch(/\nLoaded into the local database\.$/);
    expect(output).not.toContain("the database answers no visitor");
    expect(await publications(target)).toEqual([
      { id: 1, note: null },
      { id: 2, note: "Weekly check" },
    ]);
    const [kept = []] = await target.query([
      'select publication_id as publication, table_name as name, "key", "before", "after", "by" from changes',
    ]);
    expect(kept).toMatchObject([
      { publication: 1, name: "dataset", key: "dataset", before: null, by: "kim" },
      { publication: 2, name: "prices", key: "prices/sydney/copper", by: "kim" },
    ]);
    expect(JSON.parse(String(kept[1]?.before))).toMatchObject({ min: 800, max: 1000 });
    expect(JSON.parse(String(kept[1]?.after))).toMatchObject({ min: 850, max: 1000 });
  }));

test("a round of prices writes neither yards nor places, and no price that stays", async () => {
  const sqlite = migratedSqlite();
  const target = placedTarget(sqlite);
  await publishOn(target, first());
  sqlite.exec("create temp table written (name)");
  const tables = "scrap_yards yard_blocks place_words states cities materials synonyms prices";
  for (const table of tables.split(" "))
    for (const event of ["insert", "update", "delete"])
      sqlite.exec(
        `create temp trigger ${table}_${event} after ${event} on ${table} begin insert into written values ('${table} ${event}'); end`,
      );
  await publishOn(target, second());
  // The price itself, and then the observation before it.
  expect(sqlite.prepare("select name from written").all()).toEqual([
    ...[{ name: "prices update" }, { name: "prices update" }],
  ]);
  await publishOn(
    target,
    realData((data) => void data.prices.splice(0, 1)),
    { accepted: ["removals"] },
  );
  expect(sqlite.prepare("select name from written").all().slice(2)).toEqual([
    { name: "prices delete" },
  ]);
});

test("a warning stops a publication, a dry run too, unless it is accepted", () =>
  withTarget(async (target) => {
    const wrong = realData(copper("107.10", "110"));
    await publishOn(target, first());
    for (const isDryRun of [false, true]) {
      const { isWell, output } = await publishOn(target, wrong, { isDryRun });
      expect(isWell).toBe(false);
      expect(output).toContain("(+1,238.8%)");
      expect(output).toContain(
        "\nNothing was loaded. Correct the files, or add --accept moves if this is how it should be.",
      );
    }
    expect(await publications(target)).toHaveLength(1);
    expect((await publishOn(target, wrong, { accepted: ["removals", "old"] })).isWell).toBe(false);
    expect((await publishOn(target, wrong, { accepted: ["moves", "range"] })).isWell).toBe(true);
    expect(await publications(target)).toHaveLength(2);
  }));

test("before a publication a person is asked, unless --yes says so already", () =>
  withTarget(async (target) => {
    const questions: string[] = [];
    const answer = (is: boolean) => async (question: string) => {
      questions.push(question);
      return is;
    };
    const no = await publishOn(target, first(), {}, answer(false));
    expect(no.isWell).toBe(false);
    expect(no.output).toMatch(/\nNothing was loaded\.$/);
    expect(await publications(target)).toEqual([]);
    expect((await publishOn(target, first(), {}, answer(true))).isWell).toBe(true);
    await publishOn(target, second(), { isConfirmed: true }, answer(false));
    expect(await publications(target)).toHaveLength(2);
    expect(questions).toEqual(["\nPublish?", "\nPublish?"]);
  }));

test("at Cloudflare --yes is needed where nobody can be asked, and who is asked knows of the outage", () =>
  withTarget(async (target) => {
    // Too long for one call.
    const long = realData((data) => {
      data.scrap_yards = Array.from({ length: 60 }, (_, i) => {
        const said = { id: String(i + 1), name: `Yard ${i}`, description: "x".repeat(2_000) };
        return { ...data.scrap_yards[0]!, ...said };
      });
    });
    const refused = await publishOn(remote(target), long);
    expect(refused.isWell).toBe(false);
    expect(refused.output).toMatch(/there is nobody to ask here\. Add --yes to publish\.$/);
    const outage = "the database answers no visitor";
    expect(refused.output).not.toContain(outage);
    const asked = await publishOn(remote(target), long, {}, async () => false);
    expect(asked.output).toContain(outage);
    expect(await publications(target)).toEqual([]);
    const { output } = await publishOn(remote(target), first(), { isConfirmed: true });
    expect(output).toMatch(
      /\nLoaded\. The site shows the new data within a minute\.\nThe data is real, but .+$/,
    );
  }));

test("real data is not published at Cloudflare beside a phone and an email that are fictional", () =>
  withTarget(async (target) => {
    const options = { accepted: [], isConfirmed: true };
    const { output, isWell } = await publishOn(remote(target), first(), options);
    expect(isWell).toBe(false);
    expect(output).toMatch(
      /\n +Still fictional in wrangler\.toml.*:\n +CONTACT_PHONE is .+\n +CONTACT_EMAIL is .+\n\nNothing was loaded\. .*--accept contacts/,
    );
    expect((await publishOn(target, first(), options)).isWell).toBe(true);
  }));

/** Makes the database hold its data as if it had been written before a migration. */
async function restructure(target: Target): Promise<void> {
  await target.apply([{ sql: "update dataset set version = 'older'" }]);
}

test("after a change of the database's structure the same data is written as another edition, and nothing published", () =>
  withTarget(async (target) => {
    const edition = async () => (await target.query(["select id, edition from dataset"]))[0];
    await publishOn(target, first());
    await publishOn(target, second());
    expect(await edition()).toEqual([{ id: 1, edition: 2 }]);
    await restructure(target);
    const { output } = await publishOn(target, second());
    expect(output).toMatch(/^The data stays the same\. It is loaded again because /);
    const { version } = second().dataset[0]!;
    expect(await liveState(target)).toMatchObject({ publication: 2, version, isSample: false });
    for (const _ of [1, 2]) {
      expect(await edition()).toEqual([{ id: 1, edition: 3 }]);
      await publishOn(target, second());
    }
  }));

describe("a publication that fails", () => {
  /** A target whose publication ends with this error, before or after it is written. */
  function failing(target: Target, message: string, isWritten = false): Target {
    return {
      ...target,
      apply: async (statements) => {
        if (isWritten) await target.apply(statements);
        throw new Error(message);
      },
    };
  }

  const BUSY =
    "Another program, such as the server, uses the local database. Wait a moment, then try again.";

  test.each([
    ["D1 reset", "The database failed, so nothing was published: Error: D1 reset"],
    ["D1_ERROR: Failed to get session commit token: internal error", BUSY],
    ["D1_ERROR: database is locked: SQLITE_BUSY", BUSY],
  ])("because of %j says so, and what the site still shows", (message, said) =>
    withTarget(async (target) => {
      await publishOn(target, first());
      const shown = `${said}\nThe site still shows Small, for tests (published 2026-11-20, publication 1 of `;
      await expect(publishOn(failing(target, message), second())).rejects.toThrow(shown);
    }),
  );

  test("but whose data arrived has gone through", () =>
    withTarget(async (target) => {
      await publishOn(target, first());
      for (const isOlder of [false, true]) {
        if (isOlder) await restructure(target);
        const lost = failing(target, "time-out", true);
        const { isWell, publishedAt, output } = await publishOn(lost, second());
        expect(isWell).toBe(true);
        const { publication } = await readLive(target);
        expect(publishedAt).toBe(isOlder ? undefined : publication?.publishedAt);
        expect(output).toContain("\nThere was an error, but the load went through.\n");
      }
      expect((await liveState(target)).publication).toBe(2);
    }));

  test("says so when the database does not answer any more", () =>
    withTarget(async (target) => {
      let isDown = false;
      const lost: Target = {
        ...target,
        query: (selects) => (isDown ? Promise.reject(new Error("down")) : target.query(selects)),
        apply: () => {
          isDown = true;
          return Promise.reject(new Error("connection lost"));
        },
      };
      await expect(publishOn(lost, first())).rejects.toThrow(
        /connection lost\nThe database does not answer, so we can't say whether [\s\S]*data:status/,
      );
    }));
});

test.each([
  ["a publication", second, async () => {}],
  ["the same data again", first, restructure],
])("of two that are prepared at the same time, the second fails: %s", (_, dataset, prepare) =>
  withTarget(async (target) => {
    await publishOn(target, first());
    await prepare(target);
    const other = realData((data) => Object.assign(data.dataset[0]!, { name: "The other" }));
    // Another operator publishes as soon as the first begins.
    const overtaken: Target = {
      ...target,
      apply: async (statements) => {
        await replace(target, other);
        await target.apply(statements);
      },
    };
    await expect(publishOn(overtaken, dataset())).rejects.toThrow(
      /^Another publication came first. .*\nThe site shows The other \(published 2026-11-20, publication 2 of /,
    );
    expect((await liveState(target)).version).toBe(other.dataset[0]?.version);
  }),
);
