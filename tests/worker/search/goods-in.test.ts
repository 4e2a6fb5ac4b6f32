import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { goodsIn } from "../../../worker/search/goods-in.ts";
import { understandFromMemory } from "../../../worker/search/understand.ts";
import { currentVocabulary } from "../../../worker/search/vocabulary.ts";

it.each<[string, string[]]>([
  ["20 kg copper, 3 batteries and brass", ["copper 20kg", "batteries 3each", "brass"]],
  ["copper 20 kg brass 10 kg", ["copper 20kg", "brass 10kg"]],
  ["20 kg copper and 10 kg brass", ["copper 20kg", "brass 10kg"]],
  ["copper and brass", []],
  ["20 kg copper", []],
  ["20 kg copper and gold", []],
  ["10 kg brass copper price", ["brass 10kg", "copper"]],
  ["2.5 kg copper 1,200 kg steel", ["copper 2.5kg", "steel 1200kg"]],
  ["$5 Per tonne copper and steel", []],
  ["20 kg copper and 2 fridges", ["copper 20kg", "fridges 2each"]],
  // Part of a name is taken for an amount.
  ["20 kg brass and no 1 copper", []],
  // A guide is nothing that can be sold.
  ["20 kg copper, brass and car", []],
  ["copper per ton and brass", []],
  ["brass and copper 20 kg", ["brass", "copper 20kg"]],
  ["20 kg flurble and 3 kg copper and brass", ["copper 3kg", "brass"]],
])("the things in %j with their amounts are %j", async (text, named) => {
  const vocabulary = await currentVocabulary(createStore(env));
  const goods = goodsIn(vocabulary, understandFromMemory(vocabulary, text));
  expect(
    goods.map(([word, quantity]) =>
      quantity ? `${word} ${quantity.figures}${quantity.unit}` : word,
    ),
  ).toEqual(named);
});
