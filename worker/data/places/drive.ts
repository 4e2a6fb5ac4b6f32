/** Ratio of road distance to the straight line; an assumption that the pages state. */
export const ROAD_FACTOR = 1.3;

/** Default cost per kilometre in dollars: the Tax Office's rate for a car in 2025–26. */
export const KM_COST = 0.88;

/** The load in kg for which a yard's own price is weighed against the drive; an assumption that the pages state. */
export const BEST_KILOGRAMS = 50;

/** Returns the cents to drive to a place `kilometres` away in a straight line and back; `kmCost` is in dollars. */
export function tripCents(kilometres: number, kmCost: number): number {
  return Math.max(0, kilometres) * 2 * ROAD_FACTOR * kmCost * 100;
}
