import { toDollars } from "../../amounts/cents.ts";
import type { Entries } from "./inbox-entries.ts";

const GONE = "no longer listed";

/** The name of a report's subject, "Copper in Sydney, NSW" or "Bluegum Flat Metals"; "" if it is about no row. */
export function reportedName(report: Entries["reports"]): string {
  const { cityId, cityName, materialId, materialName, yardId, yardName } = report;
  if (yardId !== null) return yardName ? `${yardName}, yard ${yardId}` : `yard ${yardId}, ${GONE}`;
  if (cityId === null || materialId === null) return "";
  const material = materialName ?? `metal ${materialId}, ${GONE},`;
  return `${material} in ${cityName ?? `city ${cityId}, ${GONE}`}`;
}

/**
 * The row that a report is about, as the site shows it now: the price and its day, or the yard's address; "" if
 * neither.
 */
export function reportedFacts(report: Entries["reports"]): string {
  const { yardId, yardAddress, cityName, materialName, minCents, maxCents, checkedOn } = report;
  if (yardId !== null) return yardAddress ?? "";
  if (!cityName || !materialName) return "";
  if (!minCents || !maxCents) return "no price";
  return `${dollars(minCents)} to ${dollars(maxCents)} per kg, checked ${checkedOn}`;
}

/** Formats cents as "$7.20". */
export function dollars(cents: number): string {
  return `$${toDollars(cents).toFixed(2)}`;
}

// Terminals act on control characters, and bidirectional marks can disguise a text. They are replaced by U+FFFD. The
// two joiners stay: emoji and some scripts need them.
const UNSAFE = /(?!\n|\t|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Replaces everything in a visitor's text that a terminal would act on. */
export function sanitise(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSAFE, "\u{fffd}");
}

/** Formats a time in ms since 1970 in ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
