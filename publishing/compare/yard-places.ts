import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import type { Row } from "../derive/tables.ts";
import { nearestOf, suburbOf } from "../derive/yard-places.ts";
import type { Suburbs } from "../project.ts";
import type { Line } from "./warning.ts";

type Yard = Pick<
  Row<"scrapYards">,
  "id" | "name" | "address" | "cityId" | "latitude" | "longitude" | "isApproximate"
>;
type City = Pick<Row<"cities">, "id" | "name" | "lat" | "lon">;

/** Places that are farther apart than this do not belong to the same yard; in km. */
const MAX_APART = 30;

/**
 * Yards of which the address, the coordinates and the city do not fit, a line for each: a city fits unless another
 * one is nearer by more than 30 km.
 */
export function misplacedYards(yards: Yard[], cities: City[], places: Suburbs): Line[] {
  const byId = new Map(cities.map((city) => [city.id, city]));
  return yards.flatMap((yard) => {
    const reason = mismatch(yard, byId.get(yard.cityId), cities, suburbOf(yard.address, places));
    return reason === undefined
      ? []
      : [{ text: `${yard.name}: ${reason}`, key: `yards/${yard.id}` }];
  });
}

function mismatch(
  yard: Yard,
  city: City | undefined,
  cities: City[],
  suburb: Point | undefined,
): string | undefined {
  const { address, latitude: lat, longitude: lon, isApproximate } = yard;
  const point = lat === null || lon === null || isApproximate ? undefined : { lat, lon };
  if (suburb && point && kilometres(suburb, point) > MAX_APART) {
    return `its coordinates are ${distance(suburb, point)} from "${address}"`;
  }
  const place = point ?? suburb;
  const nearest = place && nearestOf(place, cities);
  if (!nearest || !city) return undefined;
  if (kilometres(place, city) - kilometres(place, nearest) <= MAX_APART) return undefined;
  return `it is listed in ${city.name}, ${distance(place, city)} away; ${nearest.name} is ${distance(place, nearest)} away`;
}

function distance(from: Point, to: Point): string {
  return `${Math.round(kilometres(from, to)).toLocaleString("en-AU")} km`;
}
