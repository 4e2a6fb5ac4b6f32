import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { currentDataset, isOlder } from "../../../worker/data/dataset.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";

const store = createStore(env);

it("the dataset says its name, its day and that it is a sample", async () => {
  expect(await currentDataset(store)).toEqual({
    name: "Sample data, November 2026",
    publishedOn: "2026-11-20",
    isSample: true,
    version: expect.stringMatching(/^[0-9a-f]{16,}$/),
    edition: 1,
    yardsVersion: expect.stringMatching(/^[0-9a-f]{16,}$/),
  });
});

it("results are older than an edition where they hold the row of an earlier one", async () => {
  const result = (...rows: object[]) => ({ results: rows }) as D1Result;
  expect([6, 7, 8].map((edition) => isOlder([result({ edition })], 7))).toEqual([
    ...[true, false, false],
  ]);
  // World prices have a day for their edition, and most results have none.
  expect(isOlder([result(), result({ name: "Zinc" }), result({ edition: "2026" })], 7)).toBe(false);
  expect(isOlder([result(), result({ edition: 6 })], 7)).toBe(true);
});

it("the dataset is undefined before any was published", async () => {
  await changed("dataset", "delete from dataset");
  expect(await currentDataset(store)).toBeUndefined();
});
