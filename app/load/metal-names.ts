import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { termsNamed } from "../../worker/data/search/vocabulary.ts";
import type { Store } from "../../worker/data/store.ts";

interface Named {
  material?: MaterialWithAliases | undefined;
  /** The guide to which the name leads instead. */
  link?: { title: string; path: string };
}

/**
 * The materials that names mean: slugs, aliases and what people call them, else the guides.
 * @throws DatabaseError
 */
export async function materialsNamed(
  store: Store,
  names: Iterable<string>,
  materials: MaterialWithAliases[],
): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  for (const name of new Set(names)) {
    const slug = name.toLowerCase();
    const material = materials.find((each) => each.slug === slug || each.aliases.includes(slug));
    if (material) {
      found.set(name, { material });
      continue;
    }
    const terms = await termsNamed(store, name);
    const metal = materials.find((each) => terms.some((term) => term.slug === each.slug));
    const [guide] = terms;
    if (metal) found.set(name, { material: metal });
    else if (guide) found.set(name, { link: { title: guide.title, path: guide.path } });
  }
  return found;
}
