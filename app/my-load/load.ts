import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import type { Item } from "../../worker/search/items.ts";
import { itemWithSlug } from "../../worker/search/items.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { type Good, UNIT_NAMES } from "../goods/goods.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { stepAddress } from "../paths/step-address.ts";
import { type Quantity, readQuantity } from "../words/quantities.ts";
import type { LoadFields } from "./load-address.ts";
import { renamed, without } from "./load-address.ts";
import type { LoadRow, RowNote } from "./load-row.ts";
import { isAlsoCounted, type Known, type Meaning, meaningOf, meaningRead } from "./meanings.ts";
import type { TypedGood } from "./typed-goods.ts";

/** Characters of notes on rows after which further notes have no links: each link holds the whole load. */
const MAX_NOTES = 40_000;
/** Most names that are read like a search, with corrections: anybody can fill an address with them. */
const MAX_READ = 3;

/** Facts about an item of a load. */
export type LoadItem = Pick<
  Item,
  "slug" | "name" | "bought" | "madeOf" | "advice" | "guide" | "source"
>;

/** The content of a load. */
export interface Load {
  rows: LoadRow[];
  items: LoadItem[];
  /** Number of rows left out because there were too many. */
  left: number;
}

/** Reads the load in an address. @throws DatabaseError */
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
    const amount = { amount: text, unit: readQuantity(text, "kg").unit };
    const meaning =
      meaningOf(known, name, amount) ??
      (read++ < MAX_READ ? await meaningRead(store, known, name, amount) : undefined);
    const row = rowOf(address, typed, meaning);
    if (row.good && isAlsoCounted(known, row.name)) row.needsUnit = true;
    said += JSON.stringify(row.note ?? "").length;
    if (row.note && said > MAX_NOTES) row.note = { text: row.note.text };
    const earlier = rows.get(row.name);
    rows.set(row.name, earlier ? together(earlier, row) : row);
  }
  const items = [...rows.keys()].flatMap((name) => noteOn(known, name) ?? []);
  return { rows: [...rows.values()], items, left };
}

function rowOf(address: string, [name, text]: TypedGood, meaning: Meaning | undefined): LoadRow {
  const found = meaning?.question ? null : (meaning?.goods[0] ?? null);
  const quantity = text === "" ? undefined : readQuantity(text, found?.unit ?? "kg");
  const note = noteOf(address, name, quantity, meaning);
  return {
    name: found?.slug ?? name,
    title: found?.name ?? `“${name}”`,
    good: found,
    quantity,
    ...(note && { note }),
  };
}

/** The note on a name that means nothing or several things, or merely counts as something. */
function noteOf(
  address: string,
  name: string,
  quantity: Quantity | undefined,
  meaning: Meaning | undefined,
): RowNote | undefined {
  const identify = { title: "What is this?", path: identifyPath(without(address, name)) };
  if (!meaning) return { text: "We don’t know what this is.", link: identify };
  const { goods, isOwnName, question, link } = meaning;
  if (goods.length === 0) return { text: "We have no price for this.", ...(link && { link }) };
  if (question) {
    const choices = goods.map((good) => ({
      title: choiceTitle(good, quantity),
      path: `${renamed(address, name, good.slug, good.unit === "kg" ? "kg" : "")}#load-what`,
    }));
    return { text: question, choices, link: identify };
  }
  if (isOwnName) return undefined;
  return { text: `We count “${name}” as this.`, ...(link && { link }) };
}

/** "30 kg of Copper" if the unit of a bare number depends on the choice; otherwise just the name. */
function choiceTitle({ name, unit }: Good, quantity: Quantity | undefined): string {
  if (!quantity || quantity.unit || !("value" in quantity.typed)) return name;
  const { figures } = quantity;
  return unit === "piece" ? `${figures} × ${name}` : `${figures} ${UNIT_NAMES[unit][1]} of ${name}`;
}

/** The first question of "What is this?", whose answer is added to a load. */
export function identifyPath(address: string): string {
  const load = new URLSearchParams(address.slice(LOAD_PATH.length + 1));
  const near = load.get("near") ?? "";
  load.delete("near");
  return stepAddress("", { near, load: String(load) });
}

/** Merges two rows for the same good. */
function together(first: LoadRow, second: LoadRow): LoadRow {
  const [one, other] = [first.quantity, second.quantity];
  if (!one || !other) return { ...first, quantity: one ?? other };
  const unitOf = ({ unit }: Quantity) => unit ?? first.good?.unit;
  if (unitOf(one) !== unitOf(other)) {
    const problem = "It is here twice, in different units. Type one amount for all of it.";
    return { ...first, quantity: { ...one, typed: { problem } } };
  }
  if (!("value" in one.typed && "value" in other.typed)) return first;
  const value = one.typed.value + other.typed.value;
  return { ...first, quantity: { figures: String(value), unit: one.unit, typed: { value } } };
}

function noteOn({ vocabulary }: Known, slug: string): LoadItem | undefined {
  const item = itemWithSlug(vocabulary.items, slug);
  if (!item) return undefined;
  const { name, bought, madeOf, advice, guide, source } = item;
  return { slug, name, bought, madeOf, advice, guide, source };
}
