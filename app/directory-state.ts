import { z } from "zod";
import type { YardFilters } from "../worker/data/types.ts";

const text = z.string().trim().max(100).catch("").default("");

// What cannot be right is left out, never refused: an address that was cut off still shows yards.
const schema = z.object({
  q: text,
  state: text,
  material: text,
  service: text,
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});

/** The directory's filters and page number as they stand in its address. */
export function directoryState(parameters: URLSearchParams): {
  filters: YardFilters;
  page: number;
} {
  const { page, ...filters } = schema.parse(Object.fromEntries(parameters));
  return { filters, page };
}
