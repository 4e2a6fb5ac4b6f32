import { placeName } from "../../worker/search/place-names.ts";
import type { Manner, Reading } from "./reading.ts";

const AS_CODE: Manner = { one: "name", many: "names", how: "as a code" };
const AS_SLUG: Manner = { one: "name", many: "names", how: "as a slug" };

type Cells = Record<string, string>;

/** What names stand for, by the name as plain words. */
export type Names = ReadonlyMap<string, string>;

/** States by code and name. */
export function stateNames(states: Cells[]): Names {
  const named = states.flatMap(({ code = "", name = "" }) => {
    const known = readCode(code)?.value ?? code;
    return pairs([name, code], known);
  });
  return new Map(named);
}

/** Cities by slug and by name, with and without the state. */
export function cityNames(cities: Cells[]): Names {
  const named = cities.flatMap(({ slug = "", name = "", state = "" }) =>
    pairs([`${name} ${state}`, name, slug], slug),
  );
  return new Map(named);
}

/** Materials by what people call them, by name, alias and slug. */
export function materialNames(materials: Cells[], synonyms: Cells[]): Names {
  const slugs = new Set(materials.map(({ slug }) => slug));
  const words = synonyms.flatMap(({ word = "", leads_to = "" }) =>
    slugs.has(leads_to) ? pairs([word], leads_to) : [],
  );
  const named = materials.flatMap(({ slug = "", name = "", aliases = "", grade = "" }) => {
    // "Copper #2" is copper where that is its grade; "Copper #1" is none of ours.
    const number = /^No\.? ?(\d)\b/i.exec(grade)?.[1];
    const graded = number ? [`${name} ${number}`, `${name} no ${number}`, `${number} ${name}`] : [];
    return pairs([...aliases.split(";"), ...graded, name, slug], slug);
  });
  // The last one counts.
  return new Map([...words, ...named]);
}

function pairs(names: string[], value: string): [string, string][] {
  if (value === "") return [];
  return names.map(placeName).flatMap((name) => (name === "" ? [] : [[name, value]]));
}

/** A function that reads a name as what it stands for: "Adelaide" as adelaide. */
export function readName(names: Names): (typed: string) => Reading | undefined {
  return (typed) => {
    // An address such as /scrap-my-car/ is no name.
    const value = typed.startsWith("/") ? undefined : names.get(placeName(typed));
    return value === undefined
      ? undefined
      : { value, as: value === typed ? undefined : /^[A-Z]/.test(value) ? AS_CODE : AS_SLUG };
  };
}

/** The code of a state in capitals. */
export function readCode(typed: string): Reading | undefined {
  return /^[a-z]{2,3}$/i.test(typed) ? { value: typed.toUpperCase() } : undefined;
}

/** "Mount Isa" as mount-isa. */
export function readSlug(typed: string): Reading | undefined {
  if (!/^[a-z0-9]+([ -][a-z0-9]+)*$/i.test(typed)) return undefined;
  const value = typed.toLowerCase().replaceAll(" ", "-");
  return { value, as: value === typed ? undefined : AS_SLUG };
}
