import { yardPath } from "../../contract/yard-path.ts";
import { aboutKilometres } from "../words/format.ts";
import { NEAR_KILOMETRES } from "./price-near.ts";

/** A yard that is too far away for a card of its own. */
export interface NextYard {
  /** "Tamworth, about 248 km". */
  words: string;
  path: string;
}

/** Whether a yard is near enough for a card of its own. */
export function isNear({ kilometres }: { kilometres: number }): boolean {
  return kilometres <= NEAR_KILOMETRES;
}

/**
 * The yards that are near, and the nearest of the others where no more are near than `few`.
 * @param yards in any order, with their distances in a straight line
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
  return { near, next: { words, path: yardPath(far) } };
}
