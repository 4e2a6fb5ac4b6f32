import { materialsWithAliases } from "../../../worker/data/materials.ts";
import type { Store } from "../../../worker/data/store.ts";
import { materialOfWord } from "../../../worker/data/yards/accepted-materials.ts";
import type { FilterOptions } from "../../../worker/data/yards/yard-table.ts";
import { read } from "../../../worker/search/read.ts";
import type { Term } from "../../../worker/search/vocabulary.ts";
import { type DirectoryState, filterAddress } from "../../paths/directory-address.ts";
import { placeLabel } from "../../words/format.ts";
import type { LeadList } from "./leads.tsx";

/**
 * Links for a search text that may name something besides a yard: a place ("2150"), a metal or item by any of its
 * names ("cu"), both ("copper dubbo"), or a guide ("catalytic converter"). The directory itself searches only the
 * names and addresses of yards.
 * @throws DatabaseError
 */
export async function meaningsOf(
  store: Store,
  { filters, view, near }: DirectoryState,
  options: FilterOptions,
): Promise<LeadList[]> {
  const { q } = filters;
  if (!q) return [];
  const { subjects, places, state, unknown } = await read(store, q);
  // An unknown word may be part of a yard's name.
  if (unknown.length > 0) return [];
  const [place] = places;
  const label = place && placeLabel(place);
  const terms = subjects.flat();
  const others = { ...filters, q: "", ...(state && { state: state.code }) };
  const taken = await wordsFor(store, q, terms, options);
  const links = taken.map((word) => ({
    label: `Yards that take ${word}${label ? ` near ${label}` : ""}`,
    to: filterAddress({ ...others, materials: [word] }, view, label ?? near),
  }));
  if (taken.length === 0) {
    if (label) links.push({ label: `Yards near ${label}`, to: filterAddress(others, view, label) });
    if (state)
      links.push({ label: `Yards in ${state.name}`, to: filterAddress(others, view, near) });
  }
  const guides = terms.filter(({ slug }) => slug === undefined);
  links.push(...guides.map(({ title, path }) => ({ label: title, to: path })));
  return links.length > 0 ? [{ title: `“${q}” may also mean`, links }] : [];
}

/** The yards' words for the materials that the text names: "Copper" for "cu". */
async function wordsFor(
  store: Store,
  q: string,
  terms: Term[],
  options: FilterOptions,
): Promise<string[]> {
  // "Catalytic converter" also finds the yards' "Catalytic converters".
  const { compare } = new Intl.Collator("en-AU", { sensitivity: "base" });
  const same = options.materials.filter((word) =>
    [q, `${q}s`].some((text) => compare(text, word) === 0),
  );
  const slugs = terms.flatMap(({ slug }) => slug ?? []);
  if (same.length > 0 || slugs.length === 0) return same;
  const known = await materialsWithAliases(store);
  return options.materials.filter((word) => {
    const slug = materialOfWord(word, known)?.slug;
    return slug !== undefined && slugs.includes(slug);
  });
}
