import { allCities, type City } from "../cities.ts";
import { materialsWithAliases } from "../materials.ts";
import { allStates } from "../states.ts";
import type { Store } from "../store.ts";

/**
 * The city with this name, in any case and with any spacing: "perth", "Perth, WA", "Perth WA" or
 * "Perth, Western Australia". Undefined if there is none, or if the city is in another state.
 * @throws DatabaseError
 */
export async function findCity(store: Store, text: string): Promise<City | undefined> {
  const query = normalise(text);
  if (!query) return undefined;
  const [cities, states] = await Promise.all([allCities(store), allStates(store)]);
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  return cities.find(({ name, state }) => {
    const city = normalise(name);
    const withState = [state, stateNames.get(state) ?? state].map((s) => `${city} ${normalise(s)}`);
    return [city, ...withState].includes(query);
  });
}

/**
 * The slug of the material with this name, slug or alias, with or without the word "scrap", or
 * undefined.
 * @throws DatabaseError
 */
export async function findMaterialSlug(store: Store, text: string): Promise<string | undefined> {
  const query = normalise(text).replace(/^scrap | scrap$/g, "");
  if (!query) return undefined;
  const materials = await materialsWithAliases(store);
  return materials.find(({ name, slug, aliases }) =>
    [name, slug, ...aliases].some((value) => normalise(value) === query),
  )?.slug;
}

/** Lower case, with one space for each run of spaces, commas, full stops and hyphens. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.-]+/g, " ")
    .trim();
}
