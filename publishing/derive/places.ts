import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import { type Locality, MANY_WORDS, packedPlace } from "../../worker/data/places/localities.ts";
import { joinedName, placeName, placeSounds } from "../../worker/search/place-names.ts";
import type { AreaRow, LocalityRow, Places } from "../project.ts";
import type { Row } from "./tables.ts";

// The localities of Australia are part of the project; an operator's folder can add to them and correct them.

type City = Pick<Row<"cities">, "id" | "name" | "slug" | "state" | "lat" | "lon" | "population">;

/** A row of places.csv, as cells or as values: a place with its centre, or another name for a place (`leads_to`). */
type OwnPlace = Record<"name" | "state", string> &
  Partial<Record<"postcode" | "population" | "latitude" | "longitude" | "leads_to", unknown>>;

/** The project's places with an operator's own, which replace all places with the same name and state. */
export function withOwnPlaces(places: Places, own: OwnPlace[]): Places {
  if (own.length === 0) return places;
  const text = (cell: unknown) => String(cell ?? "");
  const typed = own.map(({ name, state, postcode, population, latitude, longitude, leads_to }) => ({
    name,
    locality: name,
    kind: "nickname",
    state,
    postcode: text(postcode),
    population: text(population),
    leads_to: text(leads_to),
    latitude: text(latitude),
    longitude: text(longitude),
  }));
  const nicknames = typed.filter(({ leads_to }) => leads_to !== "");
  const found = typed.filter(({ leads_to }) => leads_to === "");
  const names = new Set(nicknames.map(({ name, state }) => keyOf(name, state)));
  const towns = Map.groupBy(found, ({ name, state }) => keyOf(name, state));
  // We use the project's spellings, because comparing every name would take too long.
  const replaced = new Set([...towns.keys()].map((key) => spelling(places.byName.get(key))));
  const rows = [...places.rows.filter((row) => !replaced.has(spelling(row))), ...found];
  rows.sort(byPopulation);
  const byName = new Map(places.byName);
  for (const [key, same] of towns) byName.set(key, same.sort(byPopulation)[0]!);
  const areas = places.areas.filter(
    ({ name, state, leads_to }) => leads_to === "" || !names.has(keyOf(name, state)),
  );
  return {
    ...places,
    texts: [...places.texts, JSON.stringify(own)],
    areas: [...areas, ...nicknames],
    rows,
    byName,
    byPostcode: Map.groupBy(rows, ({ postcode }) => postcode),
  };
}

function spelling(row?: LocalityRow): string {
  return `${row?.locality} ${row?.state}`;
}

/** Sorts places for search results, largest population first. */
export function byPopulation(a: LocalityRow, b: LocalityRow): number {
  return Number(b.population) - Number(a.population) || Number(a.postcode) - Number(b.postcode);
}

/** The sources of the places, from which their version is made. */
export function placesIdentity({ cities }: { cities: City[] }, { texts }: Places) {
  const ours = cities.map(({ id, name, slug, state, lat, lon, population }) => {
    return { id, name, slug, state, lat, lon, population };
  });
  return {
    // The version of the storage format; raise it when the format changes.
    form: 3,
    cities: ours.sort((a, b) => a.id - b.id),
    files: texts,
  };
}

/**
 * Places in the order of search results: our cities first, then all others, largest population first. A city replaces
 * the locality with its name, and takes over its postcode. An area with the name and state of a town is left out. A
 * nickname appears as its place again.
 */
export function toLocalities(cities: City[], places: Places): Locality[] {
  const taken = new Set<LocalityRow | undefined>();
  const ours = cities
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
    .map(({ name, state, slug, ...point }) => {
      const same = places.byName.get(keyOf(name, state));
      taken.add(same);
      return placeOf({ name, state, postcode: same?.postcode ?? null, citySlug: slug }, point);
    });
  const others = [
    ...places.rows.filter((row) => !taken.has(row)).map((row) => localityPlace(row, places)),
    ...areasBeside(places, ours).map(areaPlace),
  ].sort((a, b) => b.population - a.population);
  const found = [...ours, ...others.map(({ place }) => place)];
  return withAliases(found, places).map((row, i) => ({ ...row, id: i + 1 }));
}

type Found = Omit<Locality, "id">;

function placeOf(
  place: Pick<Found, "name" | "state" | "postcode"> & Partial<Found>,
  { lat, lon }: Point,
): Found {
  return { citySlug: null, area: null, alias: null, ...place, lat, lon };
}

/** The word for localities that a city has replaced in the list. */
export const TAKEN = "#taken";

/** These localities as they are in their file, because their addresses are there rather than in the city centre. */
export function takenLocalities(cities: City[], places: Places): Locality[] {
  return cities.flatMap(({ name, state }) => {
    const row = places.byName.get(keyOf(name, state));
    return row ? [{ id: 0, ...localityPlace(row, places).place }] : [];
  });
}

