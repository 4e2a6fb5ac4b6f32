import { cutText } from "../cut-text.ts";
import { ITEMS, itemParameter } from "./items.ts";

/** The page's path. */
export const LOAD_PATH = "/my-load/";

/** The metals whose fields the form always has, if the data has these metals. */
export const COMMON_METALS = [
  "copper",
  "brass",
  "aluminum",
  "insulated-copper-cable",
  "steel",
  "car-batteries",
];

/** No name is longer than this. */
const MAX_TEXT_LENGTH = 100;

/** What an address says of a load, as it was typed. */
export interface LoadFields {
  near: string;
  kmCost: string;
  /** How many there are of each item, by its slug. */
  items: ReadonlyMap<string, string>;
  /** The parameters for metals: name and weight, in order, including repeated and empty ones. */
  metals: [name: string, weight: string][];
}

/** The parameters that are not metals. */
const OWN_NAMES = ["near", "km-cost", "add", "remove", ...ITEMS.map(itemParameter)];

/** Reads the page's address. */
export function readLoadFields(parameters: URLSearchParams): LoadFields {
  const text = (name: string) => cut(parameters.get(name));
  const items = ITEMS.map((item) => [item.slug, text(itemParameter(item))] as const);
  return {
    near: text("near"),
    kmCost: text("km-cost"),
    items: new Map(items.filter(([, pieces]) => pieces !== "")),
    metals: [...parameters].flatMap(([name, weight]): [string, string][] =>
      OWN_NAMES.includes(name) ? [] : [[cut(name), cut(weight)]],
    ),
  };
}

function cut(text: string | null): string {
  return cutText((text ?? "").trim(), MAX_TEXT_LENGTH);
}

/**
 * The address of a load for the fields of the form. Empty fields are left out, except those of less common
 * metals, which would otherwise disappear from the form. `add` and `remove` are the buttons'.
 */
export function loadAddress(fields: Iterable<[string, unknown]>): string {
  const given = [...fields].map(([name, value]) => [name, cut(String(value))] as const);
  const textOf = (name: string) => given.find(([own]) => own === name)?.[1] ?? "";
  const [added, removed] = [textOf("add"), textOf("remove")];
  const kept = given.filter(([name, value]) => {
    if (name === "add" || name === "remove" || name === removed) return false;
    return value !== "" || ![...OWN_NAMES, ...COMMON_METALS].includes(name);
  });
  const isNew = added !== "" && !kept.some(([name]) => name === added);
  const query = new URLSearchParams([
    ...kept.map((pair) => [...pair]),
    ...(isNew ? [[added, ""]] : []),
  ]);
  return query.size > 0 ? `${LOAD_PATH}?${query}` : LOAD_PATH;
}

/**
 * The address to redirect to after a form was sent without scripts, which includes every field and the
 * button that was pressed. Undefined for an address that is short enough.
 */
export function shorterAddress(parameters: URLSearchParams): string | undefined {
  const empty = [...parameters].filter(([, value]) => value === "").length;
  const isForm = empty > 1 || parameters.get("add") || parameters.get("remove");
  const shorter = isForm ? loadAddress(parameters) : undefined;
  return shorter === `${LOAD_PATH}?${parameters}` ? undefined : shorter;
}
