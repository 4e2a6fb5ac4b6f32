import { random } from "./random.ts";
import type { WorldLevel } from "./world-level.ts";

/** A price range in cents per kg. */
export type Cents = [lowest: number, highest: number];

/** The price range that yards paid on a day (YYYY-MM-DD). */
export interface Quote {
  day: string;
  cents: Cents;
}

/** Yards keep a price until it is off by this much. */
const TOLERANCE = 0.012;
/** The maximum difference between a quote and what the world price implies. */
const NOISE = 0.012;
/** The share of checks that skip a price when the city's other prices are checked. */
const SKIPPED = 0.02;

/** The known quote from which earlier ones are invented. */
interface Known extends Quote {
  level: WorldLevel;
}

/**
 * The quotes of some days, earliest first, that lead up to a known price; some days are skipped. The same `key` gives
 * the same quotes.
 */
export function quotesBefore(key: string, days: string[], known: Known): Quote[] {
  const chance = random(`quotes ${key}`);
  const { cents, level } = known;
  const now = level(known.day);
  let last: { cents: Cents; move: number } | undefined;
  return days.flatMap((day) => {
    const move = (level(day) / now) * chance.between(1 - NOISE, 1 + NOISE);
    const isSkipped = chance.next() < SKIPPED;
    if (isSkipped) return [];
    if (!last || Math.abs(move / last.move - 1) > TOLERANCE)
      last = { cents: cents.map((price) => moved(price, move)) as Cents, move };
    return { day, cents: last.cents };
  });
}

/** A price that moved with the world price, rounded as yards do: to 5 cents from a dollar up. */
function moved(cents: number, move: number): number {
  const exact = Math.max(1, cents * move);
  const step = exact >= 100 ? 5 : 1;
  return Math.round(exact / step) * step;
}
