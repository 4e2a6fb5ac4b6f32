import { MAX_TEXTS, type RouteHandle } from "../../contract/route-handle.ts";
import type { YardFilters } from "../../worker/data/yards/yard-filters.ts";
import { queryOf } from "./query.ts";

/** What the directory shows, as its address says. */
export interface DirectoryState {
  filters: YardFilters;
  /** The place or position to search near, as a visitor typed it; "" for none. */
  near: string;
  page: number;
  view: "list" | "map";
  isDebug: boolean;
}

/** Longer texts are ignored. */
const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 100_000;

/** The parameters of the filters, which both the list and the map read. */
export const FILTER_PARAMETERS = {
  q: "search",
  near: "search",
  state: "text",
  material: "texts",
  service: "text",
} as const satisfies RouteHandle["parameters"];

/** Metals that a yard can be asked to take at once. */
export const MAX_MATERIALS = MAX_TEXTS;

/**
 * Reads the directory's address. Invalid values count as left out, so that a truncated address still
 * shows yards. Without zod, because browsers would have to load it.
 */
export function readDirectoryAddress(parameters: URLSearchParams): DirectoryState {
  const page = Number(parameters.getAll("page").at(-1) ?? "");
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return {
    filters: readDirectoryFilters(parameters),
    near: readNear(parameters),
    page: isPage ? page : 1,
    view: parameters.getAll("view").at(-1) === "map" ? "map" : "list",
    isDebug: parameters.has("debug"),
  };
}

/** Reads the filters of the directory's address. */
export function readDirectoryFilters(parameters: URLSearchParams): YardFilters {
  const materials = textsOf(parameters, "material").filter(Boolean);
  return {
    q: lastOf(parameters, "q"),
    state: lastOf(parameters, "state"),
    materials: [...new Set(materials)].slice(0, MAX_MATERIALS),
    service: lastOf(parameters, "service"),
  };
}

/** Reads the place or position to search near; "" for none. */
export function readNear(parameters: URLSearchParams): string {
  return lastOf(parameters, "near");
}

/**
 * The last of several values: without JavaScript the form sends the current view in a hidden field and,
 * after it, the view whose button was pressed.
 */
function lastOf(parameters: URLSearchParams, name: string): string {
  return textsOf(parameters, name).at(-1) ?? "";
}

function textsOf(parameters: URLSearchParams, name: string): string[] {
  const texts = parameters.getAll(name).map((value) => value.trim());
  return texts.map((text) => (text.length > MAX_TEXT_LENGTH ? "" : text));
}

/** The directory's address for the fields of its form, without those that are empty or the default. */
export function directoryAddress(fields: FormData): string {
  const material = fields.getAll("material").map(String);
  // As above, the last of several other fields with the same name counts.
  const values = Object.fromEntries(fields) as Record<string, string>;
  return addressOf({ ...values, ...(material.length > 0 && { material }) });
}

/** The directory's address for these filters, from its first page. */
export function filterAddress(
  { materials, ...filters }: YardFilters,
  view: DirectoryState["view"] = "list",
  near = "",
): string {
  return addressOf({ near, ...filters, material: materials, view });
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
