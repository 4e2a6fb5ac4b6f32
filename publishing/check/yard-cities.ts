import { cityNear, suburbOf } from "../derive/yard-places.ts";
import type { Places } from "../project.ts";
import type { CsvFiles } from "../read/header.ts";
import { type Difference, differenceLines, type Manner } from "../read/reading.ts";

const AS_CITY: Manner = { one: "address", many: "addresses", how: "as in the nearest city" };
const AS_POINT: Manner = {
  one: "address",
  many: "addresses",
  how: "for approximate coordinates, those of the suburb",
};

/**
 * Gives yards without a city the one that is nearest to the suburb in their address.
 * @returns lines on that, and on the yards that get their coordinates from it when they are published
 */
export function placedYards({ scrap_yards: yards, cities }: CsvFiles, places: Places): string[] {
  const known = cities.rows.map(({ cells: { slug = "", state = "", lat, lon } }) => {
    return { slug, state, lat: Number(lat), lon: Number(lon) };
  });
  // Rows that are not from a file stay as they are live.
  const typed = yards.rows.filter(({ line }) => line !== undefined);
  const differences = typed.flatMap(({ line, cells }) => {
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
  return differenceLines(differences);
}
