import type { MaterialWithAliases } from "../materials.ts";
import { NEAR_KILOMETRES, type Point } from "../places/distance.ts";
import type { Store } from "../store.ts";
import { missingCounter } from "./accepted-materials.ts";
import { bestFirst, type YardOrder } from "./best-first.ts";
import { atDistance, nearestYards } from "./nearest-yards.ts";
import { openingAt } from "./open-at.ts";
import { openNear } from "./open-then.ts";
import { currentOwnPrices } from "./own-prices.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { yardTable } from "./yard-table.ts";

/** The maximum number of yards that take everything, and of those that take only part of it. */
const MAX_YARDS = 3;

/**
 * The nearest yards that take all of several things, then the nearest that take at least half of them, or any if none
 * does; each with its distance in a straight line. `wanted` holds slugs of materials, or of other words that yards use,
 * such as "whole-vehicles"; `materials` holds at least their families. `open` is a half-hour of the week in which the
 * yards must be open, or "". `version` is the yards' version, if the caller knows it. In the order "best", yards for a
 * single metal come by their own prices, if a close one has any; "both" adds the nearest close ones with own prices.
 * @throws DatabaseError
 */
export async function yardsTaking(
  store: Store,
  point: Point,
  wanted: string[],
  materials: MaterialWithAliases[],
  open: string,
  version?: string,
  order: "nearest" | "best" | "both" = "nearest",
) {
  const table = await yardTable(store, version);
  const missingFor = missingCounter(wanted, materials);
  const opening = open && openingAt(open);
  const isOpenThen = (yard: KnownYard) => !opening || opening(yard) === "open";
  const nearest = (passes: (missing: number) => boolean) => {
    const isFound = (yard: KnownYard) => passes(missingFor(yard).length) && isOpenThen(yard);
    return nearestYards(table, point, MAX_YARDS, isFound);
  };
  const close = nearestYards(table, point, Number.POSITIVE_INFINITY, () => true, NEAR_KILOMETRES);
  const missingClose = close.map(missingFor);
  const takers = close.filter((yard, i) => missingClose[i]?.length === 0 && isOpenThen(yard));
  const best = wanted.length === 1 ? bestFirst(takers, point, wanted[0]!) : null;
  const isBest = order === "best";
  const inOrder = [...((isBest && best) || []), ...nearest((missing) => missing === 0)];
  const all = new Set([...new Set(inOrder)].slice(0, MAX_YARDS));
  const isPriced = ({ ownPrices }: KnownYard) =>
    currentOwnPrices(ownPrices ?? [])?.some(({ material }) => wanted.includes(material));
  if (order === "both")
    for (const yard of takers.filter(isPriced).slice(0, MAX_YARDS)) all.add(yard);
  const most = nearest((missing) => missing > 0 && missing <= wanted.length / 2);
  const found = [...all, ...most];
  if (found.length === 0) found.push(...nearest((missing) => missing < wanted.length));
  const missing = new Map(found.map((yard) => [yard.id, missingFor(yard)]));
  const yards = await atDistance(store, point, found);
  const shown: YardOrder = best && (isBest ? "best" : "nearest");
  const takesAny = (yard: KnownYard) => missingFor(yard).length < wanted.length;
  return {
    /** Each with those of the wanted slugs that it is not listed as taking. */
    yards: yards.map((yard) => ({ ...yard, missing: missing.get(yard.id)! })),
    /** The wanted slugs that no close yard takes. */
    unlisted: wanted.filter((slug) => missingClose.every((slugs) => slugs.includes(slug))),
    order: shown,
    /** The close yards that take any of it, counted by their state at the time; null if no time was given. */
    openThen: open ? openNear(table, point, takesAny, open) : null,
  };
}
