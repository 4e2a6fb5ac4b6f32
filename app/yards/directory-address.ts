import type { YardFilters } from "../../worker/data/types.ts";

/** What the directory's address says. */
export interface DirectoryState {
  filters: YardFilters;
  page: number;
  view: "list" | "map";
  isDebug: boolean;
}

/** More than anyone types; longer texts are ignored. */
const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 100_000;

/**
 * Reads the directory's address. A value that is not valid counts as left out, so that an address
 * that was cut off still shows yards. (By hand and not with zod, which browsers would have to load.)
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

/** Reads what the directory is narrowed to, for the list and the map alike. */
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
 * The last of several values: without JavaScript the form sends the view that is shown and, behind it,
 * that of the button that was pressed.
 */
function lastOf(parameters: URLSearchParams, name: string): string {
  return parameters.getAll(name).at(-1) ?? "";
}

/** The directory's address for the fields of its form; fields that do not narrow are left out. */
export function directoryAddress(fields: FormData): string {
  // Of several fields with the same name the last counts here, too.
  const entries = Object.entries(Object.fromEntries(fields)).filter(
    ([name, value]) => value !== "" && !(name === "view" && value === "list"),
  );
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query ? `/scrap-yards/?${query}` : "/scrap-yards/";
}
