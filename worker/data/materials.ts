import { eq, or, sql } from "drizzle-orm";
import { materials } from "./schema.ts";
import { statement } from "./statement.ts";
import type { Store } from "./store.ts";

/** A material in a list. */
export interface Material {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** The grade that all of its prices are for, so that cities compare; null if none was published. */
  grade: string | null;
}

/** A material with its details. */
export interface MaterialDetail extends Material {
  metaDescription: string | null;
  /** Its world prices, in the notation of world-mix.ts; null if none stand for it. */
  world: string | null;
}

/** A material with further slugs that lead to it, such as "aluminium". */
export interface MaterialWithAliases extends Material {
  aliases: string[];
  /** The slug of the material whose name yards use for this one, too; null if they have a word of its own. */
  family: string | null;
  /** Its world prices, in the notation of world-mix.ts; null if none stand for it. */
  world: string | null;
}

const listed = {
  id: materials.id,
  name: materials.name,
  slug: materials.slug,
  description: materials.description,
  grade: materials.grade,
};

const withAliases = {
  ...listed,
  aliases: materials.aliases,
  family: materials.family,
  world: materials.world,
};

const FAILURE = "Failed to fetch material";

/** A parameter with A to Z in lower case; JavaScript would also make the Kelvin sign a "k". */
const lowerCase = (name: string) => sql`lower(${sql.placeholder(name)})`;

const selectMaterial = statement(FAILURE, (db) =>
  db
    .select({ ...listed, metaDescription: materials.metaDescription, world: materials.world })
    .from(materials)
    .where(eq(materials.slug, lowerCase("slug"))),
);

const selectFamily = statement(FAILURE, (db) => {
  const own = db
    .select({ family: materials.family })
    .from(materials)
    .where(eq(materials.slug, lowerCase("slug")));
  return db
    .select({ ...withAliases, metaDescription: materials.metaDescription })
    .from(materials)
    .where(or(eq(materials.slug, lowerCase("slug")), eq(materials.family, own)));
});

const selectSlug = statement(FAILURE, (db) =>
  db
    .select({ slug: materials.slug })
    .from(materials)
    .where(
      sql`${materials.slug} = ${lowerCase("text")} or exists
        (select 1 from json_each(${materials.aliases}) where value = ${lowerCase("text")})`,
    )
    .limit(1),
);

const selectMaterials = statement("Failed to fetch materials", (db) =>
  db.select({ ...withAliases, position: materials.position }).from(materials),
);

/** All materials with their aliases, in the order of materials.csv. @throws DatabaseError */
export async function materialsWithAliases(store: Store): Promise<MaterialWithAliases[]> {
  const rows = await selectMaterials(store);
  // Sorted here, because the database would read every row a second time to sort it.
  rows.sort((a, b) => a.position - b.position || a.id - b.id);
  return rows.map(({ position: _position, ...material }) => material);
}

/** All materials in the order of materials.csv. @throws DatabaseError */
export async function allMaterials(store: Store): Promise<Material[]> {
  return (await materialsWithAliases(store)).map(
    ({ aliases: _aliases, family: _family, world: _world, ...material }) => material,
  );
}

/** The material with this slug in any case, or undefined. @throws DatabaseError */
export async function materialBySlug(
  store: Store,
  slug: string,
): Promise<MaterialDetail | undefined> {
  return (await selectMaterial(store, { slug }))[0];
}

/** The material with this slug in any case, with all of its family as yards call them; or undefined. @throws DatabaseError */
export async function materialWithFamily(
  store: Store,
  slug: string,
): Promise<{ material: MaterialDetail; family: MaterialWithAliases[] } | undefined> {
  const family = await selectFamily(store, { slug });
  const found = family.find((each) => each.slug === slug.toLowerCase());
  if (!found) return undefined;
  const { aliases: _aliases, family: _family, ...material } = found;
  return { material, family };
}

/** The slug of the material with this slug or alias ("aluminium"), or undefined. @throws DatabaseError */
export async function materialSlugFor(store: Store, text: string): Promise<string | undefined> {
  const [found] = await selectSlug(store, { text });
  return found?.slug;
}
