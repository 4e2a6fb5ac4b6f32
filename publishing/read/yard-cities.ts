import { cityNear, suburbOf } from "../derive/yard-places.ts";
import type { Places } from "../project.ts";
import type { CsvFile } from "./header.ts";
import type { Difference, Manner } from "./reading.ts";

const AS_CITY: Manner = { one: "address", many: "addresses", how: "as in the nearest city" };
const AS_POINT: Manner = {
  one: "address",
  many: "addresses",
  how: "for approximate coordinates, those of the suburb",
};

/**
 * Gives yards without a city the one that is nearest to the suburb in their address. Says so, and which yards
 * get their coordinates from it when they are published.
 */
export function placedYards(
  yards: CsvFile,
  cities: Record<string, string>[],
  places: Places,
): Difference[] {
  const known = cities.map(({ slug = "", state = "", lat, lon }) => {
    return { slug, state, lat: Number(lat), lon: Number(lon) };
  });
  return yards.rows.flatMap(({ line, cells }) => {
    const { address = "", city_slug, latitude, longitude } = cells;
    const hasPoint = latitude !== "" || longitude !== "";
    const place = city_slug && hasPoint ? undefined : suburbOf(address, places);
    if (!place) return [];
    const difference = { file: yards.name, line, typed: address };
    const differences: Difference[] = [];
    const city = city_slug ? undefined : cityNear(place, known);
    if (city) {
      cells.city_slug = city.slug;
      differences.push({ ...difference, column: "city_slug", value: city.slug, as: AS_CITY });
    }
    if (!hasPoint) {
      const value = `${place.lat}, ${place.lon}`;
      differences.push({ ...difference, column: "latitude", value, as: AS_POINT });
    }
    return differences;
  });
}
