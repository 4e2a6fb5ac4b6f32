import { HALF_HOUR, MAX_TEXTS, type RouteHandle } from "../../worker/contract/route-handle.ts";
import type { YardFilters } from "../../worker/data/yards/yard-filters.ts";
import { queryOf } from "./query.ts";

/** The state of the directory page, as its URL holds it. */
export interface DirectoryState {
  filters: YardFilters;
  /** Place or position to search near, as typed; "" if there is none. */
  near: string;
  /** Order of yards near a place: the nearest first (""), or the best. */
  sort: "" | "best";
  page: number;
  view: "list" | "map";
  isDebug: boolean;
}

/** Longer values are ignored. */
const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 100_000;

/** Search parameters for the filters, read by both the list and the map. */
export const FILTER_PARAMETERS = {
  q: "search",
  near: "search",
  state: "text",
  material: "texts",
  service: "text",
  open: "half-hour",
} as const satisfies RouteHandle["parameters"];

/** The maximum number of metals in one search. */
export const MAX_MATERIALS = MAX_TEXTS;

/**
 * Parses the directory's URL. Treats invalid values as absent, so that a truncated URL still shows yards.
 * Avoids zod, which browsers would have to load.
 */
export function readDirectoryAddress(parameters: URLSearchParams): DirectoryState {
  const page = Number(parameters.getAll("page").at(-1) ?? "");
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return {
    filters: readDirectoryFilters(parameters),
    near: readNear(parameters),
    sort: parameters.get("sort") === "best" ? "best" : "",
    page: isPage ? page : 1,
    view: parameters.getAll("view").at(-1) === "map" ? "map" : "list",
    isDebug: parameters.has("debug"),
  };
}

/** Parses only the filters of the directory's URL. */
export function readDirectoryFilters(parameters: URLSearchParams): YardFilters {
  const materials = textsOf(parameters, "material").filter(Boolean);
  return {
    q: lastOf(parameters, "q"),
    state: lastOf(parameters, "state"),
    materials: [...new Set(materials)].slice(0, MAX_MATERIALS),
    service: lastOf(parameters, "service"),
    open: readOpen(parameters),
  };
}

/** The time when yards have to be open, a half-hour or "now"; "" for any time. */
export function readOpen(parameters: URLSearchParams): string {
  const open = lastOf(parameters, "open");
  return HALF_HOUR.test(open) ? open : "";
}

/** Place or position to search near, as typed; "" if there is none. */
export function readNear(parameters: URLSearchParams): string {
  return lastOf(parameters, "near");
}

/**
 * The last value of a parameter: without JavaScript the form sends the current view in a hidden field, then the view
 * of the pressed button.
 */
function lastOf(parameters: URLSearchParams, name: string): string {
  return textsOf(parameters, name).at(-1) ?? "";
}

function textsOf(parameters: URLSearchParams, name: string): string[] {
  const texts = parameters.getAll(name).map((value) => value.trim());
  return texts.map((text) => (text.length > MAX_TEXT_LENGTH ? "" : text));
}

/** The directory's URL for its form's fields, without empty and default values. */
export function directoryAddress(fields: FormData): string {
  const material = fields.getAll("material").map(String);
  // The last value of any other field wins, as in `lastOf`.
  const values = Object.fromEntries(fields) as Record<string, string>;
  return addressOf({ ...values, ...(material.length > 0 && { material }) });
}

/** The URL of the directory's first page with these filters. */
export function filterAddress(
  { materials, ...filters }: YardFilters,
  view: DirectoryState["view"] = "list",
  near = "",
  sort: DirectoryState["sort"] = "",
): string {
  return addressOf({ near, ...filters, material: materials, sort, view });
}

function addressOf(values: Record<string, string | string[]>): string {
  const set = Object.entries(values).flatMap(([name, value]) =>
    [...new Set([value].flat())]
      .filter((one) => one !== "" && !(name === "view" && one === "list"))
      .map((one): [string, string] => [name, one]),
  );
  const query = queryOf(set);
  return query ? `/scrap-yards/?${query}` : "/scrap-yards/";
}
