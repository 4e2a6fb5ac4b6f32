import { eq, or, sql } from "drizzle-orm";
import { materials } from "./schema.ts";
import { read, type Store } from "./store.ts";

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

/** A text with A to Z in lower case; JavaScript would also make the Kelvin sign a "k". */
const lowerCase = (text: string) => sql`lower(${text})`;

/** All materials with their aliases, in the order of materials.csv. @throws DatabaseError */
export async function materialsWithAliases({ db }: Store): Promise<MaterialWithAliases[]> {
  const rows = await read("Failed to fetch materials", () =>
    db.select({ ...withAliases, position: materials.position }).from(materials),
  );
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
export function materialBySlug({ db }: Store, slug: string): Promise<MaterialDetail | undefined> {
  const { metaDescription, world } = materials;
  return read(FAILURE, () =>
    db
      .select({ ...listed, metaDescription, world })
      .from(materials)
      .where(eq(materials.slug, lowerCase(slug)))
      .get(),
  );
}

/** The material with this slug in any case, with all of its family as yards call them; or undefined. @throws DatabaseError */
export async function materialWithFamily(
  { db }: Store,
  slug: string,
): Promise<{ material: MaterialDetail; family: MaterialWithAliases[] } | undefined> {
  const isIt = eq(materials.slug, lowerCase(slug));
  const ofIt = db.select({ family: materials.family }).from(materials).where(isIt);
  const family = await read(FAILURE, () =>
    db
      .select({ ...withAliases, metaDescription: materials.metaDescription })
      .from(materials)
      .where(or(isIt, eq(materials.family, ofIt))),
  );
  const found = family.find((each) => each.slug === slug.toLowerCase());
  if (!found) return undefined;
  const { aliases: _aliases, family: _family, ...material } = found;
  return { material, family };
}

/** The slug of the material with this slug or alias ("aluminium"), or undefined. @throws DatabaseError */
export async function materialSlugFor(store: Store, text: string): Promise<string | undefined> {
  return (await read(FAILURE, () => slugFor(store, text).get()))?.slug;
}

/** The same as a statement, which can be a part of another one. */
export function slugFor({ db }: Store, text: string) {
  const { slug, aliases } = materials;
  const isAlias = sql`exists (select 1 from json_each(${aliases}) where value = ${lowerCase(text)})`;
  return db
    .select({ slug })
    .from(materials)
    .where(or(eq(slug, lowerCase(text)), isAlias))
    .limit(1);
}
