import { sql } from "drizzle-orm";
import { materials, yardCounts } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type { MaterialTakers } from "../types.ts";
import { directoryOptions } from "./directory.ts";

// Yards say what they take in words of their own, which are also what the directory filters by. They are
// mostly the slug or an alias of a material: "Car batteries", "Radiators".

const selectMaterials = statement((db) =>
  db.select({ id: materials.id, slug: materials.slug, aliases: materials.aliases }).from(materials),
);

/** A material with the words that mean it. */
export interface NamedMaterial {
  id: number;
  slug: string;
  aliases: string[];
}

/** All materials with the words that mean them. @throws DatabaseError */
export function namedMaterials(store: Store): Promise<NamedMaterial[]> {
  return read("Failed to fetch materials", () => selectMaterials(store));
}

/** The material that a yard's word means, or undefined if it is none of ours. */
export function materialOfWord<M extends NamedMaterial>(word: string, known: M[]): M | undefined {
  const slug = word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return known.find((material) => material.slug === slug || material.aliases.includes(slug));
}

const selectCounts = statement((db) =>
  db
    .select({ state: yardCounts.state, word: yardCounts.material, yards: yardCounts.yards })
    .from(yardCounts)
    .where(
      sql`${yardCounts.state} in (select value from json_each(${sql.placeholder("states")}))
        and ${yardCounts.material} in (select value from json_each(${sql.placeholder("words")}))
        and ${yardCounts.service} = ''`,
    ),
);

/**
 * The yards that take a material, by state: by the word that most of them use for it.
 * @throws DatabaseError
 */
export async function takersOf(store: Store, materialId: number): Promise<MaterialTakers> {
  const [known, options] = await Promise.all([namedMaterials(store), directoryOptions(store)]);
  const words = options.materials.filter((word) => materialOfWord(word, known)?.id === materialId);
  if (words.length === 0) return { word: null, states: [] };
  const states = JSON.stringify(["", ...options.states]);
  const counts = await read("Failed to fetch scrap yards", () =>
    selectCounts(store, { states, words: JSON.stringify(words) }),
  );
  const inAll = counts.filter(({ state }) => state === "").sort((a, b) => b.yards - a.yards);
  const word = inAll[0]?.word ?? null;
  return { word, states: counts.filter((count) => count.word === word && count.state !== "") };
}
