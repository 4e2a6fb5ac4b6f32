import { kilometres } from "../../worker/data/places/distance.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { Basis, MaterialPrice, PlacedPrice, PriceRange } from "../../worker/data/prices.ts";
import type { Origin } from "../../worker/search/places.ts";
import { ageWithBasis, saysOneYard } from "../prices/basis.ts";
import { checkedSpan } from "../prices/checked-span.ts";
import { type Age, isOld, type PricesDay } from "../prices/price-age.ts";
import { comparePrices } from "../prices/price-sort.ts";
import { isUnavailable } from "../words/format.ts";
import { type CityPriceView, orderOf } from "./city-price-view.ts";
import { type RangeOfCities, rangeOfCities } from "./range-of-cities.ts";

/** A row of a material's table with only the fields shown, because loaded data is sent twice. */
export interface ListedPrice extends Omit<MaterialPrice, "cityId" | "checkedOn" | keyof Basis> {
  /** When it was checked, in words; absent if a sentence above the rows says so, and without a price. */
  checked?: string;
  /** What it rests on; absent of a typed range. */
  said?: string;
  isOld?: true;
  /** Whole kilometres from the place asked about, in a straight line. */
  kilometres?: number;
}

/** The prices listed on a material's page, and the facts above them. */
export interface ListedPrices {
  prices: ListedPrice[];
  /** Sentences on when they were checked and what they rest on; "" without prices. */
  checked: string;
  /** Range of those listed that are available and not old; undefined if there are none. */
  range: RangeOfCities | undefined;
  /** The same of all cities, whatever is listed: the ends of the bars. */
  scale: PriceRange | undefined;
}

/**
 * Filters and sorts a material's prices for a view. "near" puts the nearest first, "price" the highest average,
 * with old prices after current ones. Equal cities keep the order given, and unavailable prices come last.
 * @param origin the place asked about, if known
 */
export function listedPrices(
  placed: PlacedPrice[],
  view: CityPriceView,
  day: PricesDay,
  origin?: Origin,
): ListedPrices {
  const all = placed.map(({ price, point }) => ({
    ...price,
    ...ageWithBasis(day, price),
    ...(origin && point && { kilometres: Math.round(kilometres(origin, point)) }),
  }));
  const listed = all.filter(({ state }) => !view.state || state === view.state);
  const available = listed.filter((price) => !isUnavailable(price));
  const span = checkedSpan(available, day);
  const isCurrent = (price: AgedPrice) => !isUnavailable(price) && !isOld(price);
  const current = listed.filter(isCurrent);
  return {
    prices: inOrder(listed, view, origin).map((price) =>
      listedPrice(price, span?.covers(price) ?? false),
    ),
    checked: [span?.words, saysOneYard(current)].filter(Boolean).join(" "),
    range: rangeOfCities(current),
    scale: spanOf(all.filter(isCurrent)),
  };
}

type AgedPrice = MaterialPrice & Age & Pick<ListedPrice, "kilometres">;

function inOrder(prices: AgedPrice[], view: CityPriceView, origin: Origin | undefined) {
  const order = orderOf(view, origin !== undefined);
  if (order === "city") return prices;
  return prices.toSorted((a, b) => {
    if (order === "price") return comparePrices(a, b, -1);
    // Within a state the cities keep the order given.
    if (order === "state") return a.state.localeCompare(b.state, "en-AU");
    return Number(isUnavailable(a)) - Number(isUnavailable(b)) || distanceOf(a) - distanceOf(b);
  });
}

/** A city that was removed has no distance and sorts last. */
function distanceOf({ kilometres = Number.MAX_VALUE }: AgedPrice): number {
  return kilometres;
}

function listedPrice(
  {
    cityId: _city,
    checkedOn: _day,
    yards: _,
    quotedFrom: _from,
    basis: _basis,
    ...aged
  }: AgedPrice,
  isDaySaid: boolean,
): ListedPrice {
  const { days, checked, said, ...price } = aged;
  if (isUnavailable(price)) return price;
  return {
    ...price,
    ...(!isDaySaid && { checked }),
    ...(said && { said }),
    ...(isOld({ days }) && { isOld: true }),
  };
}
