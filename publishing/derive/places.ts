import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { ROOT } from "../../scripts/run.ts";
import type { localities } from "../../worker/data/schema.ts";
import { comparable, indexedWords, sounds } from "../../worker/data/search/search-words.ts";
import type { Row } from "./tables.ts";

// The localities of Australia are a part of the project and not of an edition of the data, so that no
// operator's folder has them. A test checks the file.

const FILE = path.join(ROOT, "seed/localities.csv");

/** A row of localities.csv, as text. */
export type LocalityRow = Record<
  "locality" | "state" | "postcode" | "addresses" | "latitude" | "longitude",
  string
>;

type City = Pick<Row<"cities">, "id" | "name" | "slug" | "state" | "lat" | "lon" | "population">;
type Locality = typeof localities.$inferSelect;
type State = Pick<Row<"states">, "code" | "name">;

/** Everything that the places are made from, for their version. */
export function placesIdentity({ cities, states }: { cities: City[]; states: State[] }) {
  const ours = cities.map(({ id, name, slug, state, lat, lon, population }) => {
    return { id, name, slug, state, lat, lon, population };
  });
  const named = states.map(({ code, name }) => ({ code, name }));
  return {
    cities: ours.sort((a, b) => a.id - b.id),
    states: named,
    file: readFileSync(FILE, "utf8"),
  };
}

/**
 * Cities and localities in the order in which they are found: our cities by population, then the others by
 * their addresses. A city takes the place and the postcode of the locality of its name.
 */
export function toLocalities(cities: City[]): Locality[] {
  const byAddresses = localityRows();
  const largest = new Map<string, LocalityRow>();
  for (const row of byAddresses.toReversed()) largest.set(keyOf(row.locality, row.state), row);
  const ours = cities
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
    .map(({ name, state, slug, lat, lon }) => {
      const same = largest.get(keyOf(name, state));
      return {
        same,
        row: { name, state, postcode: same?.postcode ?? null, lat, lon, citySlug: slug },
      };
    });
  const taken = new Set(ours.map(({ same }) => same));
  const others = byAddresses
    .filter((row) => !taken.has(row))
    .map(({ locality, state, postcode, latitude, longitude }) => {
      const point = { lat: Number(latitude), lon: Number(longitude) };
      return { name: locality, state, postcode, ...point, citySlug: null };
    });
  return [...ours.map(({ row }) => row), ...others].map((row, i) => ({ ...row, id: i + 1 }));
}

let sorted: LocalityRow[] | undefined;

/** The rows of the file, those with most addresses first. A process that publishes twice reads it once. */
export function localityRows(): LocalityRow[] {
  const rows = (): LocalityRow[] => parse(readFileSync(FILE), { columns: true });
  sorted ??= rows().sort(
    (a, b) => Number(b.addresses) - Number(a.addresses) || Number(a.postcode) - Number(b.postcode),
  );
  return sorted;
}

function keyOf(name: string, state: string): string {
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
