import type { OwnPrice } from "../../worker/data/yards/own-prices.ts";
import { dollarRange, shortDate } from "../words/format.ts";

/** "$9.20, said by the yard on 19 Nov", which never stands without its day. */
export function ownPriceWords({ minPrice, maxPrice, saidOn }: OwnPrice): string {
  const day = shortDate(saidOn).replace(/ \d{4}$/, "");
  return `${dollarRange(minPrice, maxPrice)}, said by the yard on ${day}`;
}
