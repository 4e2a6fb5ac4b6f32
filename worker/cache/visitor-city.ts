import { isbot } from "isbot";
import pTimeout from "p-timeout";
import { currentDataset, type Dataset, isOlder } from "../data/dataset.ts";
import { type PlacedCity, placedCities } from "../data/places/cities.ts";
import { kilometres, NEAR_KILOMETRES } from "../data/places/distance.ts";
import { citiesWithCurrentPrices } from "../data/prices-day.ts";
import { createStore } from "../data/store.ts";
import type { Edition } from "./edition.ts";

/** Milliseconds that a request waits for the list of cities. Without it, its visitor is near none. */
const TIMEOUT_MS = 250;
/** Milliseconds before a list that could not be read is tried again. */
const RETRY_MS = 5_000;

/** A city whose prices a visitor sees. */
export interface VisitorCity {
  slug: string;
  /** True if it is the one near the visitor, and not one that the address names. */
  isNearest: boolean;
}

/**
 * Chooses the city whose prices a visitor sees first. An isolate reads the list of cities once for an edition, and
 * keeps nobody's place.
 */
export class VisitorCities {
  #held: { edition: number; dataset: Dataset | undefined; cities: PlacedCity[] } | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  /**
   * The city that the address names, if its prices are current, or else the nearest one with current prices, if the
   * edge places the visitor near one in Australia. Null for others, for robots, and if the database does not answer.
   */
  async of(
    request: Request,
    edition: Edition,
    env: Pick<Env, "DB">,
    ctx: ExecutionContext,
  ): Promise<VisitorCity | null> {
    const named = new URL(request.url).searchParams.getAll("city").at(-1)?.toLowerCase();
    const from = isbot(request.headers.get("User-Agent")) ? undefined : placeOf(request);
    if (!named && !from) return null;
    if (!this.#isCurrent(edition) && Date.now() - this.#failedAt > RETRY_MS) {
      const reading = this.#read(env, edition.number ?? 0);
      ctx.waitUntil(reading);
      await pTimeout(reading, { milliseconds: TIMEOUT_MS, message: false });
    }
    const { cities = [], dataset } = this.#held ?? {};
    const current = citiesWithCurrentPrices(cities, dataset);
    if (current.some(({ city }) => city.slug === named)) return { slug: named!, isNearest: false };
    const near = from && current.map((each) => ({ ...each, away: kilometres(from, each) }));
    const nearest = near?.sort((a, b) => a.away - b.away)[0];
    if (!nearest || nearest.away > NEAR_KILOMETRES) return null;
    return { slug: nearest.city.slug, isNearest: true };
  }

  #isCurrent({ number }: Edition): boolean {
    return this.#held !== undefined && this.#held.edition >= (number ?? 0);
  }

  async #read(env: Pick<Env, "DB">, known: number): Promise<void> {
    const store = createStore(env, (results) => isOlder(results, known));
    try {
      const [dataset, cities] = await Promise.all([currentDataset(store), placedCities(store)]);
      this.#held = { edition: dataset?.edition ?? 0, dataset, cities };
    } catch {
      // The last known list counts.
      this.#failedAt = Date.now();
    }
  }
}

/** The point where the edge places a visitor; undefined outside Australia, and if it does not know. */
function placeOf({ cf }: Request): { lat: number; lon: number } | undefined {
  const { country, latitude, longitude } = (cf ?? {}) as Partial<Record<string, unknown>>;
  const [lat, lon] = [latitude, longitude].map((value) => Number.parseFloat(String(value)));
  const isKnown = country === "AU" && Number.isFinite(lat) && Number.isFinite(lon);
  return isKnown ? { lat: lat!, lon: lon! } : undefined;
}
