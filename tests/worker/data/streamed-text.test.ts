import { expect, it } from "vitest";
import { inBatches } from "../../../worker/data/record/whole-record.ts";
import { arrayTexts, streamOf } from "../../../worker/data/streamed-text.ts";

async function* generated<Each>(...all: Each[]) {
  for (const each of all) yield each;
}

const textOf = async (texts: AsyncGenerator<string>) => new Response(await streamOf(texts)).text();

it.each<[unknown[][], string]>([
  [[], "[]"],
  [[[1]], "[1]"],
  [[[1, 2], [{ a: "]" }]], '[1,2,{"a":"]"}]'],
])("the batches %j are the array %s", async (batches, text) => {
  expect(await textOf(arrayTexts(generated(...batches)))).toBe(text);
});

it("texts are joined in one body, in order", async () => {
  expect(await textOf(generated("a\n", "é", "c"))).toBe("a\néc");
  expect(await textOf(generated())).toBe("");
});

it("a text that is not read is not generated, and the generator is closed", async () => {
  const made: string[] = [];
  let isLetGo = false;
  async function* texts() {
    try {
      for (const text of ["a", "b", "c"]) {
        made.push(text);
        yield text;
      }
    } finally {
      isLetGo = true;
    }
  }
  const body = await streamOf(texts());
  const reader = body.getReader();
  await reader.read();
  expect(made).toEqual(["a"]);
  await reader.cancel();
  expect(isLetGo).toBe(true);
  expect(made).toEqual(["a"]);
});

/** The batches of so many rows, by twos, and how often rows were read. */
async function batchesOf(rows: number) {
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
])("%i rows are read in batches, none of them empty", async (rows, found, reads) => {
  expect(await batchesOf(rows)).toEqual({ found, reads });
});
