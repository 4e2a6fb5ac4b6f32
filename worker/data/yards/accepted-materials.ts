import { and, eq, sql } from "drizzle-orm";
import { filterOptions, materials, states, yardCounts } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type { MaterialTakers } from "../types.ts";

// Yards say what they take in words of their own, which are also what the directory filters by. They are
// mostly the slug or an alias of a material: "Car batteries", "Radiators".

const selectMaterials = statement((db) =>
  db.select({ id: materials.id, slug: materials.slug, aliases: materials.aliases }).from(materials),
);

const selectMaterial = statement((db) =>
  db
    .select({ slug: materials.slug, aliases: materials.aliases })
    .from(materials)
    .where(eq(materials.id, sql.placeholder("id"))),
);

/** A material with the words for it. */
export interface NamedMaterial {
  id: number;
  slug: string;
  aliases: string[];
}

/** All materials with the words for them. @throws DatabaseError */
export function namedMaterials(store: Store): Promise<NamedMaterial[]> {
  return read("Failed to fetch materials", () => selectMaterials(store));
}

/** The material that a yard's word means, or undefined if it is none of ours. */
export function materialOfWord<M extends Named>(word: string, known: M[]): M | undefined {
  return known.find((material) => isNamed(word, material));
}

type Named = Pick<NamedMaterial, "slug" | "aliases">;

function isNamed(word: string, { slug, aliases }: Named): boolean {
  const own = wordAsSlug(word);
  return slug === own || aliases.includes(own);
}

/** A yard's word in the form of a slug: "Whole vehicles" is "whole-vehicles". */
export function wordAsSlug(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

const selectWords = statement((db) =>
  db
    .select({ word: filterOptions.value })
    .from(filterOptions)
    .where(eq(filterOptions.kind, "material")),
);

const selectCounts = statement((db) =>
  db
    .select({ state: yardCounts.state, yards: yardCounts.yards })
    .from(yardCounts)
    .where(
      and(
        sql`${yardCounts.state} in (select ${states.code} from ${states})`,
        eq(yardCounts.material, sql.placeholder("word")),
        eq(yardCounts.service, ""),
      ),
    ),
);

/**
 * The yards that take a material, by state, counted by the word that most of them use for it.
 * @throws DatabaseError
 */
export function takersOf(store: Store, materialId: number): Promise<MaterialTakers> {
  return read("Failed to fetch scrap yards", async () => {
    const [[material], all] = await Promise.all([
      selectMaterial(store, { id: materialId }),
      selectWords(store),
    ]);
    const words = all.map(({ word }) => word).filter((word) => material && isNamed(word, material));
    // There is nearly always just one.
    const counted = await Promise.all(
      words.map(async (word) => ({ word, states: await selectCounts(store, { word }) })),
    );
    const [most] = counted.sort((a, b) => sumOf(b.states) - sumOf(a.states));
    return most ?? { word: null, states: [] };
  });
}

function sumOf(states: MaterialTakers["states"]): number {
  return states.reduce((sum, { yards }) => sum + yards, 0);
}
