import { toDollars } from "../../worker/amounts/cents.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { paidAt } from "../goods/goods.ts";
import { type Verdict, verdictOn } from "../goods/verdict.ts";
import { offerAddress } from "../paths/form-addresses.ts";
import { ageWithBasis, oneYardSaid } from "../prices/basis.ts";
import { isOld, type PricesDay } from "../prices/price-age-words.ts";
import { dollars, isUnavailable, midpoint, priceRange } from "../words/format.ts";
import { gradesLike } from "./grades.ts";
import type { Offer } from "./offer.ts";
import type { OfferFields } from "./offer-fields.ts";
import {
  type CityPrices,
  headlineWords,
  judgedWords,
  missingWords,
  oldWords,
  onAllWords,
  oneYardWords,
  rangeWords,
} from "./words.ts";

/** The answer to an offer, or on the price if there is no offer yet. */
export interface Answer {
  /** This is null if the offer cannot be judged. */
  verdict: Verdict | null;
  /** The verdict in figures, "$1.00 under Sydney’s low"; "" if there is none. */
  headline: string;
  /** The verdict for the whole weight, "On 20 kg, $20 less."; "" if there is none. */
  onAll: string;
  words: string;
  /** The range to draw, and the offer in AUD per kg; null if there is no range to judge by. */
  bar: { range: PriceRange; offer: number | null } | null;
  /** A question to settle first, with links to the same offer at another figure or for other grades. */
  question: { words: string; links: AnswerLink[] } | null;
  /** Where else to look. */
  more: AnswerLink | null;
  /** Other grades that it may be, with their prices in the city. */
  grades: AnswerLink[];
}

/** The answer to an offer that cannot be judged, without its words. */
export const UNJUDGED = {
  verdict: null,
  headline: "",
  onAll: "",
  bar: null,
  question: null,
  more: null,
  grades: [],
};

/** A link to the same offer at another figure or for another grade. */
export interface AnswerLink {
  text: string;
  /** The other grade's price. */
  price?: string;
  to: string;
}

/** The material, offer and place to judge. */
export interface Enquiry {
  /** A grade that is paid at a share of a metal's price has that metal's slug. */
  material: MaterialWithAliases & { pays?: number | undefined };
  offer: Offer | null;
  /** The fields as typed, except that the place is written as in URLs. */
  fields: OfferFields;
}

/**
 * Judges an offer by a city's price. If that is old or missing, or comes from a single yard, the answer says so without
 * a verdict.
 * @param found the prices of the city near the place; undefined if there are none
 */
export function judgeOffer(
  found: CityPrices | undefined,
  enquiry: Enquiry,
  materials: MaterialWithAliases[],
  day: PricesDay,
): Answer {
  const { material, offer } = enquiry;
  const price = found && priceOf(found, material, day);
  if (!found || !price) return unjudged(missingWords(material, found?.city, offer), enquiry);
  if (isOld(price)) return unjudged(oldWords(material, found.city, price, offer), enquiry);
  // A single yard may be low or high.
  if (price.yards === 1) return unjudged(oneYardWords(material, found, price, offer), enquiry);
  const others = otherGrades(found, material.slug, materials, day);
  const linksTo = (grades: OtherGrade[]) => grades.map((grade) => gradeLink(grade, enquiry));
  const { minPrice, maxPrice } = price;
  const bar = { range: { minPrice, maxPrice }, offer: offer && toDollars(offer.cents) };
  const words = rangeWords(material, found, price);
  const withoutOffer = { ...UNJUDGED, words, bar, grades: linksTo(others) };
  if (!offer) return withoutOffer;
  const verdict = verdictOn(offer.cents, price);
  const answer = {
    ...withoutOffer,
    verdict,
    headline: headlineWords(found.city, price, offer, verdict),
    onAll: onAllWords(price, offer, verdict),
    words: judgedWords(material, found, price, offer, verdict),
  };
  const meant = probablyMeant(offer, price);
  if (meant !== undefined) return { ...answer, question: meantQuestion(meant, enquiry) };
  const fitting = others.filter(
    ({ range }) => range.yards !== 1 && verdictOn(offer.cents, range) === "within",
  );
  if (verdict === "within" || fitting.length === 0) return answer;
  const signs = [...fitting.map(({ sign }) => sign), gradesLike(material.slug)?.own];
  return {
    ...answer,
    question: { words: `Is it ${signs.join(", or ")}?`, links: linksTo(fitting) },
    grades: linksTo(others.filter((grade) => !fitting.includes(grade))),
  };
}

/** A material's price in a city with its age; undefined if there is none. */
function priceOf(
  { prices }: CityPrices,
  { id, pays }: { id: number; pays?: number | undefined },
  day: PricesDay,
) {
  const price = prices.find(({ materialId }) => materialId === id);
  if (!price || isUnavailable(price)) return undefined;
  return { ...paidAt(price, pays), ...ageWithBasis(day, price) };
}

function unjudged(words: string, { material, fields }: Enquiry): Answer {
  const more = {
    text: `Prices for ${material.name.toLowerCase()} near you`,
    to: `/material/${material.slug}/?${new URLSearchParams({ near: fields.near })}`,
  };
  return { ...UNJUDGED, words, more };
}

/**
 * An offer is implausible if it is more than this many times the highest price, or if the lowest price is more than
 * this many times the offer. What it may have meant must be closer to the range.
 */
const FAR = 3;

/**
 * The cents per kilogram that an offer far from the range probably meant, if it was typed in cents, per tonne or in
 * another unit by mistake. Undefined if no other reading comes near the range.
 */
function probablyMeant(offer: Offer, range: PriceRange): number | undefined {
  const low = (range.minPrice * 100) / FAR;
  const high = range.maxPrice * 100 * FAR;
  const isNear = (cents: number) => cents >= low && cents <= high;
  if (isNear(offer.cents)) return undefined;
  const middle = midpoint(range) * 100;
  const distance = (cents: number) => Math.abs(Math.log(cents / middle));
  return offer.others.filter(isNear).sort((a, b) => distance(a) - distance(b))[0];
}

function meantQuestion(cents: number, { fields }: Enquiry): Answer["question"] {
  const price = `${dollars(toDollars(cents))} a kilogram`;
  const meant = { offer: toDollars(cents).toFixed(2), total: "", kg: "" };
  const to = offerAddress({ ...fields, ...meant });
  return { words: `Did you mean ${price}?`, links: [{ text: `Yes, ${price}`, to }] };
}

type OtherGrade = ReturnType<typeof otherGrades>[number];

/** Grades that a material may be mistaken for, with their current prices in the same city. */
function otherGrades(
  found: CityPrices,
  metal: string,
  materials: MaterialWithAliases[],
  day: PricesDay,
) {
  return (gradesLike(metal)?.others ?? []).flatMap(({ slug, sign }) => {
    const material = materials.find((each) => each.slug === slug);
    const range = material && priceOf(found, material, day);
    return range && !isOld(range) ? [{ name: material.name, slug, sign, range }] : [];
  });
}

function gradeLink({ name, slug, sign, range }: OtherGrade, { fields }: Enquiry): AnswerLink {
  const text = `${sign.charAt(0).toUpperCase()}${sign.slice(1)}: ${name.toLowerCase()},`;
  const price = range.yards === 1 ? oneYardSaid(range) : priceRange(range);
  return { text, price, to: offerAddress({ ...fields, metal: slug }) };
}
