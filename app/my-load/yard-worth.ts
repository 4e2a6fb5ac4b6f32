import { tripCents } from "../../worker/data/places/drive.ts";
import type { CheckedPrice } from "../../worker/data/prices.ts";
import type { OwnPrice } from "../../worker/data/yards/own-prices.ts";
import type { NearYard } from "../near/yards-near.ts";
import type { PricesDay } from "../prices/price-age-words.ts";
import { possessive } from "../words/format.ts";
import { ownPriceWords } from "../yard-facts/own-price-words.ts";
import type { LoadLine } from "./count.ts";
import { type Drive, middleCents } from "./verdicts/comparison.ts";
import { weightWords, worthInWords, worthOf } from "./worth.ts";

/** A yard near the visitor, with the names of goods that it is not listed as taking. */
export interface LoadYard extends Omit<NearYard, "now" | "ownPrices"> {
  missing: string[];
  /** Its own prices for the load and what that brings there, a line each. */
  ownPrices?: string[];
}

/** A yard with the part of a load that it takes, and the prices that it gave itself. */
export type Taker = LoadYard & { takes: LoadLine[]; own: OwnPrice[] | null };

/** The city whose prices count for a load, and its prices by material id. */
interface CountedCity {
  name: string;
  prices: [materialId: number, CheckedPrice][];
  day: PricesDay;
}

/**
 * Says what yards pay for a load at their own prices. With `isBest` those where that brings most, less the drive, come
 * first, and the others follow as they were. `rests` says what that order rests on; it is left out if no yard's own price
 * counts.
 */
export function soldAt(yards: Taker[], city: CountedCity, drive: Drive, isBest: boolean) {
  const sold = yards.map((yard) => worthAt(yard, city, drive));
  const isAnyOwn = sold.some(({ isAtOwn }) => isAtOwn);
  if (isAnyOwn && isBest)
    sold.sort((a, b) => Number(b.isAtOwn) - Number(a.isAtOwn) || (a.isAtOwn ? b.gain - a.gain : 0));
  const near = sold.map(({ yard }): LoadYard => yard);
  if (!isAnyOwn) return { near };
  const rests = `Best first goes by what it brings at a yard’s own prices, with ${possessive(city.name)} for the rest, less the drive; the others follow.`;
  return { near, rests };
}

/** Values the metals that a yard takes and the city's total counts, so that yards can be compared. */
function worthAt({ takes, own, ...yard }: Taker, city: CountedCity, { kmCost }: Drive) {
  const { lines } = worthOf(takes, new Map(city.prices), city.day);
  const counted = lines.flatMap(({ line, isCounted }) => (isCounted ? line : []));
  const said = new Map(
    takes.flatMap(({ material: { id, name, slug } }) => {
      const price = own?.find(({ material }) => material === slug);
      return price ? [[id, { ...price, name, checkedOn: price.saidOn }] as const] : [];
    }),
  );
  const prices = new Map([...city.prices, ...said]);
  const { total = { min: 0, max: 0 } } = worthOf(counted, prices, city.day);
  const atOwn = counted.filter(({ material }) => said.has(material.id));
  const isAtOwn = atOwn.length > 0;
  const ownPrices = [...said.values()].map((price) => `${price.name} ${ownPriceWords(price)}`);
  const rest = atOwn.length < counted.length ? `, and ${possessive(city.name)} for the rest,` : "";
  const worth = `about ${worthInWords(total, true)} for ${weightWords(counted)}`;
  // With its weight, this stays true while the browser counts another load without the site.
  if (isAtOwn) ownPrices.push(`At its own prices${rest} ${worth}`);
  const gain = middleCents(total) - tripCents(yard.kilometres, kmCost);
  return { yard: said.size > 0 ? { ...yard, ownPrices } : yard, isAtOwn, gain };
}
