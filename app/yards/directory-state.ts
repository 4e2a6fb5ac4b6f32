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
const schema = z.object({
  q: text,
  state: text,
  material: text,
  service: text,
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  view: z.enum(["list", "map"]).catch("list").default("list"),
});

/** Reads the directory's address. */
export function directoryState(parameters: URLSearchParams): DirectoryState {
  const { page, view, ...filters } = schema.parse(Object.fromEntries(parameters));
  return { filters, page, view, isDebug: parameters.has("debug") };
}
