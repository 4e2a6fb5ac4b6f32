import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { Basis, CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { amount, kilograms } from "../goods/amounts.ts";
import type { Verdict } from "../goods/verdict.ts";
import type { NearPrice } from "../near/price-near.ts";
import { oneYardSaid, saysOneYard } from "../prices/basis.ts";
import { type Age, isAgeSaid, MAY_BE_OLD } from "../prices/price-age-words.ts";
import { aboutKilometres, dollars, longDate, possessive, priceRange } from "../words/format.ts";
import type { Offer } from "./offer.ts";

/** Prices of the city used to judge an offer near a place. */
export interface CityPrices {
  city: { name: string; slug: string };
  /** Distance in a straight line; null if the place is this city. */
  kilometres: number | null;
  /** Prices in no particular order. */
  prices: CityPrice[];
}

interface Metal {
  name: string;
  grade: string | null;
}

type City = CityPrices["city"];
type Checked = PriceRange & Age & Pick<Basis, "selfQuoted"> & { checkedOn: string };

/** "$1.00 under Sydney’s low", "At the low end of Sydney’s range", "Within Sydney’s range" and so on. */
export function headlineWords(
  { name }: City,
  price: PriceRange,
  offer: Offer,
  verdict: Verdict,
): string {
  if (verdict === "within") {
    const end = endOf(price, offer);
    return end
      ? `At the ${end} end of ${possessive(name)} range`
      : `Within ${possessive(name)} range`;
  }
  const [side, end] = verdict === "below" ? ["under", "low"] : ["over", "high"];
  return `${dollars(toDollars(centsBeyond(price, offer)))} ${side} ${possessive(name)} ${end}`;
}

/** The end of a range, its lower or upper third, that an offer is in; undefined for the middle third. */
function endOf({ minPrice, maxPrice }: PriceRange, { cents }: Offer) {
  const share = (toDollars(cents) - minPrice) / (maxPrice - minPrice);
  if (share < 1 / 3) return "low";
  return share > 2 / 3 ? "high" : undefined;
}

/** "On 20 kg, $20 less."; "" without a weight, or within the range. */
export function onAllWords(price: PriceRange, offer: Offer, verdict: Verdict): string {
  if (verdict === "within" || !offer.kilograms) return "";
  const difference = amount(Math.round(centsBeyond(price, offer) * offer.kilograms));
  const weight = kilograms(Math.round(offer.kilograms * 1000));
  return `On ${weight}, ${difference} ${verdict === "below" ? "less" : "more"}.`;
}

/** Whole cents from an offer to the nearer end of a range that it lies outside. */
function centsBeyond({ minPrice, maxPrice }: PriceRange, { cents }: Offer): number {
  return Math.max(toCents(minPrice) - cents, cents - toCents(maxPrice));
}

/** "$7.00 a kilogram is below Newcastle’s range of $7.40 – $10.15 for copper (…), checked on 17 November 2026." */
export function judgedWords(
  metal: Metal,
  found: CityPrices,
  price: Checked,
  offer: Offer,
  verdict: Verdict,
): string {
  const range = `${possessive(found.city.name)} range of ${priceRange(price)} for ${graded(metal)}`;
  return `${offer.said ? "That" : perKilogram(offer)} is ${verdict} ${range}, ${checkedWords(price)}.${awayWords(found)}`;
}

/** The answer before an offer is typed: the city's range. */
export function rangeWords(metal: Metal, found: CityPrices, price: Checked): string {
  const range = `${possessive(found.city.name)} range for ${graded(metal)}`;
  return `${range} is ${priceRange(price)} a kilogram, ${checkedWords(price)}.${awayWords(found)}`;
}

/** The answer for a price that may be out of date. */
export function oldWords(metal: Metal, city: City, price: Checked, offer: Offer | null): string {
  const own = `${possessive(city.name)} price for ${graded(metal)}`;
  return `${own} was checked ${price.checked} and ${MAY_BE_OLD}${unjudged(offer)}. It was ${priceRange(price)}.`;
}

/** The answer for a price that comes from a single yard: the difference, without a verdict. */
export function oneYardWords(
  metal: Metal,
  found: CityPrices,
  price: Checked,
  offer: Offer | null,
): string {
  const said = `In ${found.city.name}, ${oneYardSaid(price)} a kilogram for ${graded(metal)}`;
  const compared = offer
    ? ` ${perKilogram(offer)} is ${differenceFrom(price, offer)}. One yard is no range, so we don’t say whether that is fair.`
    : "";
  return `${said}, ${dayWords(price)}.${compared}${awayWords(found)}`;
}

function differenceFrom({ minPrice, maxPrice }: PriceRange, { cents }: Offer): string {
  const [less, more] = [minPrice - toDollars(cents), toDollars(cents) - maxPrice];
  if (less > 0.005) return `${dollars(less)} less than that`;
  if (more > 0.005) return `${dollars(more)} more than that`;
  return minPrice === maxPrice ? "the same" : "within that";
}

/** The answer for a city without a price, or if no city with prices is near enough. */
export function missingWords({ name }: Metal, city: City | undefined, offer: Offer | null): string {
  const where = city ? ` in ${city.name}` : ` within ${NEAR_KILOMETRES} km of there`;
  return `We have no current price for ${name.toLowerCase()}${where}${unjudged(offer)}.`;
}

/** A sentence on the nearest current price, which is too far away to judge an offer by; "" if there is none. */
export function farWords(counted: NearPrice | null): string {
  if (!counted) return "";
  const away = aboutKilometres(counted.kilometres ?? 0);
  return ` The nearest current price is ${possessive(counted.city.name)}, ${away} away: ${priceRange(counted)} a kilogram${basisWords(counted)}.`;
}

/** The range over all cities with a current price. */
export function nationalWords(
  metal: Metal,
  current: (PriceRange & Pick<Basis, "yards">)[],
): string {
  const span = spanOf(current);
  if (!span) return `No city has a current price for ${metal.name.toLowerCase()}.`;
  const cities = current.length === 1 ? "The one city" : `The ${current.length} cities`;
  const oneYard = saysOneYard(current);
  return `${cities} with a current price for ${graded(metal)} ${current.length === 1 ? "pays" : "pay"} from ${dollars(span.minPrice)} to ${dollars(span.maxPrice)} a kilogram. ${oneYard && `${oneYard} `}Say where you are to compare with the nearest.`;
}

/** "$4.20 a pound is $9.26 a kilogram. ", before the answer to an offer that was converted; "" for any other. */
export function convertedWords(offer: Offer | null): string {
  return offer?.said ? `${offer.said} is ${perKilogram(offer)}. ` : "";
}

function perKilogram({ cents }: Offer): string {
  return `${dollars(toDollars(cents))} a kilogram`;
}

function unjudged(offer: Offer | null): string {
  return offer ? `, so we can’t say whether ${perKilogram(offer)} is fair` : "";
}

function graded({ name, grade }: Metal): string {
  return name.toLowerCase() + (grade ? ` (${grade})` : "");
}

function checkedWords(price: Checked): string {
  return dayWords(price) + basisWords(price);
}

function basisWords({ said }: Pick<Age, "said">): string {
  return said ? ` (${said})` : "";
}

function dayWords(price: Checked): string {
  return isAgeSaid(price) ? `checked ${price.checked}` : `checked on ${longDate(price.checkedOn)}`;
}

function awayWords({ city, kilometres }: CityPrices): string {
  if (kilometres === null) return "";
  return ` ${city.name} is the nearest city with prices, ${aboutKilometres(kilometres)} away.`;
}
