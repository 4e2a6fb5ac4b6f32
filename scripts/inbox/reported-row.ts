import type { StoredReport } from "./entries.ts";

const GONE = "no longer listed";

/** What a report is about: "Copper in Sydney, NSW" or "Bluegum Flat Metals"; "" if it is about no row. */
export function reportedName(report: StoredReport): string {
  const { cityId, cityName, materialId, materialName, yardId, yardName } = report;
  if (yardId !== null) return yardName ?? `yard ${yardId}, ${GONE}`;
  if (cityId === null || materialId === null) return "";
  const material = materialName ?? `metal ${materialId}, ${GONE},`;
  return `${material} in ${cityName ?? `city ${cityId}, ${GONE}`}`;
}

/** What the site shows of it now: the price and its day, or the yard's address; "" if there is nothing. */
export function reportedFacts(report: StoredReport): string {
  const { yardId, yardAddress, cityName, materialName, minCents, maxCents, checkedOn } = report;
  if (yardId !== null) return yardAddress ?? "";
  if (!cityName || !materialName) return "";
  if (!minCents || !maxCents) return "no price";
  return `${dollars(minCents)} to ${dollars(maxCents)} per kg, checked ${checkedOn}`;
}

/** Cents as "$7.20". */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
