import { materialsWithAliases } from "../../../worker/data/materials.ts";
import { placesNamed } from "../../../worker/data/search/places.ts";
import { type Term, termNamed } from "../../../worker/data/search/terms.ts";
import type { Store } from "../../../worker/data/store.ts";
import { materialOfWord } from "../../../worker/data/yards/accepted-materials.ts";
import type { FilterOptions } from "../../../worker/data/yards/yard-table.ts";
import { placeLabel } from "../../format.ts";
import { type DirectoryState, filterAddress } from "./address.ts";
import type { LeadList } from "./leads.tsx";

/**
 * What the searched text names besides yards: a place ("2150"), a metal by what people call it ("cu"), or a
 * guide ("catalytic converter"). The directory itself searches only the names and addresses of yards.
 * @throws DatabaseError
 */
export async function meaningsOf(
  store: Store,
  { filters, view, near }: DirectoryState,
  options: FilterOptions,
): Promise<LeadList[]> {
  const { q } = filters;
  if (!q) return [];
  const [term, [place]] = await Promise.all([termNamed(store, q), placesNamed(store, q)]);
  const others = { ...filters, q: "" };
  const taken = await wordsFor(store, q, term, options);
  const links = [
    ...(place ? [placeLabel(place)] : []).map((label) => ({
      label: `Yards near ${label}`,
      to: filterAddress(others, view, label),
    })),
    ...taken.map((word) => ({
      label: `Yards that take ${word}`,
      to: filterAddress({ ...others, materials: [word] }, view, near),
    })),
    ...(term && !term.path.startsWith("/material/") ? [{ label: term.title, to: term.path }] : []),
  ];
  return links.length > 0 ? [{ title: `“${q}” may also mean`, links }] : [];
}

/** The words for it with which yards say that they take it: "Copper" for "cu". */
async function wordsFor(
  store: Store,
  q: string,
  term: Term | undefined,
  options: FilterOptions,
): Promise<string[]> {
  // One catalytic converter is still one of "Catalytic converters".
  const isSame = (word: string) => [q, `${q}s`].some((text) => isEqual(text, word));
  const same = options.materials.filter(isSame);
  const slug = term && /^\/material\/(.+)\/$/.exec(term.path)?.[1];
  if (same.length > 0 || !slug) return same;
  const known = await materialsWithAliases(store);
  return options.materials.filter((word) => materialOfWord(word, known)?.slug === slug);
}

function isEqual(a: string, b: string): boolean {
  return a.localeCompare(b, "en-AU", { sensitivity: "base" }) === 0;
}
