import type { YardFilters } from "../../worker/data/types.ts";

/** What the directory shows, as its address says. */
export interface DirectoryState {
  filters: YardFilters;
  page: number;
  view: "list" | "map";
  isDebug: boolean;
}

/** Longer texts are ignored. */
const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 100_000;

/**
 * Reads the directory's address. Invalid values count as left out, so that a truncated address still
 * shows yards. Without zod, because browsers would have to load it.
 */
export function readDirectoryAddress(parameters: URLSearchParams): DirectoryState {
  const page = Number(lastOf(parameters, "page"));
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return {
    filters: readDirectoryFilters(parameters),
    page: isPage ? page : 1,
    view: lastOf(parameters, "view") === "map" ? "map" : "list",
    isDebug: parameters.has("debug"),
  };
}

/** Reads the filters of the directory's address. */
export function readDirectoryFilters(parameters: URLSearchParams): YardFilters {
  const text = (name: string) => {
    const value = lastOf(parameters, name).trim();
    return value.length > MAX_TEXT_LENGTH ? "" : value;
  };
  return {
    q: text("q"),
    state: text("state"),
    material: text("material"),
    service: text("service"),
  };
}

/**
 * The last of several values: without JavaScript the form sends the current view in a hidden field and,
 * after it, the view whose button was pressed.
 */
function lastOf(parameters: URLSearchParams, name: string): string {
  return parameters.getAll(name).at(-1) ?? "";
}

/** The directory's address for the fields of its form, without those that are empty or the default. */
export function directoryAddress(fields: FormData): string {
  // As above, the last of several fields with the same name counts.
  return addressOf(Object.fromEntries(fields) as Record<string, string>);
}

/** The directory's address for these filters, from its first page. */
export function filterAddress(filters: YardFilters, view: DirectoryState["view"]): string {
  return addressOf({ ...filters, view });
}

function addressOf(values: Record<string, string>): string {
  const set = Object.entries(values).filter(
    ([name, value]) => value !== "" && !(name === "view" && value === "list"),
  );
  const query = new URLSearchParams(set).toString();
  return query ? `/scrap-yards/?${query}` : "/scrap-yards/";
}
