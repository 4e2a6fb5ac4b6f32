import { materialOfWord, missingCounter } from "../../worker/data/yards/accepted-materials.ts";
import type { CsvFile, CsvFiles } from "../read/header.ts";
import { placeText } from "../read/problems.ts";

/**
 * Takes metals off the lists of yards that said that they don't take them. Where others are bought by the same word, as
 * bright wire is by "Copper", their own words take its place.
 * @returns lines on those that a list cannot say
 */
export function decline(
  { scrap_yards, materials, quotes }: CsvFiles,
  declined: CsvFile["rows"],
): string[] {
  const known = materials.rows.map(({ cells: { slug = "", name = "", aliases, family } }) => {
    return { slug, name, aliases: parts(aliases), family: family || null };
  });
  const slugs = known.map(({ slug }) => slug);
  const missingOf = (words: string[]) =>
    missingCounter(slugs, known)({ materials: new Set(words) });
  const all = scrap_yards.rows.flatMap(({ cells }) => parts(cells.accepted_materials));
  return declined.flatMap(({ cells: { yard_id, material_slug: slug = "" }, line }) => {
    const yard = scrap_yards.rows.find(({ cells }) => cells.id === yard_id)?.cells;
    const words = parts(yard?.accepted_materials);
    const missing = missingOf(words);
    if (!yard || !slugs.includes(slug) || (words.length > 0 && missing.includes(slug))) return [];
    const means = (word: string) => materialOfWord(word, known)?.slug;
    const others = words.filter((word) => means(word) !== slug);
    const lost = missingOf(others).filter((other) => other !== slug && !missing.includes(other));
    const nameOf = (other: string) => known.find((material) => material.slug === other)!.name;
    const wordFor = (other: string) => all.find((word) => means(word) === other) ?? nameOf(other);
    const left = [...others, ...lost.map(wordFor)];
    if (left.length > 0 && missingOf(left).includes(slug)) {
      yard.accepted_materials = left.join(";");
      return [];
    }
    const place = `${quotes.name}: left out "no" on ${placeText(line)}`;
    return [
      `${place}: what ${yard.name} takes can't say that without ${slug}; change its accepted_materials`,
    ];
  });
}

function parts(list = ""): string[] {
  return list
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}
