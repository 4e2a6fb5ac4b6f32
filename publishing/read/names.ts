import { placeName } from "../../worker/search/place-names.ts";
import type { Reading } from "./reading.ts";

const AS_CODE = { noun: "name", how: "as a code" };
const AS_SLUG = { noun: "name", how: "as a slug" };

type Cells = Record<string, string>;

/** Codes, slugs or ids by the words of their names. */
export type Names = ReadonlyMap<string, string>;

/** A name as words for comparison: "Mt Isa" is "mount isa", and "and" and "&" are left out. */
export function nameWords(name: string): string {
  return placeName(name).replaceAll(/\band /g, "");
}

/** States by code and name. */
export function stateNames(states: Cells[]): Names {
  const named = states.flatMap(({ code = "", name = "" }) =>
    pairs([name, code], readCode(code)?.value ?? code),
  );
  return new Map(named);
}

/** Cities by slug and by name, both with and without the state. */
export function cityNames(cities: Cells[]): Names {
  const named = cities.flatMap(({ slug = "", name = "", state = "" }) =>
    pairs([`${name} ${state}`, name, slug], slug),
  );
  return new Map(named);
}

/** Materials by their words, names, aliases and slugs. */
export function materialNames(materials: Cells[], synonyms: Cells[]): Names {
  const slugs = new Set(materials.map(({ slug }) => slug));
  const words = synonyms.flatMap(({ word = "", leads_to = "" }) =>
    slugs.has(leads_to) ? pairs([word], leads_to) : [],
  );
  const named = materials.flatMap(({ slug = "", name = "", aliases = "", grade = "" }) => {
    // "Copper #2" is copper if that is its grade; "Copper #1" is not a metal that we list.
    const number = /^No\.? ?(\d)\b/i.exec(grade)?.[1];
    const graded = number ? [`${name} ${number}`, `${name} no ${number}`, `${number} ${name}`] : [];
    return pairs([...aliases.split(";"), ...graded, name, slug], slug);
  });
  // If a key is repeated, the last value counts.
  return new Map([...words, ...named]);
}

/**
 * Materials by the names of their own grades: name, alias, slug, and words that mean exactly that grade. Other words,
 * such as one for a lower grade, map to "".
 */
export function gradeNames(materials: Cells[], synonyms: Cells[]): Names {
  const exact = synonyms.filter(({ is_exact = "" }) => /^(yes|y|true|t|1)$/i.test(is_exact));
  const others = [...materialNames(materials, synonyms)].map(([name]) => [name, ""] as const);
  return new Map([...others, ...materialNames(materials, exact)]);
}

function pairs(names: string[], value: string): [string, string][] {
  if (value === "") return [];
  return names.map(nameWords).flatMap((name) => (name === "" ? [] : [[name, value]]));
}

/** Returns a function that reads a name as its code, slug or id: "Adelaide" as adelaide. */
export function readName(names: Names): (typed: string) => Reading | undefined {
  return (typed) => {
    // A path such as /scrap-my-car/ is not a name.
    const value = typed.startsWith("/") ? undefined : names.get(nameWords(typed));
    if (value === undefined) return undefined;
    const as = /^[A-Z]/.test(value) ? AS_CODE : AS_SLUG;
    return { value, as: value === typed || value === "" ? undefined : as };
  };
}

/** Reads the code of a state as capitals. */
export function readCode(typed: string): Reading | undefined {
  return /^[a-z]{2,3}$/i.test(typed) ? { value: typed.toUpperCase() } : undefined;
}

/** Reads "Mount Isa" as mount-isa. */
export function readSlug(typed: string): Reading | undefined {
  if (!/^[a-z0-9]+([ -][a-z0-9]+)*$/i.test(typed)) return undefined;
  const value = typed.toLowerCase().replaceAll(" ", "-");
  return { value, as: value === typed ? undefined : AS_SLUG };
}
