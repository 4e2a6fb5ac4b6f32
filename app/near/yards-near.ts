import { yardPath } from "../../worker/contract/yard-path.ts";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { aboutKilometres } from "../words/format.ts";

/** A yard too far away for a card of its own. */
export interface NextYard {
  /** "Tamworth, about 248 km". */
  words: string;
  path: string;
  /** In a straight line. */
  kilometres: number;
}

/** True if a yard is near enough for a card of its own. */
export function isNear({ kilometres }: { kilometres: number }): boolean {
  return kilometres <= NEAR_KILOMETRES;
}

/**
 * The nearby yards and, if there are fewer than `few`, the nearest one beyond.
 * @param yards in any order, with straight-line distances
 */
export function nearAndNext<
  Yard extends { id: number; name: string; cityName: string; kilometres: number },
>(yards: Yard[], few = 3): { near: Yard[]; next: NextYard | null } {
  const near = yards.filter(isNear);
  const [far] = yards
    .filter((yard) => !isNear(yard))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  if (!far || near.length >= few) return { near, next: null };
  const words = `${far.cityName}, ${aboutKilometres(far.kilometres)}`;
  return { near, next: { words, path: yardPath(far), kilometres: far.kilometres } };
}
