import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { kilograms } from "./amounts.ts";
import { ITEMS, itemParameter, type TypicalItem } from "./items.ts";
import { COMMON_METALS, type LoadFields } from "./load-address.ts";
import { addTo, type LoadLine } from "./load-lines.ts";
import { countedAs, type LoadProblem, notOneMetal } from "./load-problems.ts";
import { metalsNamed } from "./metal-names.ts";
import { readKilograms, readPieces } from "./quantities.ts";

/** The most rows of an address that are answered. */
const MAX_ROWS = 50;

/** A field of the form. */
export interface LoadRow {
  slug: string;
  name: string;
  /** The grade that prices are for, if the field is for a metal. */
  grade?: string | null;
  value: string;
  problem?: string | undefined;
}

/** What is in a load. */
export interface Load {
  lines: LoadLine[];
  rows: LoadRow[];
  items: LoadRow[];
  problems: LoadProblem[];
}

/** Reads what is in the load of an address: reports what cannot be right, and returns the rest. @throws DatabaseError */
export async function readLoad(
  store: Store,
  address: string,
  fields: LoadFields,
  materials: MaterialWithAliases[],
): Promise<Load> {
  const problems: LoadProblem[] = [];
  const rows = new Map<string, LoadRow>();
  const lines = new Map<string, LoadLine>();
  const shown = materials.filter(({ slug }) => COMMON_METALS.includes(slug));
  const inOrder = COMMON_METALS.flatMap((slug) => shown.find((metal) => metal.slug === slug) ?? []);
  for (const { slug, name, grade } of inOrder) rows.set(slug, { slug, name, grade, value: "" });

  const given = fields.metals.slice(0, MAX_ROWS);
  const names = given.map(([name]) => name);
  const known = await metalsNamed(store, names, materials);
  for (const [name, value] of given) {
    const found = known.get(name);
    const [material, ...others] = found?.metals ?? [];
    if (!found || !material || others.length > 0) {
      if (value !== "" || found) problems.push(notOneMetal(address, name, found));
      continue;
    }
    const { slug, name: title, grade } = material;
    if (rows.get(slug)?.value) {
      if (value !== "")
        problems.push({ text: `${title} is listed twice. We used the first weight.` });
      continue;
    }
    const typed = value === "" ? undefined : readKilograms(value);
    const problem = typed && "problem" in typed ? typed.problem : undefined;
    rows.set(slug, { slug, name: title, grade, value, problem });
    if (problem) problems.push({ text: `${title}: ${problem}`, field: slug });
    if (!typed || !("value" in typed)) continue;
    if (!found.isOwnName) problems.push(countedAs(name, material, typed.value, found));
    addTo(lines, material, {
      grams: [typed.value, typed.value],
      part: kilograms(typed.value),
      accepted: slug,
    });
  }
  const left = fields.metals.length - given.length;
  if (left > 0)
    problems.push({ text: `We price ${MAX_ROWS} rows at a time, so we left out ${left}.` });

  const items = ITEMS.filter(({ metal }) => materials.some(({ slug }) => slug === metal)).map(
    (item) => readItem(item, fields, materials, lines, problems),
  );
  const order = materials.map(({ slug }) => slug);
  return {
    lines: [...lines.values()].sort(
      (a, b) => order.indexOf(a.material.slug) - order.indexOf(b.material.slug),
    ),
    rows: [...rows.values()],
    items,
    // The same problem is reported only once.
    problems: [...new Map(problems.map((problem) => [problem.text, problem])).values()],
  };
}

function readItem(
  item: TypicalItem,
  { items }: LoadFields,
  materials: MaterialWithAliases[],
  lines: Map<string, LoadLine>,
  problems: LoadProblem[],
): LoadRow {
  const {
    slug,
    name,
    kilograms: [light, heavy],
  } = item;
  const value = items.get(slug) ?? "";
  const material = materials.find((each) => each.slug === item.metal);
  const typed = value === "" ? undefined : readPieces(value);
  const problem = typed && "problem" in typed ? typed.problem : undefined;
  if (problem) problems.push({ text: `${name}: ${problem}`, field: itemParameter(item) });
  if (typed && "value" in typed && material) {
    const grams: [number, number] = [typed.value * light * 1000, typed.value * heavy * 1000];
    const part = `${typed.value} × ${lowerFirst(name)}, about ${kilograms(...grams)}`;
    addTo(lines, material, { grams, part, accepted: item.accepted?.slug ?? item.metal });
  }
  return { slug, name, value, problem };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
