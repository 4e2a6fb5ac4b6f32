import { random } from "./random.ts";

/** Months in which a city's prices were not checked, so that a chart has gaps to show. */
const PAUSES: Record<string, [from: string, to: string]> = {
  geraldton: ["2026-02", "2026-06"],
  "mount-gambier": ["2025-04", "2025-07"],
};

/** Cities whose record begins later. */
const FIRST_MONTHS: Record<string, string> = { karratha: "2026-03", "port-lincoln": "2025-08" };

/**
 * The days (YYYY-MM-DD) before a given day on which a city's prices were checked in some months (YYYY-MM): once a month
 * on about the same day, except in the months of a pause. They are the same on every run.
 */
export function checkDays(city: string, months: string[], before: string): string[] {
  const chance = random(`days ${city}`);
  const usual = chance.whole(4, 24);
  const [from, to] = PAUSES[city] ?? ["", ""];
  return months.flatMap((month) => {
    const date = usual + chance.whole(-3, 3);
    const isPaused = month >= from && month <= to;
    const day = `${month}-${String(date).padStart(2, "0")}`;
    const isBefore = month < (FIRST_MONTHS[city] ?? "");
    return isPaused || isBefore || day >= before ? [] : day;
  });
}
