import { kilometres } from "../../worker/data/distance.ts";
import type { MaterialPrice, PlacedPrice } from "../../worker/data/prices.ts";
import type { Origin } from "../../worker/search/places.ts";
import { checkedSpan } from "../market/checked-span.ts";
import { type Age, ageOn, isOld, type PricesDay } from "../market/price-age.ts";
import { comparePrices } from "../market/price-sort.ts";
import { isUnavailable } from "../words/format.ts";
import { type CityPriceView, orderOf } from "./city-price-view.ts";
import { type RangeOfCities, rangeOfCities } from "./range-of-cities.ts";

/** A row of a material's table: only what is shown, because loaded data is sent twice. */
export interface ListedPrice extends Omit<MaterialPrice, "cityId" | "checkedOn"> {
  /** When it was checked, in words; left out where that is said above the rows, and without a price. */
  checked?: string;
  isOld?: true;
  /** From the place that is asked about, whole, in a straight line. */
  kilometres?: number;
}

/** What a material's page lists, and what it says above it. */
export interface ListedPrices {
  prices: ListedPrice[];
  /** When they were checked, in a sentence; "" without any price. */
  checked: string;
  /** Of those listed that are available and not old; undefined if there are none. */
  range: RangeOfCities | undefined;
}

/**
 * The prices of a view. The nearest, or those with the highest average, come first if that is the order; cities with
 * the same keep the order given, and unavailable ones come last. Among the best, old prices come after the others.
 * @param origin the place that is asked about, if it is known
 */
export function listedPrices(
  placed: PlacedPrice[],
  view: CityPriceView,
  day: PricesDay,
  origin?: Origin,
): ListedPrices {
  const all = placed.map(({ price, point }) => ({
    ...price,
    ...ageOn(day, price),
    ...(origin && point && { kilometres: Math.round(kilometres(origin, point)) }),
  }));
  const listed = all.filter(({ state }) => !view.state || state === view.state);
  const available = listed.filter((price) => !isUnavailable(price));
  const span = checkedSpan(available, day);
  return {
    prices: inOrder(listed, view, origin).map((price) =>
      listedPrice(price, span?.covers(price) ?? false),
    ),
    checked: span?.words ?? "",
    range: rangeOfCities(available.filter((price) => !isOld(price))),
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

/** A city that was removed is nowhere. */
function distanceOf({ kilometres = Number.MAX_VALUE }: AgedPrice): number {
  return kilometres;
}

function listedPrice(
  { cityId: _city, checkedOn: _day, days, checked, ...price }: AgedPrice,
  isSaidAbove: boolean,
): ListedPrice {
  if (isUnavailable(price)) return price;
  return { ...price, ...(!isSaidAbove && { checked }), ...(isOld({ days }) && { isOld: true }) };
}
