import { grouped } from "../words/format.ts";
import type { LoadLine } from "./count.ts";
import vehicles from "./vehicles.json";
import { totalOf } from "./worth.ts";

/** A vehicle or trailer; `value` is for URLs, `words` for sentences. */
type Vehicle = (typeof vehicles)[number];

/**
 * Common vehicles and about the kilograms that they may carry at once, by general knowledge, and weighed utes
 * (outbacktravelaustralia.com.au).
 */
export const VEHICLES: readonly Vehicle[] = vehicles;

/** Finds the vehicle that was chosen, or describes one by its kilograms alone: "1100". */
export function vehicleChosen(chosen: string): Vehicle | undefined {
  if (!/^[1-9]\d{1,4}$/.test(chosen)) return VEHICLES.find(({ value }) => value === chosen);
  const kilograms = Number(chosen);
  return { value: chosen, name: "Yours", words: `of up to ${grouped(kilograms)} kg`, kilograms };
}

/** A load of at least this weight is picked up by a yard. */
const PICK_UP_KILOGRAMS = 3_000;

/** How a load is carried. */
export type Carried = ReturnType<typeof carriedBy>;

/** Says how a load is carried with the chosen vehicle, "" for none. */
export function carriedBy(chosen: string, lines: Pick<LoadLine, "maxGrams">[]) {
  const kilograms = totalOf(lines, ({ maxGrams }) => maxGrams) / 1000;
  const [car, trailer] = VEHICLES as [Vehicle, Vehicle];
  const known = vehicleChosen(chosen);
  const vehicle = known ?? (kilograms > car.kilograms ? trailer : car);
  return {
    vehicle,
    /** The load at its heaviest. */
    kilograms,
    /** Kilograms that one trip may carry with the chosen vehicle, or with any. */
    most: Math.max(...(known ? [known] : VEHICLES).map((each) => each.kilograms)),
    trips: Math.max(1, Math.ceil(kilograms / vehicle.kilograms)),
    /** True for a load that a yard would rather collect. */
    isForPickUp: kilograms >= PICK_UP_KILOGRAMS,
    /** True if it does not fit a car and no vehicle was chosen; the smallest trailer is assumed. */
    isAssumed: !known && vehicle !== car,
  };
}
