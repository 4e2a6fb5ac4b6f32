import type { Item, ItemUnit } from "../../worker/search/items.ts";
import { comparable } from "../../worker/search/search-words.ts";
import type { VocabularyPart } from "../../worker/search/vocabulary.ts";
import type { ItemRow, Places, ThingRow } from "../project.ts";
import type { Rows } from "../read/rows.ts";
import type { Row } from "./tables.ts";

/** The maximum number of characters in one part, which has to fit into a statement of 100 KB. */
const MAX_PART = 80_000;

type Named = Pick<Rows, "materials" | "cities" | "states" | "synonyms" | "things" | "items">;

/**
 * The words that a search understands: the names of metals, cities and states, synonyms, things and items. The rows'
 * own go before the project's with the same name.
 */
export function toVocabulary(
  rows: Named,
  { areas }: Places,
  project: { things: ThingRow[]; items: ItemRow[] },
) {
  const things = joined(project.things, rows.things, ({ thing }) => comparable(thing));
  const items = joined(project.items, rows.items, ({ slug }) => slug);
  const slugs = new Set(rows.materials.map(({ slug }) => slug));
  // A thing that counts as a metal that is not listed leads nowhere.
  const counted = things.map(({ thing, counts_as, guide }) => [
    thing,
    ...(guide ? [guide] : []),
    ...targetsOf(counts_as ?? "").filter((slug) => slugs.has(slug)),
  ]);
  const sold = items.filter(({ counts_as }) => !counts_as || slugs.has(counts_as)).map(toItem);
  const parts: VocabularyPart[] = [
    { ...namesOf(rows, areas), guides: guidesOf(rows.synonyms, [...things, ...items]) },
    ...wordParts(rows.synonyms),
    ...chunksOf(counted.filter(({ length }) => length > 1)).map((chunk) => ({ things: chunk })),
    ...chunksOf(sold).map((chunk) => ({ items: chunk })),
  ];
  return numbered(parts);
}

/** An existing vocabulary (`kept`) with its synonyms replaced. */
export function withSynonyms(kept: Row<"vocabulary">[], synonyms: Rows["synonyms"]) {
  const [names, ...parts] = kept.map(({ words }) => JSON.parse(words) as VocabularyPart);
  const own = guidesOf(synonyms, []);
  const paths = new Set(own.map(([path]) => path));
  const others = names?.guides?.filter(([path]) => !paths.has(path)) ?? [];
  return numbered([
    { ...names, guides: [...own, ...others] },
    ...wordParts(synonyms),
    ...parts.filter(({ words }) => !words),
  ]);
}

function wordParts(synonyms: Rows["synonyms"]): VocabularyPart[] {
  const words = synonyms.map(({ word, leads_to }) => [word, ...targetsOf(leads_to)]);
  return chunksOf(words).map((chunk) => ({ words: chunk }));
}

function numbered(parts: VocabularyPart[]) {
  return parts.map((part, i): Row<"vocabulary"> => ({ id: i + 1, words: JSON.stringify(part) }));
}

/** The project's rows and the operator's own, which replace those with the same names. */
function joined<T>(ours: T[], own: T[], nameOf: (row: T) => string): T[] {
  const byName = new Map(own.map((row) => [nameOf(row), row]));
  const names = new Set(ours.map(nameOf));
  return [
    ...ours.map((row) => byName.get(nameOf(row)) ?? row),
    ...own.filter((row) => !names.has(nameOf(row))),
  ];
}

function namesOf({ materials, cities, states }: Named, areas: Places["areas"]): VocabularyPart {
  return {
    metals: materials.map(({ slug, name, aliases }) => {
      const others = [slug, ...aliases].map((alias) => alias.replaceAll("-", " "));
      return [slug, name, ...others];
    }),
    cities: cities
      .toSorted((a, b) => b.population - a.population || a.id - b.id)
      .map(({ slug, name, state }) => [slug, name, state]),
    states: states.map(({ code, name }) => [
      code,
      name,
      ...areas.filter(({ leads_to }) => leads_to === name).map((area) => area.name),
    ]),
  };
}

/** The paths of guides with their titles; the first title of a path counts. */
function guidesOf(
  synonyms: Rows["synonyms"],
  things: Pick<ThingRow, "guide" | "title">[],
): [string, string][] {
  const titles = new Map<string, string>();
  const add = (path: string, title: string | null) => {
    if (path.startsWith("/") && title && !titles.has(path)) titles.set(path, title);
  };
  for (const { leads_to, title } of synonyms) {
    const paths = targetsOf(leads_to).filter((target) => target.startsWith("/"));
    const named = title?.split(";").map((one) => one.trim()) ?? [];
    for (const [i, path] of paths.entries()) add(path, named[i] ?? named[0] ?? null);
  }
  for (const { guide, title } of things) add(guide ?? "", title);
  return [...titles];
}

function toItem(row: ItemRow): Item {
  const weights = [row.lightest, row.heaviest].map((kilograms) => Number(kilograms) * 1000);
  return {
    slug: row.slug,
    name: row.name,
    unit: row.unit as ItemUnit,
    grams: !row.lightest ? null : (weights as [number, number]),
    isAbout: row.quality !== "ok",
    ...(row.quality === "weak" && { isWeak: true as const }),
    metal: row.counts_as || null,
    ...(row.pays && { pays: Number(row.pays) }),
    listedAs: row.listed_as || null,
    bought: row.bought || null,
    madeOf: row.made_of,
    advice: row.advice || null,
    source: row.source,
    guide: row.guide ? { path: row.guide, title: row.title ?? "" } : null,
    names: row.also_called ? targetsOf(row.also_called) : [],
  };
}

function chunksOf<T>(entries: T[]): T[][] {
  const chunks: T[][] = [];
  let length = MAX_PART;
  for (const entry of entries) {
    const more = JSON.stringify(entry).length + 1;
    length += more;
    if (length > MAX_PART) {
      chunks.push([]);
      length = more;
    }
    chunks.at(-1)!.push(entry);
  }
  return chunks;
}

/** The targets of a synonym: slugs of metals, and paths of guides. */
export function targetsOf(leadsTo: string): string[] {
  return leadsTo.split(";").map((target) => target.trim());
}
