import { asc, eq, sql } from "drizzle-orm";
import { materials } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import type { Material, MaterialDetail } from "./types.ts";

const listed = {
  id: materials.id,
  name: materials.name,
  slug: materials.slug,
  description: materials.description,
};

const selectMaterials = statement((db) =>
  db.select(listed).from(materials).orderBy(asc(materials.id)),
);

const selectMaterial = statement((db) =>
  db
    .select({ ...listed, metaDescription: materials.metaDescription })
    .from(materials)
    .where(eq(materials.slug, sql.placeholder("slug"))),
);

const selectSlug = statement((db) =>
  db
    .select({ slug: materials.slug })
    .from(materials)
    .where(
      sql`${materials.slug} = ${sql.placeholder("text")} or exists
        (select 1 from json_each(${materials.aliases}) where value = ${sql.placeholder("text")})`,
    )
    .limit(1),
);

/** All materials in the order of the seed, which puts related ones side by side. @throws DatabaseError */
export function allMaterials(store: Store): Promise<Material[]> {
  return read("Failed to fetch materials", () => selectMaterials(store));
}

/** The material of this slug, or undefined where there is none. @throws DatabaseError */
export function materialBySlug(store: Store, slug: string): Promise<MaterialDetail | undefined> {
  const wanted = { slug: slug.toLowerCase() };
  return read("Failed to fetch material", async () => (await selectMaterial(store, wanted))[0]);
}

/** The slug that a slug or an alias ("aluminium") stands for, or undefined. @throws DatabaseError */
export function materialSlugFor(store: Store, text: string): Promise<string | undefined> {
  return read("Failed to fetch material", async () => {
    const [found] = await selectSlug(store, { text: text.toLowerCase() });
    return found?.slug;
  });
}
