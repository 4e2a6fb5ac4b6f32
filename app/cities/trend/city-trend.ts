import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import type { CityPrice } from "../../../worker/data/prices.ts";
import { type CityPriceMonth, trendInCity } from "../../../worker/data/record/price-months.ts";
import type { Store } from "../../../worker/data/store.ts";
import type { WorldMonth, WorldPrices } from "../../../worker/data/world-prices.ts";
import { dollars, isUnavailable, longMonth, midpoint, shortDate } from "../../words/format.ts";
import { estimate } from "./estimate.ts";
import { simulatedPrice } from "./simulated-price.ts";
import {
  type Basis,
  type CityTrend,
  monthFigures,
  TREND_METALS,
  type TrendMetal,
  type TrendMetalData,
  trendMonths,
} from "./trend.ts";

/** Recorded months needed to draw a line. */
const MIN_MONTHS = 3;

/** Names of the metals for visitors. */
const NAMES = { copper: "Copper", aluminum: "Aluminium", brass: "Brass", steel: "Steel" };

type TrendMaterial = Pick<MaterialWithAliases, "id" | "slug" | "world">;

/** Recorded months of the chart's metals in a city, of the twelve up to a month ("2026-11"). @throws DatabaseError */
export function trendRecord(
  store: Store,
  cityId: number,
  materials: TrendMaterial[],
  month: string,
): Promise<CityPriceMonth[]> {
  const ids = trendMaterials(materials).map(({ id }) => id);
  return trendInCity(store, cityId, ids, trendMonths(month)[0]!, month);
}

function trendMaterials(materials: TrendMaterial[]): TrendMaterial[] {
  return materials.filter(({ slug }) => TREND_METALS.some((metal) => metal === slug));
}

/**
 * Builds a city's chart. Each metal gets its recorded months if there are enough, otherwise an estimate from its price
 * and world prices, otherwise nothing; each line ends with the latest price. Generated lines only appear if the
 * database has neither records nor world prices.
 * @param month the last month of the chart, "2026-11"
 * @param record recorded months of the chart's metals in the city, within the chart's span
 */
export function cityTrend(
  citySlug: string,
  materials: TrendMaterial[],
  prices: CityPrice[],
  month: string,
  record: CityPriceMonth[],
  world: WorldPrices,
): CityTrend {
  const isKnown = trendMaterials(materials).some((material) => world.of(material.world));
  const isSimulated = record.length === 0 && !isKnown;
  const lines = TREND_METALS.map((metal) => {
    if (isSimulated) return simulatedLine(metal, citySlug, month);
    const material = materials.find(({ slug }) => slug === metal);
    const months = record.filter(({ materialId }) => materialId === material?.id);
    const price = prices.find(({ materialId }) => materialId === material?.id);
    if (months.length < MIN_MONTHS)
      return estimatedLine(metal, month, price, world.of(material?.world ?? null));
    const figures = new Map(months.map((one) => [one.month, monthFigures(one)]));
    return lineOf(metal, "recorded", month, figures, price);
  });
  const bases = new Set(lines.flatMap(({ data }) => data.basis ?? []));
  const [first = null] = bases;
  const basis = bases.size > 1 ? "mixed" : first;
  const days = new Set(lines.flatMap(({ latest }) => latest?.checkedOn ?? []));
  return {
    month,
    latest: days.size > 1 ? "Latest" : [...days].map(shortDate).join(),
    tag: basis && TAGS[basis],
    metals: lines.map(({ data }) => data),
    basis,
    // Steel is so cheap that its line looks flat beside the others. It starts hidden, and is readable on its own.
    hidden: lines.some(({ data }) => data.basis && data.metal !== "steel") ? ["steel"] : [],
    notes: notesOn(lines),
  };
}

/** Tags beside the heading. */
const TAGS = {
  simulated: "Simulated",
  estimated: "Estimated from world prices",
  mixed: "Partly estimated",
  recorded: null,
};

interface Line {
  data: TrendMetalData;
  /** The latest price, at the end of the line. */
  latest?: CityPrice;
  /** The start of an estimate, or the reason for no line. */
  note?: string;
}

/** The notes on all lines; metals with the same note are named together. */
function notesOn(lines: Line[]): string[] {
  const list = new Intl.ListFormat("en-AU");
  return [...Map.groupBy(lines, ({ note }) => note)].flatMap(([note, same]) =>
    note ? `${list.format(same.map(({ data }) => NAMES[data.metal]))}: ${note}` : [],
  );
}

function estimatedLine(
  metal: TrendMetal,
  last: string,
  price: CityPrice | undefined,
  world: WorldMonth[] | undefined,
): Line {
  const noLine = (why: string): Line => ({
    data: { metal, name: `${NAMES[metal]} (no line)`, basis: null, figures: "" },
    note: `no line yet. Fewer than three months are recorded, and ${why}.`,
  });
  if (!price || isUnavailable(price)) return noLine("there is no price to start from");
  const end = world?.at(-1);
  if (!world || !end) return noLine("it has no world price");
  const known = { middle: midpoint(price), month: price.checkedOn.slice(0, 7) };
  const months = estimate(known, world, trendMonths(last));
  if (!months) return noLine(`world prices end in ${longMonth(end.month)}`);
  const figures = new Map([...months].map(([month, amount]) => [month, onePrice(amount)]));
  return {
    ...lineOf(metal, "estimated", last, figures, price),
    note: `estimated from ${dollars(known.middle)} in ${longMonth(known.month)} and the world prices up to ${longMonth(end.month)}.`,
  };
}

function simulatedLine(metal: TrendMetal, citySlug: string, last: string): Line {
  const figures = trendMonths(last).map(
    (month) => [month, onePrice(simulatedPrice(citySlug, metal, month))] as const,
  );
  return lineOf(metal, "simulated", last, new Map(figures));
}

/** Simulated lines need no suffix: either all lines are simulated or none are, and the tag says so. */
const SUFFIX = { recorded: "", simulated: "", estimated: " (estimated from world prices)" };

function onePrice(price: number): string {
  return monthFigures({ minPrice: price, middlePrice: price, maxPrice: price });
}

/** A price is drawn at its line's end if it was checked within this many months, counting the last. */
const LATEST_MONTHS = 3;

/**
 * A line and the latest price at its end, unless that is unavailable or old.
 * @param figures by month
 */
function lineOf(
  metal: TrendMetal,
  basis: Basis,
  last: string,
  figures: Map<string, string>,
  price?: CityPrice,
): Line {
  const months = trendMonths(last);
  const isLatest = price && !isUnavailable(price) && price.checkedOn > months.at(-LATEST_MONTHS)!;
  const latest = isLatest ? price : undefined;
  const texts = months.map((month) => figures.get(month) ?? "");
  if (latest) texts.push(monthFigures({ ...latest, middlePrice: midpoint(latest) }));
  return {
    data: { metal, name: NAMES[metal] + SUFFIX[basis], basis, figures: texts.join() },
    latest,
  };
}
