import type { TypedPrice } from "../../worker/data/schema.ts";
import { type GivenQuote, type QuotedRange, quotedRange } from "./quoted-range.ts";
import type { Row } from "./tables.ts";

type Price = Row<"prices">;
type Pair = Pick<Price, "cityId" | "materialId">;

/** The ranges that quotes make, by `pairKey`. */
export type Ranges = ReadonlyMap<string, QuotedRange & Pair>;

/** The key of a city's price for a metal. */
function pairKey({ cityId, materialId }: Pair): string {
  return `${cityId} ${materialId}`;
}

/** Quotes of listed yards by city and metal, each with the yard and city that it belongs to now. */
export function quotesByPair<Quote extends Omit<GivenQuote, "yard"> & Pick<Price, "materialId">>(
  quotes: Quote[],
  yards: Pick<Row<"scrapYards">, "id" | "cityId" | "mergedInto">[],
): Map<string, (Quote & Pair & { yard: number })[]> {
  const byId = new Map(yards.map((yard) => [yard.id, yard]));
  const placed = quotes.flatMap((quote) => {
    const own = byId.get(quote.yardId);
    const yard = own && byId.get(own.mergedInto ?? own.id);
    return yard ? [{ ...quote, yard: yard.id, cityId: yard.cityId }] : [];
  });
  return Map.groupBy(placed, pairKey);
}

/** The ranges that quotes make. */
export function rangesOf(
  quotes: Parameters<typeof quotesByPair>[0],
  yards: Parameters<typeof quotesByPair>[1],
): Ranges {
  const pairs = [...quotesByPair(quotes, yards)];
  return new Map(
    pairs.flatMap(([key, own]) => {
      const { cityId, materialId } = own[0]!;
      const range = quotedRange(own);
      return range ? [[key, { cityId, materialId, ...range }] as const] : [];
    }),
  );
}

/** The ranges of prices that are based on quotes. */
export function rangesIn(prices: Price[]): Ranges {
  return new Map(prices.filter(({ yards }) => yards !== null).map((row) => [pairKey(row), row]));
}

/** A price as it was typed; undefined if none was typed. */
export function typedRow(price: Price): Price | undefined {
  if (price.yards === null) return price;
  return price.typed ? { ...price, ...price.typed } : undefined;
}

/**
 * The prices: a typed price counts until there is a quote of a later day, and its description stays in either case.
 * They are in order of city and material, so that the order of files does not affect the version.
 */
export function shownPrices(typed: (TypedPrice & Pair)[], ranges: Ranges): Price[] {
  const byPair = new Map(typed.map((price) => [pairKey(price), price]));
  return [...new Set([...byPair.keys(), ...ranges.keys()])]
    .map((key) => shown(byPair.get(key), ranges.get(key)))
    .sort((a, b) => a.cityId - b.cityId || a.materialId - b.materialId);
}

function shown(typed?: TypedPrice & Pair, range?: QuotedRange & Pair): Price {
  const isTyped = !range || (typed !== undefined && typed.checkedOn >= range.checkedOn);
  // The order of fields is fixed, because the version of a dataset is a hash of this.
  const { cityId, materialId, minCents, maxCents, checkedOn } = (isTyped ? typed : range)!;
  return {
    cityId,
    materialId,
    minCents,
    maxCents,
    description: typed?.description ?? "",
    checkedOn,
    // Publishing sets these from the record (record.ts).
    previousMinCents: null,
    previousMaxCents: null,
    previousCheckedOn: null,
    yards: isTyped ? null : range.yards,
    selfQuoted: isTyped ? null : range.selfQuoted,
    quotedFrom: isTyped ? null : range.quotedFrom,
    typed: isTyped || !typed ? null : amountsOf(typed),
  };
}

function amountsOf({ minCents, maxCents, description, checkedOn }: TypedPrice): TypedPrice {
  return { minCents, maxCents, description, checkedOn };
}
