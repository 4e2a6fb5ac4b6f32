import { grouped } from "../words/format.ts";
import type { LoadLine } from "./count.ts";

/** What carries a load. */
export interface Vehicle {
  /** As addresses have it. */
  value: string;
  name: string;
  /** In a sentence: "in a car". */
  words: string;
  /** What it may carry at once, about: its plate says. */
  kilograms: number;
}

/** What people carry scrap in, and common limits of such; general knowledge, and weighed utes (outbacktravelaustralia.com.au). */
export const VEHICLES: readonly Vehicle[] = [
  { value: "car", name: "Car", words: "in a car", kilograms: 200 },
  { value: "trailer", name: "6×4 trailer", words: "with a 6×4 trailer", kilograms: 500 },
  { value: "ute", name: "Ute", words: "in a ute", kilograms: 700 },
  { value: "tandem", name: "Tandem trailer", words: "with a tandem trailer", kilograms: 1_400 },
];

/** The vehicle that was chosen, or one of which only the kilograms are known: "1100". */
export function vehicleChosen(chosen: string): Vehicle | undefined {
  const kilograms = /^[1-9]\d{1,4}$/.test(chosen) ? Number(chosen) : undefined;
  const own = kilograms && {
    ...{ value: chosen, name: "Yours", kilograms },
    words: `of up to ${grouped(kilograms)} kg`,
  };
  return own || VEHICLES.find(({ value }) => value === chosen);
}

/** From this weight on nobody drives: yards pick it up. */
const PICK_UP_KILOGRAMS = 3_000;

/** How a load is carried. */
export interface Carried {
  vehicle: Vehicle;
  trips: number;
  /** Kilograms that one trip may carry: with the vehicle that was chosen, or with any. */
  most: number;
  /** The load's, at its heaviest. */
  kilograms: number;
  /** True for a load that a yard would rather collect. */
  isForPickUp: boolean;
  /** True if it does not fit a car and nobody has said what carries it; the smallest trailer is assumed. */
  isAssumed: boolean;
}

/** How a load is carried with the vehicle that was chosen, "" for none. */
export function carriedBy(chosen: string, lines: Pick<LoadLine, "maxGrams">[]): Carried {
  const kilograms = lines.reduce((sum, { maxGrams }) => sum + maxGrams, 0) / 1000;
  const [car, trailer] = VEHICLES as [Vehicle, Vehicle];
  const known = vehicleChosen(chosen);
  const vehicle = known ?? (kilograms > car.kilograms ? trailer : car);
  return {
    ...{ vehicle, kilograms },
    most: Math.max(...(known ? [known] : VEHICLES).map((each) => each.kilograms)),
    trips: Math.max(1, Math.ceil(kilograms / vehicle.kilograms)),
    isForPickUp: kilograms >= PICK_UP_KILOGRAMS,
    isAssumed: !known && vehicle !== car,
  };
}
