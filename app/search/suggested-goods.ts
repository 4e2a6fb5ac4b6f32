import type { Store } from "../../worker/data/store.ts";
import { type Item, itemsCalled } from "../../worker/search/items.ts";
import { comparable, phraseOf } from "../../worker/search/search-words.ts";
import { currentVocabulary, type Vocabulary } from "../../worker/search/vocabulary.ts";
import { weightOfOne } from "../goods/goods.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";

/** Maximum number of suggestions shown at once. */
const MAX_GOODS = 8;

/** A word for something in a load, and its suggestion. */
interface Word {
  word: string;
  text: string;
  detail: string;
}

/**
 * Metals, items and things that match text typed into a load, once each: exact names first, then names that begin
 * with it, then names that contain all its words.
 * @throws DatabaseError
 */
export async function goodsBeginning(store: Store, typed: string): Promise<FieldSuggestion[]> {
  const text = comparable(typed);
  if (text === "") return [];
  const ranks: Word[][] = [[], [], []];
  for (const word of wordsFor(await currentVocabulary(store))) {
    ranks[rankOf(word.word, text)]?.push(word);
  }
  // Only the first word with each text counts.
  const byText = Map.groupBy(ranks.flat(), (word) => word.text);
  return [...byText]
    .slice(0, MAX_GOODS)
    .map(([text, [word]]) => ({ group: "goods", text, detail: word!.detail, path: "" }));
}

/** 0 for an exact match, 1 for the beginning, 2 if all words match, 3 for no match. */
function rankOf(word: string, typed: string): number {
  const own = comparable(word);
  if (phraseOf(own) === phraseOf(typed)) return 0;
  if (own.startsWith(typed)) return 1;
  const words = own.split(" ");
  return typed.split(" ").every((part) => words.some((each) => each.startsWith(part))) ? 2 : 3;
}

/** Words for metals, then items, then things that merely count as a metal. */
function wordsFor({ phrases, items, names }: Vocabulary): Word[] {
  const titles = new Map(names.map(({ slug, name }) => [slug, name]));
  const metals: Word[] = [];
  const things: Word[] = [];
  for (const meaning of phrases.values()) {
    if (meaning.kind !== "terms") continue;
    const found = meaning.terms.filter(({ slug }) => slug !== undefined);
    const [term] = found;
    if (!term || itemsCalled(items, term.word).length > 0) continue;
    const { word, title, isThing } = term;
    const counted = found.map((each) => each.title).join(" or ");
    if (isThing || found.length > 1) things.push({ word, text: word, detail: counted });
    else metals.push({ word, text: title, detail: word === title ? "" : word });
  }
  const detailOf = (item: Item) =>
    [item.metal && titles.get(item.metal), weightOfOne(item)].filter(Boolean).join(", ");
  const counted = items.all.flatMap((item) => {
    const detail = detailOf(item);
    return [item.name, ...item.names].map((word) => ({ word, text: item.name, detail }));
  });
  return [...metals, ...counted, ...things];
}
