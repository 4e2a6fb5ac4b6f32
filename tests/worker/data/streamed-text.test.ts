import { expect, it } from "vitest";
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

it("texts are one body, in turn", async () => {
  expect(await textOf(generated("a\n", "é", "c"))).toBe("a\néc");
  expect(await textOf(generated())).toBe("");
});

it("what is not read is not made, and the rest is let go", async () => {
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
