import { kilometres } from "../../worker/data/places/distance.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { Basis, MaterialPrice, PlacedPrice, PriceRange } from "../../worker/data/prices.ts";
import type { Origin } from "../../worker/search/places.ts";
import { ageWithBasis, saysOneYard } from "../prices/basis.ts";
import { checkedSpan } from "../prices/checked-span.ts";
import { type Age, isOld, type PricesDay } from "../prices/price-age-words.ts";
import { comparePrices } from "../prices/price-sort.ts";
import { isUnavailable, midpoint } from "../words/format.ts";
import { type MaterialQuery, orderOf } from "./material-query.ts";

/** A row of a material's table with only the fields shown, because loaded data is sent twice. */
export interface ListedPrice extends Omit<MaterialPrice, "cityId" | "checkedOn" | keyof Basis> {
  /** The date of the check, in words; absent if there is no price or a sentence above the rows has the date. */
  checked?: string;
  /** The yards that the price comes from, in words; absent for a range that was typed in. */
  said?: string;
  isOld?: true;
  /** Whole kilometres from the place of the page, in a straight line. */
  kilometres?: number;
}

/** The prices listed on a material's page, and the facts above them. */
export type ListedPrices = ReturnType<typeof listedPrices>;

/**
 * Filters and sorts a material's prices for a page's query. "near" puts the nearest first, "price" the highest average,
 * with old prices after current ones. Equal cities keep the order given, and unavailable prices come last.
 * @param origin the place of the page, if it answers near one
 */
export function listedPrices(
  placed: PlacedPrice[],
  query: CityQuery,
  day: PricesDay,
  origin?: Origin,
) {
  const all = placed.map(({ price, point }) => ({
    ...price,
    ...ageWithBasis(day, price),
    ...(origin && point && { kilometres: Math.round(kilometres(origin, point)) }),
  }));
  const listed = all.filter(({ state }) => !query.state || state === query.state);
  const available = listed.filter((price) => !isUnavailable(price));
  const span = checkedSpan(available, day);
  const isCurrent = (price: AgedPrice) => !isUnavailable(price) && !isOld(price);
  const current = listed.filter(isCurrent);
  return {
    prices: inOrder(listed, query, origin).map((price) =>
      listedPrice(price, span?.covers(price) ?? false),
    ),
    /** Sentences on when the prices were checked and which come from a single yard; "" without prices. */
    checked: [span?.words, saysOneYard(current)].filter(Boolean).join(" "),
    /** Range of those listed that are available and not old; undefined if there are none. */
    range: rangeOfCities(current),
    /** Range of all cities, whatever is listed: the ends of the bars. */
    scale: spanOf(all.filter(isCurrent)),
  };
}

/** Summarises prices that can be compared, in AUD per kg; undefined without any. */
export function rangeOfCities(prices: PriceRange[]) {
  const span = spanOf(prices);
  if (!span) return undefined;
  const averages = prices.map(midpoint).sort((a, b) => a - b);
  // The median, as a typical city's price. Fewer than three cities have none.
  const typical = averages.length < 3 ? undefined : averages[Math.floor(averages.length / 2)];
  return { ...span, typical };
}

type CityQuery = Pick<MaterialQuery, "sort" | "state">;
type AgedPrice = MaterialPrice & Age & Pick<ListedPrice, "kilometres">;

function inOrder(prices: AgedPrice[], query: CityQuery, origin: Origin | undefined) {
  // A city that was removed has no distance and sorts last.
  const distanceOf = ({ kilometres = Number.MAX_VALUE }: AgedPrice) => kilometres;
  const order = orderOf(query, origin !== undefined);
  if (order === "city") return prices;
  return prices.toSorted((a, b) => {
    if (order === "price") return comparePrices(a, b, -1);
    // Within a state the cities keep the order given.
    if (order === "state") return a.state.localeCompare(b.state, "en-AU");
    return Number(isUnavailable(a)) - Number(isUnavailable(b)) || distanceOf(a) - distanceOf(b);
  });
}

function listedPrice(aged: AgedPrice, isDaySaid: boolean): ListedPrice {
  const { cityName, citySlug, state, minPrice, maxPrice, kilometres, checked, said } = aged;
  const price = {
    cityName,
    citySlug,
    state,
    minPrice,
    maxPrice,
    ...(kilometres !== undefined && { kilometres }),
  };
  if (isUnavailable(price)) return price;
  return {
    ...price,
    ...(!isDaySaid && { checked }),
    ...(said && { said }),
    ...(isOld(aged) && { isOld: true }),
  };
}
