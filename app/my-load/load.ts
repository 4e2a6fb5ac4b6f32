import { type Quantity, readQuantity } from "../../worker/amounts/quantity.ts";
import type { TypedRow } from "../../worker/amounts/rows.ts";
import { apartIn } from "../../worker/search/apart.ts";
import { isVehicle, itemWithSlug } from "../../worker/search/items.ts";
import { readName } from "../../worker/search/read.ts";
import { comparable, singular } from "../../worker/search/search-words.ts";
import { itemsNamed } from "../../worker/search/vocabulary.ts";
import type { Known } from "../goods/cars.ts";
import { type Good, UNIT_NAMES } from "../goods/goods.ts";
import { carAddress, LOAD_PATH, offerAddress } from "../paths/form-addresses.ts";
import { stepAddress } from "../paths/step-address.ts";
import { changed, type LoadFields, renamed } from "./load-address.ts";
import type { LoadRow, RowNote } from "./load-row.ts";
import { isAlsoCounted, type Meaning, meaningOf, UNSORTED } from "./naming.ts";

/** After this many characters of notes, further notes get no links, because each link holds the whole load. */
const MAX_NOTES = 40_000;

const MIXED =
  "Yards pay for mixed metals as for the cheapest of them, or less. Sort them, or ask the yard.";

/** The facts about an item of a load. */
export type LoadItem = NonNullable<ReturnType<typeof factsOf>>;

/** Reads the load in a URL; `left` is the number of rows left out because there were too many. */
export function readLoad(address: string, { goods, left, near }: LoadFields, known: Known) {
  const rows = new Map<string, LoadRow>();
  let characters = 0;
  const typedRows = goods.flatMap((row) => apartIn(known.vocabulary, row));
  // "11 kg of copper, clean": a small word is not another thing.
  const isThing = ([name, amount]: TypedRow) =>
    amount !== "" || typedRows.length === 1 || !isSmall(known, name);
  for (const typed of typedRows.filter(isThing)) {
    const row = rowOf(known, address, typed, near);
    characters += JSON.stringify(row.note ?? "").length;
    if (row.note && characters > MAX_NOTES) row.note = { text: row.note.text };
    const earlier = rows.get(row.name);
    rows.set(row.name, earlier ? together(earlier, row) : row);
  }
  const items = [...rows.keys()].flatMap((name) => factsOf(known, name) ?? []);
  return { rows: [...rows.values()], items, left };
}

function isSmall({ vocabulary, materials }: Known, name: string): boolean {
  if (materials.some(({ slug }) => slug === name) || itemWithSlug(vocabulary.items, name))
    return false;
  return readName(vocabulary, name).spans.every(({ kind }) => kind === "joining");
}

function rowOf(known: Known, address: string, [name, typed]: TypedRow, near: string): LoadRow {
  const isYear = /^(?:19[5-9]|20[0-3])\d$/.test(typed);
  // "Hilux 2008" is one.
  const text = isYear && itemsNamed(known.vocabulary, name).items.some(isVehicle) ? "1x" : typed;
  const { unit } = readQuantity(text, "kg");
  const meaning = meaningOf(known, name, { amount: text, unit });
  const good = meaning?.question ? null : (meaning?.goods[0] ?? null);
  const quantity = quantityOf(text, name, good, meaning);
  const row: LoadRow = {
    name: good?.slug ?? name,
    title: good?.name ?? `“${name}”`,
    good,
    quantity,
    ...(good && isAlsoCounted(known, good.slug) && { needsUnit: true }),
  };
  const note = noteOf({ address, name, near }, row, meaning);
  return { ...row, ...(note && { note }) };
}

/** Reads how much of a good there is: one of a thing that is named alone; undefined if nothing was typed. */
function quantityOf(
  text: string,
  name: string,
  good: Good | null,
  meaning: Meaning | undefined,
): Quantity | undefined {
  const isOne = good?.unit === "piece" && good.slug !== name && isSingular(name);
  if (text === "" && !isOne) return undefined;
  const quantity = readQuantity(text === "" ? "1" : text, good?.unit ?? "kg");
  const { pieces } = quantity;
  // Five gas bottles of 9 kg are five.
  if (pieces && good?.unit === "piece" && !good.metal) return readQuantity(`${pieces}x`, "piece");
  if (!meaning?.isUnweighed || !("value" in quantity.typed)) return quantity;
  const problem = `${quantity.figures} × ${name}: weigh them, and type the kilograms.`;
  return { figures: "", unit: undefined, typed: { problem } };
}

