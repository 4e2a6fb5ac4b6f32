import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import { placeName } from "../../worker/search/place-names.ts";
import type { LocalityRow, Suburbs } from "../project.ts";
import { keyOf } from "./places.ts";

const STATE = "NSW|VIC|QLD|SA|WA|TAS|NT|ACT";
const STATES = new RegExp(`\\b(${STATE})\\b`, "gi");
/** Four digits at the end, optionally followed by a state and the country. */
const POSTCODE = new RegExp(`\\b(\\d{4})(?:\\W|${STATE}|Australia)*$`, "i");

/** A place in a state, such as the suburb of an address. */
interface PlaceInState extends Point {
  state: string;
}

/**
 * The centre of the suburb at the end of an address such as "129 Ingot Street, Gillman SA 5013", or of the largest
 * place with its postcode if the suburb is unknown; undefined if both are.
 */
export function suburbOf(address: string, places: Suburbs): PlaceInState | undefined {
  const postcode = POSTCODE.exec(address)?.[1] ?? "";
  const state = address.match(STATES)?.at(-1)?.toUpperCase() ?? "";
  const end = Math.max(address.lastIndexOf(postcode || state), 0);
  const text = placeName(address.slice(0, end).replace(new RegExp(`\\b${state}\\W*$`, "i"), ""));
  const ofPostcode = places.byPostcode.get(postcode) ?? [];
  const row =
    longestName(text, ofPostcode) ??
    places.byName.get(keyOf(suburbName(address), state)) ??
    ofPostcode[0];
  return row && { lat: Number(row.latitude), lon: Number(row.longitude), state: row.state };
}

/** The locality with the longest name that the text ends in. */
function longestName(text: string, rows: LocalityRow[]): LocalityRow | undefined {
  return rows
    .filter(({ locality }) => ` ${text}`.endsWith(` ${placeName(locality)}`))
    .sort((a, b) => b.locality.length - a.locality.length)[0];
}

/** The suburb after the last comma, without the state. */
function suburbName(address: string): string {
  const end = /(?<=[\s,])[A-Z]{2,3}(?:[\s,]*\d+)?\W*$/i.exec(address)?.index ?? 0;
  const parts = address.slice(0, end).split(",");
  return parts.findLast((part) => part.trim()) ?? "";
}

/** The words by which to find the suburb of an address: its postcode, and the longest word of its name. */
export function suburbWords(address: string): string[] {
  const [, postcode] = POSTCODE.exec(address) ?? [];
  const [name] = placeName(suburbName(address))
    .split(" ")
    .sort((a, b) => b.length - a.length);
  return [postcode, name].flatMap((word) => word || []);
}

/** The city nearest to a place; preferably one in the same state, whose rules apply. */
export function cityNear<City extends PlaceInState>(
  place: PlaceInState,
  cities: City[],
): City | undefined {
  const inState = cities.filter(({ state }) => state === place.state);
  return nearestOf(place, inState.length > 0 ? inState : cities);
}

/** The one nearest to a point; undefined if there are none. */
export function nearestOf<City extends Point>(point: Point, cities: City[]): City | undefined {
  const distances = cities.map((city) => ({ city, km: kilometres(point, city) }));
  return distances.sort((a, b) => a.km - b.km)[0]?.city;
}
