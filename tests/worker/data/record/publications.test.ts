import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import {
  latestPublications,
  publicationsOfMonth,
} from "../../../../worker/data/record/publications.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { changed } from "../../database.ts";

const store = createStore(env);

it("the first publication of real data is one, whatever samples were before it", async () => {
  await changed("dataset", "update dataset set is_sample = 0");
  await changed(
    "publications",
    `insert into publications (id, follows, published_at, name, published_on, is_sample, version)
      values (7, 1, 7000, 'Real', '2026-11-21', 0, 'b'), (8, 7, 8000, 'Real', '2026-11-21', 0, 'c')`,
  );
  const found = await latestPublications(store, 10);
  expect(found.map(({ id, isFirst }) => [id, isFirst])).toEqual([
    [8, false],
    [7, true],
  ]);
});

it("a month has the publications that are dated in it, the earliest first", async () => {
  await changed(
    "publications",
    `insert into publications (id, follows, published_at, name, published_on, is_sample, version)
      values (7, 1, 7000, 'Last of May', '2026-05-31', 1, 'b'),
        (8, 7, 8000, 'First of May', '2026-05-01', 1, 'c'),
        (11, 10, 11000, 'The same day', '2026-05-01', 1, 'f'),
        (9, 8, 9000, 'June', '2026-06-01', 1, 'd'), (10, 9, 10000, 'Real', '2026-05-02', 0, 'e')`,
  );
  const named = async (month: string) =>
    (await publicationsOfMonth(store, month)).map(({ name }) => name);
  expect(await named("2026-05")).toEqual(["First of May", "The same day", "Last of May"]);
  expect(await named("2026-07")).toEqual([]);
});
