import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import { readFigures } from "../../worker/amounts/figures.ts";
import { perKilogram, rangeOf, readMoney } from "../../worker/amounts/money.ts";
import { notANumber, readQuantity } from "../../worker/amounts/quantity.ts";
import { amount, kilograms } from "../goods/amounts.ts";
import { problemWith, readSum, TOTAL_PROBLEM } from "../goods/offered-sum.ts";
import { dollars } from "../words/format.ts";
import type { OfferFields } from "./offer-fields.ts";

/** An offer that somebody got. */
export interface Offer {
  /** Whole cents per kilogram. */
  cents: number;
  /** Cents per kilogram that the same figures may have meant, if that is far from what they say. */
  others: number[];
  /** Weight of the whole lot; absent if unknown. */
  kilograms?: number;
  /** The offer as typed if it was converted: "$4.20 a pound". */
  said?: string;
}

/** Highest result of a conversion that is accepted, in AUD per kg. */
const MAX_CONVERTED = 1000;

const PER: Record<string, string> = { t: "a tonne", g: "a gram", lb: "a pound", oz: "an ounce" };

const PRICE_PROBLEM =
  "Type the price of one kilogram in dollars, such as 7.20, or in cents, such as 85c.";
const WEIGHT_PROBLEM = "Type the weight too, so we can work out the price of one kilogram.";

/** The offer in an address, a price or a total with a weight, or null; and a problem with each field that has one. */
export function readOffer({
  offer: typed,
  total,
  kg,
}: Pick<OfferFields, "offer" | "total" | "kg">) {
  const price = typed === "" ? {} : readPrice(typed);
  const sum = readSum(total);
  const weight = kg === "" ? {} : readWeight(kg);
  const { value, isConverted } = weight;
  const whole = sum.dollars && value ? ofTotal(sum.dollars, value, isConverted) : {};
  const isAlone = kg !== "" && total === "" && typed === "";
  const problems = {
    offer: price.problem,
    total: sum.problem ?? whole.problem ?? (isAlone ? TOTAL_PROBLEM : clash(price, whole)),
    kg: weight.problem ?? (total !== "" && kg === "" ? WEIGHT_PROBLEM : undefined),
  };
  const isWrong = Object.values(problems).some(Boolean);
  const offer = isWrong ? undefined : (price.offer ?? whole.offer);
  return { offer: offer ? { ...offer, ...(value && { kilograms: value }) } : null, problems };
}

/** An offer, or the problem with it. */
interface Reading {
  offer?: Offer;
  problem?: string;
}

function clash({ offer: price }: Reading, { offer: whole }: Reading): string | undefined {
  if (!price || !whole || price.cents === whole.cents) return undefined;
  return `That is ${dollars(toDollars(whole.cents))} a kilogram, not ${dollars(toDollars(price.cents))}. Clear one of the two.`;
}

/** Parses a price as people type it: "$7", "7,50", "85c", "7.20/kg", "$650 a tonne" or "4.20/lb". */
function readPrice(text: string): Reading {
  if (rangeOf(text)) return { problem: `“${text}” is two prices. Type one, such as 7.20.` };
  const money = readMoney(text);
  const problem = problemWith(money?.isUnitAlone ? undefined : money?.dollars, PRICE_PROBLEM);
  if (!money || problem) return { problem };
  const { isCents, per } = money;
  const price = perKilogram(money);
  if (price === undefined || per === "other")
    return { problem: `“${text}” isn’t a price by weight. ${PRICE_PROBLEM}` };
  const cents = toCents(price);
  if (cents === 0) return { problem: "Type a price of at least 1 cent a kilogram." };
  const unit = PER[per?.suffix ?? ""];
  if (!unit) {
    const others = isCents ? [] : [cents / 100, cents / 1000].map(Math.round);
    return { offer: { cents, others } };
  }
  if (price > MAX_CONVERTED) return { problem: `${tooMuch(cents)} Check the unit.` };
  const typed = money.dollars * 100;
  return { offer: { cents, others: [Math.round(typed)], said: `${amount(typed)} ${unit}` } };
}

/** Derives the price per kilogram from a total in dollars and a weight in kilograms. */
function ofTotal(total: number, weight: number, isConverted = false): Reading {
  const cents = Math.round((total * 100) / weight);
  if (cents === 0) return { problem: "That is less than 1 cent a kilogram. Check both." };
  if (cents > MAX_CONVERTED * 100) return { problem: `${tooMuch(cents)} Check both.` };
  const said = `${amount(total * 100)} for ${kilograms(Math.round(weight * 1000))}`;
  return { offer: { cents, others: [], ...(isConverted && { said }) } };
}

function readWeight(text: string): { value?: number; isConverted?: boolean; problem?: string } {
  const { typed, unit = "kg", figures } = readQuantity(text, "kg");
  if ("problem" in typed) return typed;
  if (unit !== "kg" || typed.most !== undefined) return { problem: notANumber("kg") };
  // A weight that was typed in kilograms needs no repeating.
  return { value: typed.value, isConverted: readFigures(figures) !== typed.value };
}

function tooMuch(cents: number): string {
  return `That is ${amount(cents)} a kilogram.`;
}
