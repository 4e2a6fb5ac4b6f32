import type { Material } from "../../../worker/data/materials.ts";
import { type CityPriceMonth, trendInCity } from "../../../worker/data/record/price-months.ts";
import type { Store } from "../../../worker/data/store.ts";
import { longMonth } from "../../format.ts";
import { TREND_METALS, trendMonths } from "./price-trend.ts";
import type { RecordedMetal, RecordedTrend } from "./trend.ts";

/** A line takes as many recorded months; with fewer the chart shows the simulated one. */
const MIN_MONTHS = 3;

/**
 * What is recorded of the chart's metals in a city, in the twelve months up to a month ("2026-11").
 * @throws DatabaseError
 */
export async function recordedTrend(
  store: Store,
  cityId: number,
  materials: Material[],
  month: string,
): Promise<RecordedTrend> {
  const [first = month] = trendMonths(month);
  const idOf = new Map(materials.map(({ slug, id }) => [slug, id]));
  const ids = TREND_METALS.flatMap((metal) => idOf.get(metal) ?? []);
  const rows = await trendInCity(store, cityId, ids, first, month);
  const trend: RecordedTrend = {};
  for (const metal of TREND_METALS) {
    const months = rows.filter(({ materialId }) => materialId === idOf.get(metal));
    if (months.length >= MIN_MONTHS) trend[metal] = recordedMetal(months);
  }
  return trend;
}

function recordedMetal(rows: CityPriceMonth[]): RecordedMetal {
  const [first] = rows;
  const observations = rows.reduce((sum, row) => sum + row.observations, 0);
  return {
    // Only what the chart shows: loaded data is sent twice, as HTML and as JSON.
    months: rows.map(({ month, minPrice, middlePrice, maxPrice }) => ({
      month,
      minPrice,
      middlePrice,
      maxPrice,
    })),
    words: `${observations} observations since ${longMonth(first?.month ?? "")}`,
  };
}
