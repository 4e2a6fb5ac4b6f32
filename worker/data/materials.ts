import { eq, or, sql } from "drizzle-orm";
import { materials } from "./schema.ts";
import { read, type Store } from "./store.ts";

type MaterialRow = typeof materials.$inferSelect;

/** A material in a list. */
export type Material = Pick<MaterialRow, "id" | "name" | "slug" | "description" | "grade">;

/** A material with its details. */
export type MaterialDetail = Pick<MaterialRow, keyof Material | "metaDescription" | "world">;

/** A material with its aliases, its family and its world prices. */
export type MaterialWithAliases = Pick<
  MaterialRow,
  keyof Material | "aliases" | "family" | "world"
>;

const { id, name, slug, description, grade, aliases, family, world, metaDescription, position } =
  materials;
const listed = { id, name, slug, description, grade };
const withAliases = { ...listed, aliases, family, world };

const FAILURE = "Failed to fetch material";

/** A text with A to Z in lower case; JavaScript would also turn the Kelvin sign into a "k". */
const lowerCase = (text: string) => sql`lower(${text})`;

/** All materials with their aliases, in the order of materials.csv. @throws DatabaseError */
export async function materialsWithAliases({ db }: Store): Promise<MaterialWithAliases[]> {
  const rows = await read("Failed to fetch materials", () =>
    db.select({ ...withAliases, position }).from(materials),
  );
  // Sort here, because the database would read every row a second time to sort it.
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
export function materialBySlug({ db }: Store, text: string): Promise<MaterialDetail | undefined> {
  return read(FAILURE, () =>
    db
      .select({ ...listed, metaDescription, world })
      .from(materials)
      .where(eq(slug, lowerCase(text)))
      .get(),
  );
}

/**
 * The material with this slug in any case, with the materials of its family, itself among them; undefined if there is no
 * such material.
 * @throws DatabaseError
 */
export async function materialWithFamily(
  { db }: Store,
  text: string,
): Promise<{ material: MaterialDetail; family: MaterialWithAliases[] } | undefined> {
  const isIt = eq(slug, lowerCase(text));
  const ofIt = db.select({ family }).from(materials).where(isIt);
  const members = await read(FAILURE, () =>
    db
      .select({ ...withAliases, metaDescription })
      .from(materials)
      .where(or(isIt, eq(family, ofIt))),
  );
  const found = members.find((each) => each.slug === text.toLowerCase());
  if (!found) return undefined;
  const { aliases: _aliases, family: _family, ...material } = found;
  return { material, family: members };
}

/** The slug of the material with this slug or alias ("aluminium"), or undefined. @throws DatabaseError */
export async function materialSlugFor(store: Store, text: string): Promise<string | undefined> {
  return (await read(FAILURE, () => slugFor(store, text).get()))?.slug;
}

/** The same as a statement, which can be part of another. */
export function slugFor({ db }: Store, text: string) {
  const isAlias = sql`exists (select 1 from json_each(${aliases}) where value = ${lowerCase(text)})`;
  return db
    .select({ slug })
    .from(materials)
    .where(or(eq(slug, lowerCase(text)), isAlias))
    .limit(1);
}
