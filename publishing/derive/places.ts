import { parse } from "csv-parse/browser/esm/sync";
import type { localities } from "../../worker/data/schema.ts";
import { comparable, indexedWords, sounds } from "../../worker/data/search/search-words.ts";
import type { LocalityRow, Places } from "../project.ts";
import type { Row } from "./tables.ts";

// The localities of Australia are a part of the project and not of an edition of the data, so that no
// operator's folder has them. A test checks the file.

type City = Pick<Row<"cities">, "id" | "name" | "slug" | "state" | "lat" | "lon" | "population">;
type Locality = typeof localities.$inferSelect;
type State = Pick<Row<"states">, "code" | "name">;

/** The localities in the text of localities.csv. */
export function placesIn(text: string): Places {
  const rows: LocalityRow[] = parse(text, { columns: true });
  rows.sort(
    (a, b) => Number(b.addresses) - Number(a.addresses) || Number(a.postcode) - Number(b.postcode),
  );
  return {
    text,
    rows,
    byPostcode: Map.groupBy(rows, ({ postcode }) => postcode),
    byName: new Map(rows.toReversed().map((row) => [keyOf(row.locality, row.state), row])),
  };
}

/** Everything that the places are made from, for their version. */
export function placesIdentity(
  { cities, states }: { cities: City[]; states: State[] },
  { text }: Places,
) {
  const ours = cities.map(({ id, name, slug, state, lat, lon, population }) => {
    return { id, name, slug, state, lat, lon, population };
  });
  const named = states.map(({ code, name }) => ({ code, name }));
  return {
    cities: ours.sort((a, b) => a.id - b.id),
    states: named,
    file: text,
  };
}

/**
 * Cities and localities in the order in which they are found: our cities by population, then the others by
 * their addresses. A city takes the place and the postcode of the locality of its name.
 */
export function toLocalities(cities: City[], places: Places): Locality[] {
  const ours = cities
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
    .map(({ name, state, slug, lat, lon }) => {
      const same = places.byName.get(keyOf(name, state));
      return {
        same,
        row: { name, state, postcode: same?.postcode ?? null, lat, lon, citySlug: slug },
      };
    });
  const taken = new Set(ours.map(({ same }) => same));
  const others = places.rows
    .filter((row) => !taken.has(row))
    .map(({ locality, state, postcode, latitude, longitude }) => {
      const point = { lat: Number(latitude), lon: Number(longitude) };
      return { name: locality, state, postcode, ...point, citySlug: null };
    });
  return [...ours.map(({ row }) => row), ...others].map((row, i) => ({ ...row, id: i + 1 }));
}

/** A name as it is compared, and the state. */
export function keyOf(name: string, state: string): string {
  return `${comparable(name)} ${state}`;
}

/** A function that gives a row of the full-text index: the id, and the words by which a place is found. */
export function localityWords(states: State[]) {
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  return ({ id, name, state, postcode }: Locality) => [
    id,
    `${indexedWords(name)} ${postcode ?? ""}`.trim(),
    indexedWords(`${state} ${stateNames.get(state) ?? ""} ${postcode ?? ""}`),
    sounds(name),
  ];
}
