import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Item } from "../../worker/data/search/items.ts";
import { itemWithSlug } from "../../worker/data/search/items.ts";
import { currentVocabulary } from "../../worker/data/search/vocabulary.ts";
import type { Store } from "../../worker/data/store.ts";
import { stepAddress } from "../identify/address.ts";
import type { LoadFields } from "./load-address.ts";
import { renamed, without } from "./load-address.ts";
import { LOAD_PATH } from "./load-path.ts";
import type { LoadRow, RowNote } from "./load-row.ts";
import { type Known, type Meaning, meaningOf, meaningRead } from "./meanings.ts";
import { readQuantity } from "./quantities.ts";
import type { TypedGood } from "./typed-goods.ts";

/** Characters of what is said of rows, beyond which no more links follow: each holds the whole load. */
const MAX_NOTES = 40_000;
/** The most names that are read as a search is, with its corrections: anybody can write an address full of them. */
const MAX_READ = 3;

/** What to know of an item of a load. */
export type LoadItem = Pick<
  Item,
  "slug" | "name" | "bought" | "madeOf" | "advice" | "guide" | "source"
>;

/** What is in a load. */
export interface Load {
  rows: LoadRow[];
  items: LoadItem[];
  /** How many rows were too many. */
  left: number;
}

/** Reads what is in the load of an address. @throws DatabaseError */
export async function readLoad(
  store: Store,
  address: string,
  { goods, left }: LoadFields,
  materials: MaterialWithAliases[],
): Promise<Load> {
  if (goods.length === 0) return { rows: [], items: [], left };
  const known = { materials, vocabulary: await currentVocabulary(store) };
  const rows = new Map<string, LoadRow>();
  let read = 0;
  let said = 0;
  for (const typed of goods) {
    const [name, text] = typed;
    const { unit } = readQuantity(text, "kg");
    const meaning =
      meaningOf(known, name, unit) ??
      (read++ < MAX_READ ? await meaningRead(store, known, name) : undefined);
    const row = rowOf(address, typed, meaning);
    said += JSON.stringify(row.note ?? "").length;
    if (row.note && said > MAX_NOTES) row.note = { text: row.note.text };
    const earlier = rows.get(row.name);
    rows.set(row.name, earlier ? together(earlier, row) : row);
  }
  const items = [...rows.keys()].flatMap((name) => noteOn(known, name) ?? []);
  return { rows: [...rows.values()], items, left };
}

function rowOf(address: string, [name, text]: TypedGood, meaning: Meaning | undefined): LoadRow {
  const [good, ...others] = meaning?.goods ?? [];
  const found = good && others.length === 0 ? good : null;
  const quantity = text === "" ? undefined : readQuantity(text, found?.unit ?? "kg");
  const note = noteOf(address, name, meaning);
  return {
    name: found?.slug ?? name,
    title: found?.name ?? `“${name}”`,
    good: found,
    quantity,
    ...(note && { note }),
  };
}

/** What is said of a name that means nothing or several things, or that only counts as something. */
function noteOf(address: string, name: string, meaning: Meaning | undefined): RowNote | undefined {
  const identify = { title: "What is this?", path: identifyPath(without(address, name)) };
  if (!meaning) return { text: "We don’t know what this is.", link: identify };
  const { goods, isOwnName, link } = meaning;
  if (goods.length === 0) return { text: "We have no price for this.", ...(link && { link }) };
  if (goods.length > 1) {
    const choices = goods.map((good) => {
      return { title: good.name, path: `${renamed(address, name, good.slug)}#load-what` };
    });
    return { text: "Which one is it?", choices, link: identify };
  }
  if (isOwnName) return undefined;
  return { text: `We count “${name}” as this.`, ...(link && { link }) };
}

/** The first question of "What is this?", whose answer is added to a load. */
export function identifyPath(address: string): string {
  const load = new URLSearchParams(address.slice(LOAD_PATH.length + 1));
  const near = load.get("near") ?? "";
  load.delete("near");
  return stepAddress("", { near, load: String(load) });
}

/** Two rows for the same, as one. */
function together(first: LoadRow, second: LoadRow): LoadRow {
  const [one, other] = [first.quantity, second.quantity];
  if (!one || !other) return { ...first, quantity: one ?? other };
  if (!("value" in one.typed && "value" in other.typed) || one.unit !== other.unit) return first;
  const value = one.typed.value + other.typed.value;
  return { ...first, quantity: { figures: String(value), unit: one.unit, typed: { value } } };
}

function noteOn({ vocabulary }: Known, slug: string): LoadItem | undefined {
  const item = itemWithSlug(vocabulary.items, slug);
  if (!item) return undefined;
  const { name, bought, madeOf, advice, guide, source } = item;
  return { slug, name, bought, madeOf, advice, guide, source };
}
