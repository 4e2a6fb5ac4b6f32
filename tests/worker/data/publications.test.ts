import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { latestPublications } from "../../../worker/data/publications.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";

const store = createStore(env);

it("publications are those of the kind that is live, the newest first", async () => {
  await changed(
    "publications",
    `insert into publications (id, follows, published_at, name, published_on, is_sample, version, note)
      values (7, 1, 7000, 'Real', '2026-11-21', 0, 'b', null),
        (8, 7, 8000, 'Sample again', '2026-11-22', 1, 'c', 'Checked by phone')`,
  );
  const found = await latestPublications(store, 10);
  expect(found.map(({ id }) => id)).toEqual([8, 1]);
  expect(found[0]).toEqual({
    id: 8,
    publishedAt: 8000,
    name: "Sample again",
    publishedOn: "2026-11-22",
    isSample: true,
    changedPrices: 0,
    checkedPrices: 0,
    note: "Checked by phone",
  });
  expect((await latestPublications(store, 10, 8)).map(({ id }) => id)).toEqual([1]);
  expect(await latestPublications(store, 1)).toHaveLength(1);
});
