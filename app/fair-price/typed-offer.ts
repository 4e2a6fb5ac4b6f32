import { readFigures, type Typed } from "../words/figures.ts";
import { dollars } from "../words/format.ts";
import { readQuantity } from "../words/quantities.ts";
import type { OfferFields, OfferProblems } from "./offer-fields.ts";

/** An offer that somebody got. */
export interface Offer {
  /** Whole cents per kilogram. */
  cents: number;
  /** True for a bare number, without "c" or "a tonne", which may have been meant as either. */
  isBare: boolean;
}

/** Highest price and total accepted, in dollars. */
const MAX_DOLLARS = 1_000_000;

const AMOUNT =
  /^(?:aud|a?\$)?\s*([\d.,\s]*[\d.,])\s*(c|¢|cents?|dollars?|bucks?|aud)?\s*(?:(?:\/|per|a|an)\s*(kgs?|kilos?|kilograms?|t|tonnes?|tons?)\b)?$/i;

const PRICE_PROBLEM =
  "Type the price of one kilogram in dollars, such as 7.20, or in cents, such as 85c.";
const TOTAL_PROBLEM = "Type the total in dollars, such as 420.";

/** Parses the offer in an address, given as a price or as a total with a weight; null if absent or implausible. */
export function readOffer(fields: Pick<OfferFields, "offer" | "total" | "kg">): {
  offer: Offer | null;
  problems: OfferProblems;
} {
  const price = fields.offer === "" ? null : readPrice(fields.offer);
  const sum = readSum(fields);
  const problems = {
    ...(price && "problem" in price && { offer: price.problem }),
    ...sum.problems,
  };
  if (Object.keys(problems).length > 0) return { offer: null, problems };
  const typed = price && "cents" in price ? price : null;
  const { offer } = sum;
  if (typed && offer && typed.cents !== offer.cents) {
    const total = `That is ${dollars(offer.cents / 100)} a kilogram, not ${dollars(typed.cents / 100)}. Clear one of the two.`;
    return { offer: null, problems: { total } };
  }
  return { offer: typed ?? offer, problems };
}

/** Parses a price per kilogram as people type it: "$7", "7,50", "85c", "7.20/kg" or "$650 a tonne". */
function readPrice(text: string): Offer | { problem: string } {
  const typed = readAmount(text, PRICE_PROBLEM);
  if ("problem" in typed) return typed;
  const cents = Math.round((typed.value * 100) / (typed.isPerTonne ? 1000 : 1));
  if (cents === 0) return { problem: "Type a price of at least 1 cent a kilogram." };
  return { cents, isBare: !typed.isInCents && !typed.isPerTonne };
}

/** Derives the price per kilogram from a total and a weight; a weight alone gives none. */
function readSum({ offer, total, kg }: Pick<OfferFields, "offer" | "total" | "kg">): {
  offer: Offer | null;
  problems: OfferProblems;
} {
  const weight = kg === "" ? null : readWeight(kg);
  const heavy = weight && "problem" in weight ? { kg: weight.problem } : {};
  if (total === "") {
    const isAlone = kg !== "" && offer === "";
    return { offer: null, problems: { ...heavy, ...(isAlone && { total: TOTAL_PROBLEM }) } };
  }
  const sum = readTotal(total);
  const problems = {
    ...("problem" in sum && { total: sum.problem }),
    ...(weight
      ? heavy
      : { kg: "Type the weight too, so we can work out the price of one kilogram." }),
  };
  if ("problem" in sum || !weight || "problem" in weight) return { offer: null, problems };
  const cents = Math.round((sum.value * 100) / weight.value);
  if (cents === 0)
    return { offer: null, problems: { total: "That is less than 1 cent a kilogram. Check both." } };
  return { offer: { cents, isBare: false }, problems };
}

function readWeight(text: string): Typed {
  const { typed, unit = "kg" } = readQuantity(text, "kg");
  return unit === "kg" ? typed : { problem: "Type a weight in kilograms, such as 60 or 7.5." };
}

function readTotal(text: string): Typed {
  const typed = readAmount(text, TOTAL_PROBLEM);
  return "value" in typed && typed.hasUnit ? { problem: TOTAL_PROBLEM } : typed;
}

type Amount = { value: number; isInCents: boolean; isPerTonne: boolean; hasUnit: boolean };

/** Parses an amount in dollars and what it is for; `problem` is the message for any other text. */
function readAmount(text: string, problem: string): Amount | { problem: string } {
  const [, figures = "", currency = "", unit = ""] = AMOUNT.exec(text) ?? [];
  const isInCents = /^[c¢]/i.test(currency);
  const value = readFigures(figures) / (isInCents ? 100 : 1);
  if (Number.isNaN(value)) return { problem };
  if (value === 0) return { problem: "Type more than 0." };
  if (value > MAX_DOLLARS) return { problem: "We go up to $1,000,000. Check the figure." };
  return { value, isInCents, isPerTonne: /^t/i.test(unit), hasUnit: unit !== "" };
}
