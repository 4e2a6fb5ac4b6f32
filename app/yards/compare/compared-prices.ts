import type { Dataset } from "../../../worker/data/dataset.ts";
import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import type { pricesAmong } from "../../../worker/data/prices.ts";
import { materialOfWord, missingCounter } from "../../../worker/data/yards/accepted-materials.ts";
import { currentOwnPrices, type OwnPrice } from "../../../worker/data/yards/own-prices.ts";
import type { KnownYard } from "../../../worker/data/yards/yard-blocks.ts";
import { isOld, MAY_BE_OLD, NATIONAL_TIME_ZONE, pricesDay } from "../../prices/price-age-words.ts";
import { checkedWords } from "../../prices/price-figure.tsx";
import { isUnavailable, midpoint, priceRange } from "../../words/format.ts";
import { ownPriceWords } from "../../yard-facts/own-price-words.ts";
import { shownOffers } from "../yard-offers.ts";

/** The metals that yards list, those first of which one has a price of its own. */
export function metalsTaken(yards: KnownYard[], materials: MaterialWithAliases[]) {
  const words = new Set(yards.flatMap((yard) => [...yard.materials]));
  const listed = new Set([...words].map((word) => materialOfWord(word, materials)));
  const priced = yards.flatMap(({ ownPrices }) => currentOwnPrices(ownPrices ?? []) ?? []);
  const own = new Set(priced.map(({ material }) => material));
  const taken = materials.filter((metal) => listed.has(metal) || own.has(metal.slug));
  return taken.toSorted((a, b) => Number(own.has(b.slug)) - Number(own.has(a.slug)));
}

/** A cell of the table: a city's price has a note, "" or the day of its check. */
type PriceCell = { words: string; note?: string; isOwn?: boolean };

interface PriceData {
  prices: Awaited<ReturnType<typeof pricesAmong>>;
  materials: MaterialWithAliases[];
  dataset: Dataset | undefined;
  /** True if the visitor named the metals: all have a row, even without a price. */
  isNamed: boolean;
}

/**
 * The price of each metal at each yard: the yard's own with its day, or its city's under the city's name. `checked` is
 * the day on which most of the cities' prices were checked.
 */
export function comparedPrices(
  yards: KnownYard[],
  metals: MaterialWithAliases[],
  { prices, materials, dataset, isNamed }: PriceData,
) {
  const missing = missingCounter(
    metals.map(({ slug }) => slug),
    materials,
  );
  const found = metals.flatMap(({ id, slug }) =>
    yards.map((yard) => {
      const own = currentOwnPrices(yard.ownPrices ?? [])?.find(({ material }) => material === slug);
      const isListed = !missing(yard).includes(slug);
      const ofCity = prices.find((one) => one.cityId === yard.city.id && one.materialId === id);
      const price = (isListed && !own && ofCity) || null;
      return { name: yard.city.name, slug, own, isListed, price };
    }),
  );
  const { checked, offers } = shownOffers(found, pricesDay(dataset, NATIONAL_TIME_ZONE));
  const cells = found.map(({ name, own, isListed }, i): PriceCell => {
    if (own) return { words: ownPriceWords(own), isOwn: true };
    if (!isListed) return { words: "Not on its list" };
    const price = offers[i]?.price;
    if (!price || isUnavailable(price)) return { words: priceRange(undefined) };
    const { days = 0 } = price;
    const note = checkedWords(price) + (isOld({ days }) ? ` ${MAY_BE_OLD}` : "");
    return { words: `${name} ${priceRange(price)}, not this yard’s price`, note };
  });
  const rows = metals.map(({ name }, i) => {
    const ofMetal = <T>(all: T[]) => all.slice(i * yards.length, (i + 1) * yards.length);
    return { name, cells: withHighest(ofMetal(cells), ofMetal(found)) };
  });
  const isPriced = ({ note, isOwn }: PriceCell) => isOwn || note !== undefined;
  return { checked, rows: rows.filter((row) => isNamed || row.cells.some(isPriced)) };
}

/** The cells of a metal, with a note on the highest of several own prices. */
function withHighest(cells: PriceCell[], found: { own: OwnPrice | undefined }[]): PriceCell[] {
  const middles = found.map(({ own }) => (own ? midpoint(own) : 0));
  if (middles.filter((middle) => middle > 0).length < 2) return cells;
  const highest = Math.max(...middles);
  return cells.map((cell, i) =>
    middles[i] === highest ? { ...cell, note: "The highest of these" } : cell,
  );
}
