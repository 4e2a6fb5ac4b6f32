import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { comparable } from "../../worker/data/search/search-words.ts";
import { understand } from "../../worker/data/search/understand.ts";
import {
  currentVocabulary,
  type Term,
  termsCalled,
  type Vocabulary,
} from "../../worker/data/search/vocabulary.ts";
import type { Store } from "../../worker/data/store.ts";

/** What a name in an address means. */
export interface NamedMetals {
  /** The metals that it names; several where it may be any of them, the likeliest first. */
  metals: MaterialWithAliases[];
  /** Whether it is a metal's own name, and no other word for it. */
  isOwnName: boolean;
  /** A guide that says more of it, or that it leads to instead. */
  link?: { title: string; path: string };
}

/** The most names that are read as a search is, with its corrections: anybody can write an address full of them. */
const MAX_READ = 3;

/**
 * The metals that names mean, by name: slugs, aliases, what people call them and things that count as one. Names that
 * mean nothing are left out.
 * @throws DatabaseError
 */
export async function metalsNamed(
  store: Store,
  names: Iterable<string>,
  materials: MaterialWithAliases[],
): Promise<Map<string, NamedMetals>> {
  const found = new Map<string, NamedMetals>();
  let read = 0;
  let vocabulary: Vocabulary | undefined;
  for (const name of new Set(names)) {
    const slug = name.toLowerCase();
    const own = materials.find((each) => each.slug === slug || each.aliases.includes(slug));
    if (own) {
      found.set(name, { metals: [own], isOwnName: true });
      continue;
    }
    vocabulary ??= await currentVocabulary(store);
    const known = termsCalled(vocabulary, name);
    const isRead = known.length === 0 && read++ < MAX_READ;
    const terms = isRead ? await termsRead(store, name) : known;
    if (terms.length > 0) found.set(name, meaningOf(name, terms, materials));
  }
  return found;
}

/** What a text names that is misspelt or has further words; none if it also names what is no metal. */
async function termsRead(store: Store, text: string): Promise<Term[]> {
  const { subjects, places, unknown } = await understand(store, text);
  return places.length + unknown.length === 0 ? subjects.flat() : [];
}

function meaningOf(name: string, terms: Term[], materials: MaterialWithAliases[]): NamedMetals {
  const slugs = new Set(terms.map(({ slug }) => slug));
  const metals = [...slugs].flatMap((slug) => materials.find((each) => each.slug === slug) ?? []);
  const guide = terms.find(({ slug }) => slug === undefined);
  return {
    metals,
    isOwnName: metals.some((metal) => comparable(metal.name) === comparable(name)),
    ...(guide && { link: { title: guide.title, path: guide.path } }),
  };
}
