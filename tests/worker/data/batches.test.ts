import { expect, it } from "vitest";
import { inBatches } from "../../../worker/data/batches.ts";

/** The batches of so many rows, by twos, and how often rows were read. */
async function batches(rows: number) {
  let reads = 0;
  const found: number[][] = [];
  const all = Array.from({ length: rows }, (_, i) => i + 1);
  const readAfter = async (last = 0) => {
    reads++;
    return all.filter((row) => row > last).slice(0, 2);
  };
  for await (const batch of inBatches(2, readAfter)) found.push(batch);
  return { found, reads };
}

it.each([
  [0, [], 1],
  [1, [[1]], 1],
  [2, [[1, 2]], 2],
  [3, [[1, 2], [3]], 2],
  [5, [[1, 2], [3, 4], [5]], 3],
])("%i rows are read in batches, none of them empty", async (rows, found, reads) => {
  expect(await batches(rows)).toEqual({ found, reads });
});
