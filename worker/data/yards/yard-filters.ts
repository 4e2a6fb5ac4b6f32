import type { KnownYard } from "./yard-blocks.ts";

/** The directory's search text and filters; an empty string means no restriction. */
export interface YardFilters {
  /** In the yard's name, city or address, in any case. */
  q: string;
  state: string;
  /** A yard has to take each of them. */
  materials: string[];
  service: string;
}

/** Filters that every yard passes. */
export const NO_FILTERS: YardFilters = { q: "", state: "", materials: [], service: "" };

/** Whether any filter is set. */
export function isFiltered({ q, state, materials, service }: YardFilters): boolean {
  return q !== "" || state !== "" || materials.length > 0 || service !== "";
}

/** A function that says whether a yard passes all filters that are set. */
export function passing({
  q,
  state,
  materials,
  service,
}: YardFilters): (yard: KnownYard) => boolean {
  const text = q.toLowerCase();
  return (yard) =>
    (!state || yard.city.state === state) &&
    materials.every((material) => yard.materials.has(material)) &&
    (!service || yard.services.has(service)) &&
    yard.text.includes(text);
}