/** A locality with the population of the area of the same name around it, because few people may live in its centre. */
function localityPlace(row: LocalityRow, { areasByName, byName }: Places) {
  const { locality, state, postcode, population } = row;
  const key = keyOf(locality, state);
  const areas = byName.get(key) === row ? (areasByName.get(key) ?? []) : [];
  const around = areas
    .filter((area) => isAround(area, row))
    .map(({ population }) => Number(population));
  const place = placeOf({ name: locality, state, postcode }, pointOf(row));
  return { place, population: Math.max(Number(population), ...around) };
}

/** The maximum distance in km between the centre of an area and the town with its name. */
const MAX_APART = 25;

/** True if a locality seems to be inside an area, judging by their centres. */
function isAround(area: AreaRow, town: LocalityRow): boolean {
  return kilometres(pointOf(area), pointOf(town)) <= MAX_APART;
}

/** Turns "Gold Coast region" into "Gold Coast". */
export function plainName({ name }: AreaRow): string {
  return name.replace(/ region$/, "");
}

function pointOf({ latitude, longitude }: Pick<AreaRow, "latitude" | "longitude">): Point {
  return { lat: Number(latitude), lon: Number(longitude) };
}

function areaPlace(row: AreaRow) {
  const { name, kind, state, population } = row;
  const area = kind === "council" ? "council" : "region";
  const place = placeOf({ name, state, postcode: null, area }, pointOf(row));
  return { place, population: Number(population) };
}

/** Council areas and regions, one per name, without those around a city or town of the same name. */
function areasBeside({ areas, byName }: Places, cities: Found[]): AreaRow[] {
  const known = new Set(cities.map(({ name, state }) => keyOf(name, state)));
  return areas.filter((area) => {
    if (area.leads_to !== "") return false;
    const key = keyOf(plainName(area), area.state);
    const town = byName.get(key);
    if (known.has(key) || (town && isAround(area, town))) return false;
    known.add(key);
    return true;
  });
}

/** The places, each followed by its nicknames, which include former names of a council area. */
function withAliases(found: Found[], { areas }: Places): Found[] {
  const aliases = Map.groupBy(
    areas.filter(({ leads_to }) => leads_to !== ""),
    ({ leads_to, state }) => keyOf(leads_to, state),
  );
  return found.flatMap((place) => {
    const key = keyOf(place.name, place.state);
    const names = aliases.get(key) ?? [];
    // If two places have this name, the first one is meant.
    aliases.delete(key);
    return [place, ...names.map(({ name }) => ({ ...place, alias: name }))];
  });
}

/** The key of a place: its name in the form for comparison, and its state. */
export function keyOf(name: string, state: string): string {
  return `${placeName(name)} ${state}`;
}

/** The number of places to keep for each beginning: as many as are suggested at once, nicknames included. */
const LIMIT = 10;

/** The rows of `place_words`; `places` are in the order of search results, and `taken` is from `takenLocalities`. */
export function toPlaceWords(places: Locality[], taken: Locality[]) {
  const rows = new Map<string, Set<string>>();
  for (const place of places) {
    const { name, postcode, alias } = place;
    // Each place should be found only once by its postcode.
    const called = placeName(alias ?? name);
    const words = `${called} ${alias === null ? (postcode ?? "") : ""}`.split(" ");
    const heard = placeSounds(called).map((sound) => `=${sound}`);
    const packed = packedPlace(place);
    for (const word of [...words, ...heard, joinedName(called)]) {
      if (!rows.has(word)) rows.set(word, new Set());
      rows.get(word)?.add(packed);
    }
  }
  rows.delete("");
  const own = taken.map(packedPlace);
  const all = [[TAKEN, own] as const, ...rows, ...beginnings(rows, places.map(packedPlace))];
  return all.map(([word, lines]) => ({ word, places: [...lines].join("\n") }));
}

/** The first places, in order, for each beginning that many words share. */
function beginnings(rows: Map<string, Set<string>>, order: string[]): [string, string[]][] {
  const positions = new Map(order.map((place, i) => [place, i]));
  const words = [...rows.keys()].filter((word) => !/^[=+]/.test(word));
  const starts = words.flatMap((word) =>
    Array.from(word, (_, i) => ({ word, start: word.slice(0, i + 1) })),
  );
  return [...Map.groupBy(starts, ({ start }) => start)]
    .filter(([, alike]) => alike.length >= MANY_WORDS)
    .map(([start, alike]) => {
      const first = new Set(alike.flatMap(({ word }) => [...rows.get(word)!].slice(0, LIMIT)));
      const places = [...first].sort((a, b) => positions.get(a)! - positions.get(b)!);
      return [`${start}*`, places.slice(0, LIMIT)];
    });
}
