import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import { type Locality, MANY_WORDS, packedPlace } from "../../worker/data/places/localities.ts";
import { joinedName, placeName, placeSounds } from "../../worker/search/place-names.ts";
import type { AreaRow, LocalityRow, Places } from "../project.ts";
import type { Row } from "./tables.ts";

// The localities of Australia are a part of the project; an operator's folder adds to them and corrects them.

type City = Pick<Row<"cities">, "id" | "name" | "slug" | "state" | "lat" | "lon" | "population">;

/** A row of places.csv, as cells or as values: a place with its middle, or another name for one (`leads_to`). */
type OwnPlace = Record<"name" | "state", string> &
  Partial<Record<"postcode" | "population" | "latitude" | "longitude" | "leads_to", unknown>>;

/** The project's places with an operator's own, which replace all those of their names and states. */
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
  // As the project spells them, because to compare every name takes long.
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

/** Sorts places in the order in which they are found: those where most people live first. */
export function byPopulation(a: LocalityRow, b: LocalityRow): number {
  return Number(b.population) - Number(a.population) || Number(a.postcode) - Number(b.postcode);
}

/** The sources of the places, for their version. */
export function placesIdentity({ cities }: { cities: City[] }, { texts }: Places) {
  const ours = cities.map(({ id, name, slug, state, lat, lon, population }) => {
    return { id, name, slug, state, lat, lon, population };
  });
  return {
    // The form in which they are written: counted up when it changes.
    form: 3,
    cities: ours.sort((a, b) => a.id - b.id),
    files: texts,
  };
}

/**
 * Places in the order in which they are found: our cities, then all others, those where most people live first. A
 * city takes the place and the postcode of the locality of its name. An area of the same name and state as a town is
 * left out. A nickname is its place once more.
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

/** The word for localities whose place in the list a city took. */
export const TAKEN = "#taken";

/** These localities as in their file: their addresses are there, and not in the middle of the city. */
export function takenLocalities(cities: City[], places: Places): Locality[] {
  return cities.flatMap(({ name, state }) => {
    const row = places.byName.get(keyOf(name, state));
    return row ? [{ id: 0, ...localityPlace(row, places).place }] : [];
  });
}

/** A locality, with the population of the area around it of the same name: its middle may have few people. */
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

/** The farthest that the middle of an area may be from the town of its name; in km. */
const MAX_APART = 25;

/** True if a locality is in an area, as far as their middles tell. */
function isAround(area: AreaRow, town: LocalityRow): boolean {
  return kilometres(pointOf(area), pointOf(town)) <= MAX_APART;
}

/** "Gold Coast region" is the Gold Coast. */
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

/** Council areas and regions, each name once, without those around a city or town of their name. */
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

/** The places, each followed by its nicknames. A former name of a council area is one, too. */
function withAliases(found: Found[], { areas }: Places): Found[] {
  const aliases = Map.groupBy(
    areas.filter(({ leads_to }) => leads_to !== ""),
    ({ leads_to, state }) => keyOf(leads_to, state),
  );
  return found.flatMap((place) => {
    const key = keyOf(place.name, place.state);
    const names = aliases.get(key) ?? [];
    // The first of two places with this name is meant.
    aliases.delete(key);
    return [place, ...names.map(({ name }) => ({ ...place, alias: name }))];
  });
}

/** A name in the form in which names are compared, and the state. */
export function keyOf(name: string, state: string): string {
  return `${placeName(name)} ${state}`;
}

/** The number of places of a beginning: those that are suggested at once, with their nicknames. */
const BEGUN = 10;

/** The rows of `place_words`; `places` are in the order in which they are found, `taken` from `takenLocalities`. */
export function toPlaceWords(places: Locality[], taken: Locality[]) {
  const rows = new Map<string, Set<string>>();
  for (const place of places) {
    const { name, postcode, alias } = place;
    // A postcode finds a place once.
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

/** The first places of each beginning that many words have, in the order of all places. */
function beginnings(rows: Map<string, Set<string>>, order: string[]): [string, string[]][] {
  const positions = new Map(order.map((place, i) => [place, i]));
  const words = [...rows.keys()].filter((word) => !/^[=+]/.test(word));
  const starts = words.flatMap((word) =>
    Array.from(word, (_, i) => ({ word, start: word.slice(0, i + 1) })),
  );
  return [...Map.groupBy(starts, ({ start }) => start)]
    .filter(([, alike]) => alike.length >= MANY_WORDS)
    .map(([start, alike]) => {
      const first = new Set(alike.flatMap(({ word }) => [...rows.get(word)!].slice(0, BEGUN)));
      const places = [...first].sort((a, b) => positions.get(a)! - positions.get(b)!);
      return [`${start}*`, places.slice(0, BEGUN)];
    });
}
