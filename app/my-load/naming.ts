import type { Unit } from "../../worker/amounts/units.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { gradeOf, type ItemsMeant, itemsCalled, itemWithSlug } from "../../worker/search/items.ts";
import { type Reading, readName } from "../../worker/search/read.ts";
import { comparable, phraseOf } from "../../worker/search/search-words.ts";
import { itemsNamed, type Term, termsCalled } from "../../worker/search/vocabulary.ts";
import { type Known, withoutYear } from "../goods/cars.ts";
import { type Good, goodsAsOne, itemGood, metalGood } from "../goods/goods.ts";
import type { RowNote } from "./load-row.ts";

/** The meaning of a name in a load. */
export interface Meaning extends Pick<RowNote, "link"> {
  /** Several if the name may mean any of them, likeliest first. */
  goods: Good[];
  /** True if the name is the good's own, not only one that is counted as the good. */
  isOwnName: boolean;
  /** A question to settle before anything is counted. */
  question?: string;
  /** Kinds of one metal, counted from the lightest to the heaviest. */
  kinds?: Good[];
  /** True for things whose weight no source gives. */
  isUnweighed?: boolean;
  /** Metals mixed in one amount. */
  mixed?: Good[];
}

/** The amount of a thing, as typed. */
interface TypedAmount {
  /** "" if absent. */
  amount: string;
  /** Undefined if none was typed. */
  unit: Unit | undefined;
}

const WHICH = "Which one is it?";
/** Means steel as in "1.5 t of heavy and 300 kg light"; beside a metal these words add nothing. */
const STEELS: Record<string, string> = { heavy: "heavy steel", light: "light gauge steel" };
/** The prefix of names for unsorted metals. */
export const UNSORTED = "unsorted ";

/**
 * Finds the meaning of a name: an item, a metal or a thing that counts as one; undefined if it means nothing. An item
 * comes before a metal of the same name unless the amount is in kilograms. A number of things is never taken for
 * kilograms. Readings that lead to the same metal are counted from the lightest to the heaviest.
 */
export function meaningOf(known: Known, name: string, typed: TypedAmount): Meaning | undefined {
  const { materials, vocabulary } = known;
  const isBare = isBareNumber(typed);
  const own = materials.find(({ slug }) => slug === name);
  if (own && !(isBare && isAlsoCounted(known, name)))
    return { goods: [metalGood(own)], isOwnName: true };
  const item = itemWithSlug(vocabulary.items, name);
  if (item) return meaningOfItems({ items: [item], isSure: true }, known, name);
  if (name.startsWith(UNSORTED)) return { goods: [], isOwnName: true };
  // "Engine off a 1998 Corolla" is an engine.
  const thing = withoutYear(name.replace(/\s(?:off|from|out of)\s.*$/i, ""));
  const reading = readName(vocabulary, thing || name);
  const text = STEELS[comparable(name)] ?? reading.corrected ?? (thing || name);
  const metal = metalCalled(materials, text);
  const terms = metal ? [] : termsIn(known, text, reading);
  const byWeight = metal
    ? { goods: [metalGood(metal)], isOwnName: !reading.corrected }
    : meaningOfTerms(terms, reading, known, name, typed);
  // A guide or request that is the whole text isn't about an item in it: "lithium battery", "ute load".
  const isGuide = terms.length > 0 && terms.every(({ slug }) => slug === undefined);
  const isRequest = vocabulary.phrases.get(phraseOf(text))?.kind === "want";
  const found = itemsNamed(vocabulary, text);
  const isNamed = itemsCalled(vocabulary.items, text).length > 0;
  const isMixed = byWeight?.mixed !== undefined && !found.isSure;
  const isOther = isMixed || isGuide || isRequest;
  if (found.items.length === 0 || (isOther && !isNamed)) return byWeight;
  return ofItems(found, { byWeight, metal }, known, text, typed);
}

