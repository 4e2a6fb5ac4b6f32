import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Basis, PriceRange } from "../../worker/data/prices.ts";
import { type Verdict, verdictOn } from "../goods/verdict.ts";
import { offerAddress } from "../paths/offer-address.ts";
import { oneYardSaid } from "../prices/basis.ts";
import { isOld, type PricesDay } from "../prices/price-age.ts";
import { dollars, priceRange } from "../words/format.ts";
import { gradesLike } from "./grades.ts";
import { probablyMeant } from "./judgement.ts";
import type { Offer } from "./offer.ts";
import type { OfferFields } from "./offer-fields.ts";
import { type CityPrices, priceOf } from "./price-in-city.ts";
import {
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
  /** Null if the offer cannot be judged. */
  verdict: Verdict | null;
  /** The verdict in figures, "$1.00 under Sydney’s low", and for the whole weight; "" if there is none. */
  headline: string;
  onAll: string;
  words: string;
  /** What it is drawn on, and the offer in dollars per kilogram; null if nothing may be judged by it. */
  bar: { range: PriceRange; offer: number | null } | null;
  /** A question to settle first, with links to the same offer at another figure or for other grades. */
  question: { words: string; links: AnswerLink[] } | null;
  /** Where else to look. */
  more: AnswerLink | null;
  /** Other grades that it may be, with their prices in the city. */
  grades: AnswerLink[];
}

/** What is not said of an offer that cannot be judged. */
export const UNJUDGED = {
  ...{ verdict: null, headline: "", onAll: "", bar: null },
  ...{ question: null, more: null, grades: [] },
};

/** The same offer at another figure or for another grade, with the price of that. */
export interface AnswerLink {
  text: string;
  price?: string;
  to: string;
}

/** The material, offer and place that somebody asks about. */
export interface Asked {
  /** A grade that is paid at a share of a metal's price has that metal's slug. */
  material: MaterialWithAliases & { pays?: number | undefined };
  offer: Offer | null;
  /** As typed, except for the place, which is as held in addresses. */
  fields: OfferFields;
}

/**
 * Judges an offer. An old or missing price is no yardstick; the answer then says so instead.
 * @param found the prices of the city near the place; undefined if there are none
 */
export function judgeOffer(
  found: CityPrices | undefined,
  asked: Asked,
  materials: MaterialWithAliases[],
  day: PricesDay,
): Answer {
  const { material, offer } = asked;
  const price = found && priceOf(found, material, day);
  if (!found || !price) return unjudged(missingWords(material, found?.city, offer), asked);
  if (isOld(price)) return unjudged(oldWords(material, found.city, price, offer), asked);
  // One yard may be low or high: the difference is told, and no verdict given.
  if (price.yards === 1) return unjudged(oneYardWords(material, found, price, offer), asked);
  const others = otherGrades(found, material.slug, materials, day);
  const grades = (wanted: OtherGrade[]) => wanted.map((grade) => gradeLink(grade, asked));
  const { minPrice, maxPrice } = price;
  const bar = { range: { minPrice, maxPrice }, offer: offer && offer.cents / 100 };
  const words = rangeWords(material, found, price);
  const unasked = { ...UNJUDGED, words, bar, grades: grades(others) };
  if (!offer) return unasked;
  const verdict = verdictOn(offer.cents, price);
  const answer = {
    ...unasked,
    verdict,
    headline: headlineWords(found.city, price, offer, verdict),
    onAll: onAllWords(price, offer, verdict),
    words: judgedWords(material, found, price, offer, verdict),
  };
  const meant = probablyMeant(offer, price);
  if (meant !== undefined) return { ...answer, question: meantQuestion(meant, asked) };
  const fitting = others.filter(
    ({ range }) => range.yards !== 1 && verdictOn(offer.cents, range) === "within",
  );
  if (verdict === "within" || fitting.length === 0) return answer;
  const signs = [...fitting.map(({ sign }) => sign), gradesLike(material.slug)?.own];
  return {
    ...answer,
    question: { words: `Is it ${signs.join(", or ")}?`, links: grades(fitting) },
    grades: grades(others.filter((grade) => !fitting.includes(grade))),
  };
}

function unjudged(words: string, { material, fields }: Asked): Answer {
  const more = {
    text: `Prices for ${material.name.toLowerCase()} near you`,
    to: `/material/${material.slug}/?${new URLSearchParams({ near: fields.near })}`,
  };
  return { ...UNJUDGED, words, more };
}

function meantQuestion(cents: number, { fields }: Asked): Answer["question"] {
  const price = `${dollars(cents / 100)} a kilogram`;
  const meant = { offer: (cents / 100).toFixed(2), total: "", kg: "" };
  const to = offerAddress({ ...fields, ...meant });
  return { words: `Did you mean ${price}?`, links: [{ text: `Yes, ${price}`, to }] };
}

interface OtherGrade {
  name: string;
  slug: string;
  sign: string;
  range: PriceRange & Pick<Basis, "yards">;
}

/** Grades that a material may be mistaken for, with their current prices in the same city. */
function otherGrades(
  found: CityPrices,
  metal: string,
  materials: MaterialWithAliases[],
  day: PricesDay,
): OtherGrade[] {
  return (gradesLike(metal)?.others ?? []).flatMap(({ slug, sign }) => {
    const material = materials.find((each) => each.slug === slug);
    const range = material && priceOf(found, material, day);
    return range && !isOld(range) ? [{ name: material.name, slug, sign, range }] : [];
  });
}

function gradeLink({ name, slug, sign, range }: OtherGrade, { fields }: Asked): AnswerLink {
  const text = `${sign.charAt(0).toUpperCase()}${sign.slice(1)}: ${name.toLowerCase()},`;
  const price = range.yards === 1 ? oneYardSaid(range) : priceRange(range);
  return { text, price, to: offerAddress({ ...fields, metal: slug }) };
}
