import type { CheckedPrice } from "../../../worker/data/prices.ts";
import { worthAt } from "../../goods/amounts.ts";
import type { LoadRow } from "../load-row.ts";
import type { LineWorth } from "../worth.ts";
import { middleCents } from "./comparison.ts";

const [CABLE, BRIGHT] = ["insulated-copper-cable", "copper-bright"];

/** Share of copper by weight, from flex to flat house cable (Kurtz Metals, 2012). */
export const COPPER_SHARE = [0.45, 0.64] as const;
/** Hours to strip a kilogram, as in the guide's example: ten kilograms in three hours. */
const HOURS_A_KILOGRAM = 0.3;

/** Returns the id of bright copper, which cable is stripped for; undefined if the site has no such metal. */
export function brightOf(materials: { id: number; slug: string }[]): number | undefined {
  return materials.find(({ slug }) => slug === BRIGHT)?.id;
}

/** Returns true for cable by weight or by the metre, but not for kinds that hold little copper. */
export function isCable({ good }: LoadRow): boolean {
  return good?.metal?.slug === CABLE && good.slug !== "data-cable";
}

/** Both ways to sell the cable of a load. */
export type StripOrSell = NonNullable<ReturnType<typeof stripOrSell>>;

/**
 * Compares selling a load's cable with stripping it; undefined without cable by weight, or without a current price
 * of either. A load with data cable is not compared: no source says how much copper that holds.
 */
export function stripOrSell(lines: LineWorth[], rows: LoadRow[], bright: CheckedPrice | undefined) {
  const cable = lines.find(({ line }) => line.material.slug === CABLE);
  if (!bright || !cable?.worth || !cable.isCounted) return undefined;
  const kinds = rows.filter(({ good, quantity }) => quantity && good?.metal?.slug === CABLE);
  if (!kinds.every(isCable)) return undefined;
  const { minGrams, maxGrams } = cable.line;
  const [low, high] = COPPER_SHARE;
  const copper = [minGrams * low, maxGrams * high] as const;
  const stripped = worthAt(copper, bright);
  return {
    sold: cable.worth,
    /** Minimum and maximum grams of copper in it. */
    copper,
    /** The worth of that as bright copper. */
    stripped,
    /** Hours of stripping at the pace of the guide's example. */
    hours: ((minGrams + maxGrams) / 2000) * HOURS_A_KILOGRAM,
    /** Cents that stripping brings more, between the middles of both ranges; negative if it brings less. */
    more: middleCents(stripped) - middleCents(cable.worth),
  };
}