/** Finds the meaning of a name that items have, and perhaps a metal as well. */
function ofItems(
  found: ItemsMeant,
  { byWeight, metal }: { byWeight: Meaning | undefined; metal: MaterialWithAliases | undefined },
  known: Known,
  name: string,
  { amount, unit }: TypedAmount,
): Meaning | undefined {
  const ofUnit = unit && unit !== "kg" ? found.items.filter((each) => each.unit === unit) : [];
  const items = ofUnit.length > 0 ? { ...found, items: ofUnit } : found;
  const byNumber = meaningOfItems(items, known, name);
  const isOneMetal = new Set(found.items.map((each) => each.metal)).size === 1;
  if (unit === "kg" && found.items.length > 1 && isOneMetal) {
    const grade = gradeOf(known.vocabulary.items, found.items);
    if (grade) return meaningOfItems({ items: [grade], isSure: true }, known, name);
    if (byWeight && byWeight.goods.length > 0) return byWeight;
    // Whichever good it is, its weight was typed.
    return byNumber.kinds ? { goods: byNumber.goods, isOwnName: true } : byNumber;
  }
  if (unit !== undefined || (!metal && amount === "")) return byNumber;
  const pieces = found.items.filter((each) => each.unit === "piece");
  if (amount === "")
    return { ...byNumber, goods: [metalGood(metal!), ...byNumber.goods], question: WHICH };
  if (pieces.length === found.items.length) return byNumber;
  const slug = metal?.slug ?? (isOneMetal ? byNumber.goods[0]?.metal?.slug : undefined);
  // Ten star pickets may be ten metres, but not ten kilograms.
  const isWeighed = (each: MaterialWithAliases) => each.slug === slug && pieces.length === 0;
  const weighed = known.materials.filter(isWeighed).map(metalGood);
  const goods = [...(byNumber.kinds ?? byNumber.goods), ...weighed];
  return { ...byNumber, goods, question: WHICH };
}

/** Lists the metals and guides of a text that names nothing else: "old steel offcuts" is steel. */
function termsIn({ vocabulary }: Known, name: string, reading: Reading): Term[] {
  const named = termsCalled(vocabulary, name);
  if (named.length > 0) return named;
  const { subjects, places, unknown } = reading;
  return places.length + unknown.length > 0 ? [] : subjects.flat();
}

/** Returns true if a metal's slug may have been typed by somebody who counts pieces: "radiators". */
export function isAlsoCounted({ vocabulary }: Known, slug: string): boolean {
  return !slug.includes("-") && itemsCalled(vocabulary.items, slug).length > 0;
}

function metalCalled(materials: MaterialWithAliases[], typed: string) {
  const phrase = phraseOf(typed);
  return materials.find(({ name, aliases, slug }) =>
    [name, ...aliases, ...(slug.includes("-") ? [] : [slug])].map(phraseOf).includes(phrase),
  );
}

function isBareNumber({ unit, amount }: TypedAmount): boolean {
  return unit === undefined && amount !== "";
}

function meaningOfItems({ items, isSure }: ItemsMeant, { materials }: Known, name: string) {
  const [guide] = items.map((item) => item.guide);
  const isOneGuide = items.every((item) => item.guide?.path === guide?.path);
  const goods = items.map((item) => itemGood(item, materials));
  const range = isSure ? goodsAsOne(name, goods) : undefined;
  const meaning: Meaning = {
    goods: range ? [range] : goods,
    isOwnName: true,
    ...(guide && isOneGuide && { link: guide }),
  };
  if (range) return { ...meaning, kinds: goods };
  return items.length > 1 || !isSure ? { ...meaning, question: WHICH } : meaning;
}

/** Combines the metals of terms: of several words they are mixed, of one it may be any of them. */
function meaningOfTerms(
  terms: Term[],
  { subjects, corrected }: Reading,
  { materials }: Known,
  name: string,
  typed: TypedAmount,
): Meaning | undefined {
  if (terms.length === 0) return undefined;
  const slugs = [...new Set(terms.map(({ slug }) => slug))];
  const metals = slugs.flatMap((slug) => materials.find((each) => each.slug === slug) ?? []);
  const goods = metals.map(metalGood);
  const guide = terms.find(({ slug }) => slug === undefined);
  const isMixed =
    goods.length > 1 && subjects.filter((each) => each.some(({ slug }) => slug)).length > 1;
  return {
    goods,
    isOwnName: !corrected && goods.some((metal) => phraseOf(metal.name) === phraseOf(name)),
    // A number of things that merely count as a metal has no weight.
    isUnweighed:
      (typed.unit === "piece" || isBareNumber(typed)) && terms.some(({ isThing }) => isThing),
    ...(goods.length > 1 && { question: isMixed ? "Is it sorted?" : WHICH }),
    ...(isMixed && { mixed: goods }),
    ...(guide && { link: { title: guide.title, path: guide.path } }),
  };
}
