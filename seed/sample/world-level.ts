import { readRows } from "./files.ts";
import { random } from "./random.ts";

/** The approximate kilograms of each world series in a kilogram of a metal; used only for the invented record. */
const CONTENTS: Record<string, Record<string, number>> = {
  copper: { copper: 1 },
  "copper-bright": { copper: 1 },
  brass: { copper: 0.6, zinc: 0.4 },
  bronze: { copper: 0.9, tin: 0.03 },
  aluminum: { aluminium: 1 },
  "aluminum-extrusion": { aluminium: 1 },
  "aluminum-cans": { aluminium: 1 },
  "insulated-copper-cable": { copper: 0.4 },
  radiators: { copper: 0.6, zinc: 0.3 },
  "stainless-steel": { nickel: 0.08, "iron-ore": 1.1 },
  lead: { lead: 1 },
  zinc: { zinc: 1 },
  "car-batteries": { lead: 0.6 },
  "electric-motors": { copper: 0.08, "iron-ore": 1.4 },
  steel: { "iron-ore": 1.6 },
  "cast-iron": { "iron-ore": 1.6 },
};

/** The maximum change from month to month that is invented if there is no world price. */
const DRIFT = 0.025;

/** The world price of the metal in a kilogram of scrap on a day (YYYY-MM-DD); only ratios are meaningful. */
export type WorldLevel = (day: string) => number;

/**
 * The world level of each material by slug, from the real monthly prices in `seed/world_prices.csv`. The months after
 * the last of them drift a little, the same on every run. Unknown materials stay level.
 */
export function worldLevels(): (material: string) => WorldLevel {
  const series = new Map<string, Map<number, number>>();
  for (const { series: name = "", month = "", aud_per_kg } of readRows("world_prices.csv")) {
    const months = series.get(name) ?? new Map<number, number>();
    series.set(name, months.set(numberOf(month), Number(aud_per_kg)));
  }
  return (material) => {
    const contents = Object.entries(CONTENTS[material] ?? {}).flatMap(([name, share]) => {
      const months = series.get(name);
      return months ? { share, levelOf: inMonth(name, months) } : [];
    });
    if (contents.length === 0) return () => 1;
    const monthLevel = (month: number) =>
      contents.reduce((sum, { share, levelOf }) => sum + share * levelOf(month), 0);
    return (day) => {
      // Yards follow what they were paid recently, which early in a month is mostly last month's price.
      const month = numberOf(day);
      const passed = Number(day.slice(8)) / 31;
      return monthLevel(month - 1) * (1 - passed) + monthLevel(month) * passed;
    };
  };
}

function inMonth(name: string, months: Map<number, number>): (month: number) => number {
  const last = Math.max(...months.keys());
  return (month) => {
    const known = months.get(Math.min(month, last)) ?? 0;
    const chance = random(`drift ${name}`);
    const drifts = Array.from({ length: Math.max(0, month - last) }, () =>
      chance.between(1 - DRIFT, 1 + DRIFT),
    );
    return drifts.reduce((level, drift) => level * drift, known);
  };
}

/** Months since the year 0. */
function numberOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
