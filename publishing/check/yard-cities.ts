import { kilometres } from "../../worker/data/places/distance.ts";
import { keyOf } from "../derive/places.ts";
import { cityNear, suburbOf } from "../derive/yard-places.ts";
import type { Places, Suburbs } from "../project.ts";
import type { Place } from "../read/problems.ts";
import { type Difference, differenceLines, type Reading } from "../read/reading.ts";

const AS_CITY = { noun: "address", how: "as in the nearest city" };
const AS_POINT = { noun: "address", how: "for approximate coordinates, those of the suburb" };
const AS_SUBURB = { noun: "suburb", how: "as the nearest city" };
/** The maximum distance in km between a suburb and the centre of its city. */
const MAX_SUBURB_KM = 60;

/**
 * Returns a function that reads the name of a suburb or town as the nearest city, if only one place can be meant:
 * "Richmond" needs its state.
 */
export function suburbReader({ byName }: Places) {
  return (cities: Record<string, string>[]) => {
    const known = placed(cities);
    return (typed: string): Reading | undefined => {
      const words = typed.split(/[ ,]+/);
      if (words.length > 1 && /^\d{4}$/.test(words.at(-1)!)) words.pop();
      const state =
        words.length > 1 && /^[A-Z]{2,3}$/i.test(words.at(-1)!) ? words.pop() : undefined;
      const name = words.join(" ");
      const states = state ? [state.toUpperCase()] : [...new Set(known.map((city) => city.state))];
      const found = states.flatMap((code) => {
        const row = byName.get(keyOf(name, code));
        if (!row) return [];
        const place = { lat: Number(row.latitude), lon: Number(row.longitude), state: code };
        const city = cityNear(place, known);
        return city && kilometres(place, city) <= MAX_SUBURB_KM ? [city.slug] : [""];
      });
      const [value, other] = found;
      return value && other === undefined ? { value, as: AS_SUBURB } : undefined;
    };
  };
}

function placed(cities: Record<string, unknown>[]) {
  return cities.map(({ slug, state, lat, lon }) => {
    return { slug: String(slug), state: String(state), lat: Number(lat), lon: Number(lon) };
  });
}

/** A yard of a file, with its line. */
interface TypedYard {
  line: Place | undefined;
  fields: Record<string, unknown>;
}

/**
 * Gives each yard without a city the one nearest to the suburb in its address.
 * @returns lines on these, and on yards that get their coordinates from the suburb
 */
export function placedYards(
  file: string,
  yards: TypedYard[],
  cities: Record<string, unknown>[],
  places: Suburbs,
): string[] {
  const known = placed(cities);
  const differences = yards.flatMap(({ line, fields }) => {
    const { address, city_slug, latitude, longitude } = fields;
    const typed = String(address ?? "");
    const hasPoint = [latitude, longitude].some((value) => value !== null && value !== "");
    const place = city_slug && hasPoint ? undefined : suburbOf(typed, places);
    if (!place) return [];
    const difference = { file, line, typed };
    const differences: Difference[] = [];
    const city = city_slug ? undefined : cityNear(place, known);
    if (city) {
      fields.city_slug = city.slug;
      differences.push({ ...difference, column: "city_slug", value: city.slug, as: AS_CITY });
    }
    if (!hasPoint) {
      const value = `${place.lat}, ${place.lon}`;
      differences.push({ ...difference, column: "latitude", value, as: AS_POINT });
    }
    return differences;
  });
  return differenceLines(differences);
}