/** Returns true for "old lawn mower", which is one, but not for "old mowers". */
function isSingular(name: string): boolean {
  const last = comparable(name).split(" ").at(-1)!;
  return singular(last) === last;
}

/** A row's place in its load. */
interface RowPlace {
  address: string;
  /** The name as typed. */
  name: string;
  near: string;
}

/** Notes that a name means nothing or several things, or merely counts as a good, or has more than an amount. */
function noteOf(place: RowPlace, row: LoadRow, meaning: Meaning | undefined): RowNote | undefined {
  const { address, name } = place;
  const path = identifyPath(changed(address, name, () => []));
  const identify = { title: "What is this?", path };
  if (!meaning) return { text: "We don’t know what this is.", link: identify };
  const { goods, question, link, mixed } = meaning;
  if (name.startsWith(UNSORTED)) return { text: MIXED };
  if (goods.length === 0) return { text: "We have no price for this.", ...(link && { link }) };
  if (!question) return noteOnCounted(place, row, meaning);
  const choices = goods.map((good) => choiceOf(place, good, row.quantity));
  if (!mixed) return { text: question, choices, link: identify };
  const sorted = changed(address, name, () => mixed.map(({ slug }) => [slug, ""]));
  return {
    text: question,
    choices: [
      { title: "Both, sorted", path: `${sorted}#load-what` },
      { title: "Not sorted", path: renamed(address, name, UNSORTED + name) },
      ...choices,
    ],
    link: identify,
  };
}

/** Explains what a counted name was taken for, and mentions any offer for it. */
function noteOnCounted(place: RowPlace, row: LoadRow, meaning: Meaning): RowNote | undefined {
  const { address, name } = place;
  const { goods, isOwnName, link, kinds } = meaning;
  const { offer, choices: amounts } = row.quantity ?? {};
  const texts = [
    !isOwnName && `We count “${name}” as this.`,
    kinds && "We count from the lightest to the heaviest. Which one is it?",
    offer && `You were offered ${offer}.`,
  ].filter(Boolean);
  const choices =
    kinds?.map((good) => choiceOf(place, good, row.quantity)) ??
    amounts?.map((title) => ({ title, path: changed(address, name, () => [[name, title]]) }));
  if (texts.length === 0 && !choices) return undefined;
  const fair = offer && goods[0]?.metal && { title: "Is that fair?", path: fairPath(place, row) };
  const more = fair || (isOwnName ? undefined : link);
  return { text: texts.join(" "), ...(choices && { choices }), ...(more && { link: more }) };
}

/** The same load with a good in place of a name: "30 kg of Copper" if the unit of a bare number depends on it. */
function choiceOf({ address, name }: RowPlace, good: Good, quantity: Quantity | undefined) {
  const { slug, unit } = good;
  const path = `${renamed(address, name, slug, unit === "kg" ? "kg" : "")}#load-what`;
  if (!quantity || quantity.unit || !("value" in quantity.typed)) return { title: good.name, path };
  const count = unit === "piece" ? "×" : `${UNIT_NAMES[unit][1]} of`;
  return { title: `${quantity.figures} ${count} ${good.name}`, path };
}

/** Returns the URL of the page that judges the offer for a row. */
function fairPath({ near }: RowPlace, { good, quantity }: LoadRow): string {
  const { offer = "", typed } = quantity!;
  if (good && isVehicle(good)) return carAddress({ car: good.name, near, offer });
  const isForAll = !/\/|\b(?:an?|per)\b/i.test(offer);
  const kg = quantity?.unit === "kg" && "value" in typed ? String(typed.value) : "";
  const fields = isForAll && kg ? { total: offer, kg } : { offer };
  return offerAddress({ metal: good!.metal!.slug, near, ...fields });
}

/** Returns the URL of the first question of "What is this?", whose answer is added to a load. */
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
  const most = (one.typed.most ?? one.typed.value) + (other.typed.most ?? other.typed.value);
  const isRange = most > value;
  const figures = isRange ? `${value}-${most}` : String(value);
  const typed = { value, ...(isRange && { most }) };
  return { ...first, quantity: { figures, unit: one.unit, typed } };
}

function factsOf({ vocabulary }: Known, slug: string) {
  const item = itemWithSlug(vocabulary.items, slug);
  if (!item) return undefined;
  const { name, bought, madeOf, advice, guide, source } = item;
  return { slug, name, bought, madeOf, advice, guide, source };
}
