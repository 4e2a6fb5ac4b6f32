import { z } from "zod";
import type { YardFilters } from "../../worker/data/types.ts";

/** What the directory's address says. */
export interface DirectoryState {
  filters: YardFilters;
  page: number;
  view: "list" | "map";
  isDebug: boolean;
}

const text = z.string().trim().max(100).catch("").default("");

// What cannot be right is left out, never refused: an address that was cut off still shows yards.
const filters = z.object({ q: text, state: text, material: text, service: text });
const shown = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  view: z.enum(["list", "map"]).catch("list").default("list"),
});

/** Reads the directory's address. */
export function directoryState(parameters: URLSearchParams): DirectoryState {
  return {
    filters: directoryFilters(parameters),
    ...shown.parse(valuesOf(shown, parameters)),
    isDebug: parameters.has("debug"),
  };
}

/** Reads what the directory is narrowed to. */
export function directoryFilters(parameters: URLSearchParams): YardFilters {
  return filters.parse(valuesOf(filters, parameters));
}

function valuesOf({ shape }: z.ZodObject, parameters: URLSearchParams) {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, parameters.get(name) ?? undefined]),
  );
}
