import { readNear, readOpen } from "../../paths/directory-address.ts";
import { queryOf } from "../../paths/query.ts";
import { cutText, MAX_LENGTH } from "../../words/cut-text.ts";

/** The parameters of the page's URL: ids of yards, and metals by slug or in a yard's words, as given. */
export interface Comparison {
  yards: string[];
  material: string[];
  near: string;
  open: string;
}

/** Parses the page's URL. A form repeats a parameter for each value; links have commas between them. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const listOf = (name: string, most: number) => {
    const texts = parameters.getAll(name).flatMap((value) => value.split(","));
    const cut = texts.map((text) => cutText(text.trim(), MAX_LENGTH));
    return cut.filter(Boolean).slice(0, most);
  };
  return {
    yards: listOf("yards", 6),
    material: listOf("material", 30),
    near: readNear(parameters),
    open: readOpen(parameters),
  };
}

/** The page's URL with commas between the values of a list. */
export function comparisonAddress(comparison: Comparison): string {
  const given = Object.entries(comparison).filter(([, value]) => value.length > 0);
  const query = queryOf(given.map(([name, value]) => [name, String(value)]));
  return `/compare/?${query.replaceAll("%2C", ",")}`;
}
