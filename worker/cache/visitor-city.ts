import { isbot } from "isbot";
import pTimeout from "p-timeout";
import { currentDataset, type Dataset, isOlder } from "../data/dataset.ts";
import { type PlacedCity, placedCities } from "../data/places/cities.ts";
import { kilometres, NEAR_KILOMETRES } from "../data/places/distance.ts";
import { citiesWithCurrentPrices } from "../data/prices-day.ts";
import { createStore } from "../data/store.ts";
import type { Edition } from "./edition.ts";

/** Milliseconds that a request waits for the list of cities; without it, no city counts as near. */
const TIMEOUT_MS = 250;
/** Milliseconds to wait after the list could not be read. */
const RETRY_MS = 5_000;

/**
 * Chooses the city whose prices a visitor sees first. An isolate reads the list of cities once per edition, and stores
 * nobody's location.
 */
export class VisitorCities {
  #held: { edition: number; dataset: Dataset | undefined; cities: PlacedCity[] } | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  /**
   * The city in the URL, if its prices are current, or else the nearest with current prices (`isNearest`), if the visitor
   * is within `NEAR_KILOMETRES` of it by the edge's reckoning. Null if there is neither, or no list of cities could be read. A
   * robot is near no city.
   */
  async of(request: Request, edition: Edition, env: Pick<Env, "DB">, ctx: ExecutionContext) {
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
      // Keep the last known list.
      this.#failedAt = Date.now();
    }
  }
}

/** A visitor's location according to the edge; undefined outside Australia, or if the edge doesn't know. */
function placeOf({ cf }: Request): { lat: number; lon: number } | undefined {
  const { country, latitude, longitude } = (cf ?? {}) as Partial<Record<string, unknown>>;
  const [lat, lon] = [latitude, longitude].map((value) => Number.parseFloat(String(value)));
  const isKnown = country === "AU" && Number.isFinite(lat) && Number.isFinite(lon);
  return isKnown ? { lat: lat!, lon: lon! } : undefined;
}
