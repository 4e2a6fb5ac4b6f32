import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { previewDraft, publishDraft } from "../../../publishing/apply/draft.ts";
import { d1Target } from "../../../publishing/apply/target.ts";
import { countRows, failingDatabase, quietErrors, valuesOf } from "../database.ts";
import { fetchJson } from "../fetch.ts";

const TODAY = "2026-11-27";
const quote = (yard: number | string, metal: string, low: number) => ({
  key: `quotes/${yard}/${metal}/${TODAY}`,
  before: null,
  after: { low, high: low + 40, how: "rang" },
});

// That the tables are those of the commands is tested in tests/publishing/apply/draft.test.ts.
test("a draft is published in the Worker, shown by the site, and taken back", async () => {
  const draft = [
    quote("new-1", "copper", 850),
    {
      key: "yards/new-1",
      before: null,
      after: { name: "Round Corner Metals", address: "7 Anvil Way, Gillman SA 5013" },
    },
  ];
  const target = d1Target(env.DB);
  const seen = await previewDraft(target, { draft }, TODAY);
  expect(seen.problems).toEqual([]);
  const kinds = (seen.warnings ?? []).map(({ kind }) => kind);
  const by = { by: "kim@yards.example", accepted: kinds, today: TODAY, seen: seen.publication };
  const { yards } = await publishDraft(target, { draft }, by);
  const publication = seen.publication + 1;
  const { id } = await fetchJson<{ id: number }>("/api/cities/slug/adelaide");
  expect(await fetchJson(`/api/prices/city/${id}`)).toContainEqual(
    expect.objectContaining({ minPrice: 8.5, maxPrice: 8.9, checkedOn: TODAY }),
  );
  expect(await fetchJson(`/api/scrap-yards/city/${id}`)).toContainEqual(
    expect.objectContaining({ id: yards["new-1"], name: "Round Corner Metals" }),
  );

  const only = `quotes/${yards["new-1"]}/copper/${TODAY}`;
  const asked = { publication, only };
  const back = await previewDraft(target, asked, TODAY);
  expect(back.ranges).toMatchObject([{ key: "prices/adelaide/copper", after: { yards: null } }]);
  await publishDraft(target, asked, { ...by, seen: publication });
  expect(await valuesOf("changes", `"by"`, "publication_id > 1")).toEqual(Array(3).fill(by.by));
});

test("a statement that fails in the middle changes nothing, and a failed database is reported", async () => {
  const errors = quietErrors();
  const draft = [quote(1, "copper", 900)];
  const by = { by: "kim@yards.example", accepted: ["range" as const], today: TODAY };
  const count = () => Promise.all(["publications", "quotes", "changes"].map((t) => countRows(t)));
  const before = await count();
  // The column is gone in the middle of the batch.
  await env.DB.prepare("alter table national_price_months rename column cities to gone").run();
  const target = d1Target(env.DB);
  await expect(publishDraft(target, { draft }, by)).rejects.toThrow("nothing was published");
  await env.DB.prepare("alter table national_price_months rename column gone to cities").run();
  expect(await count()).toEqual(before);
  await expect(publishDraft(d1Target(failingDatabase()), { draft }, by)).rejects.toThrow(
    "The database does not answer",
  );
  expect(errors).toHaveBeenCalledTimes(1);
  await publishDraft(target, { draft }, by);
  expect((await count())[0]).toBeGreaterThan(before[0]!);
});
