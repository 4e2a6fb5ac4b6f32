import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { termNamed } from "../../worker/data/search/terms.ts";
import type { Store } from "../../worker/data/store.ts";

/** The most unknown names that are looked up among the synonyms. */
const MAX_LOOKUPS = 5;

interface Named {
  material?: MaterialWithAliases | undefined;
  /** The guide to which the name leads instead. */
  link?: { title: string; path: string };
}

/**
 * The materials that names mean: slugs and aliases, then what people call them, for a few of the others.
 * @throws DatabaseError
 */
export async function materialsNamed(
  store: Store,
  names: Iterable<string>,
  materials: MaterialWithAliases[],
): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  for (const name of names) {
    const slug = name.toLowerCase();
    const material = materials.find((each) => each.slug === slug || each.aliases.includes(slug));
    if (material) found.set(name, { material });
  }
  const others = [...new Set(names)].filter((name) => !found.has(name)).slice(0, MAX_LOOKUPS);
  const terms = await Promise.all(
    others.map((name) => termNamed(store, name.replaceAll("-", " "))),
  );
  for (const [i, name] of others.entries()) {
    const term = terms[i];
    if (!term) continue;
    const material = materials.find(({ slug }) => term.path === `/material/${slug}/`);
    found.set(name, material ? { material } : { link: { title: term.title, path: term.path } });
  }
  return found;
}
