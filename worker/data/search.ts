import { allCities } from "./cities.ts";
import { materials, states } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import type { City } from "./types.ts";

const selectMaterialNames = statement((db) =>
  db
    .select({ name: materials.name, slug: materials.slug, aliases: materials.aliases })
    .from(materials),
);

const selectStates = statement((db) =>
  db.select({ code: states.code, name: states.name }).from(states),
);

/**
 * The city that a text names, in any case and with any spaces: "perth", "Perth, WA", "Perth WA" or
 * "Perth, Western Australia". Undefined where it names none, or a state that the city is not in.
 * @throws DatabaseError
 */
export async function findCity(store: Store, text: string): Promise<City | undefined> {
  const wanted = normal(text);
  if (!wanted) return undefined;
  const [cities, stateNames] = await Promise.all([allCities(store), statesByCode(store)]);
  return cities.find(({ name, state }) => {
    const city = normal(name);
    const inState = [state, stateNames.get(state) ?? state].map((s) => `${city} ${normal(s)}`);
    return [city, ...inState].includes(wanted);
  });
}

/**
 * The slug of the material that a text names: its name, slug or alias, with or without "scrap".
 * @throws DatabaseError
 */
export async function findMaterialSlug(store: Store, text: string): Promise<string | undefined> {
  const wanted = normal(text).replace(/^scrap | scrap$/g, "");
  if (!wanted) return undefined;
  const rows = await read("Failed to fetch materials", () => selectMaterialNames(store));
  return rows.find(({ name, slug, aliases }) =>
    [name, slug, ...aliases].some((n) => normal(n) === wanted),
  )?.slug;
}

async function statesByCode(store: Store): Promise<Map<string, string>> {
  const rows = await read("Failed to fetch cities", () => selectStates(store));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Lower case, one space for each run of spaces, commas, full stops and hyphens. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.-]+/g, " ")
    .trim();
}
