import { openingAt } from "./open-at.ts";
import type { KnownYard } from "./yard-blocks.ts";

/** The directory's search text and filters; an empty string means no restriction. */
export interface YardFilters {
  /** Text in the yard's name, city or address, ignoring case. */
  q: string;
  state: string;
  /** Metals that the yard must all take. */
  materials: string[];
  service: string;
  /** The time at which it must be open: a half-hour of the week by its own clock (`HALF_HOUR`). */
  open: string;
  /** Its state at that time: open (the default), or unknown hours. */
  hours?: "open" | "unknown";
}

/** Filters that every yard passes. */
export const NO_FILTERS: YardFilters = { q: "", state: "", materials: [], service: "", open: "" };

/** True if any filter is set. */
export function isFiltered({ q, state, materials, service, open }: YardFilters): boolean {
  return [q, state, service, open].some(Boolean) || materials.length > 0;
}

/** Makes a function that tests a yard against all filters that are set. */
export function passing(filters: YardFilters): (yard: KnownYard) => boolean {
  const { state, materials, service, open, hours = "open" } = filters;
  const text = filters.q.toLowerCase();
  const opening = open && openingAt(open);
  return (yard) =>
    (!state || yard.city.state === state) &&
    materials.every((material) => yard.materials.has(material)) &&
    (!service || yard.services.has(service)) &&
    yard.text.includes(text) &&
    (!opening || opening(yard) === hours);
}
