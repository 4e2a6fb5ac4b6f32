import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { createStore, type Store } from "../../../worker/data/store.ts";
import { findOrigin, placesFor, similarPlaces } from "../../../worker/search/places.ts";
import table from "./places.csv?raw";

const store = () => createStore(env);
const placesNamed = async (one: Store, text: string) => (await placesFor(one, [text])).named(text);
const labels = (places: { name: string; state: string; postcode: string | null }[]) =>
  places.map(({ name, state, postcode }) => [name, state, postcode].filter(Boolean).join(" "));

/** The point from which distances are counted, or what is offered instead, two places at most. */
async function originOf(text: string): Promise<string> {
  const one = store();
  const found = await findOrigin(one, text);
  expect(one.usage.trips).toBeLessThanOrEqual(1);
  if (found.origin) {
    const { place, lat, lon } = found.origin;
    return place ? labels([place])[0]! : `${lat},${lon}`;
  }
  const similar = labels(found.similar).slice(0, 2).join("; ");
  if (found.elsewhere) return `no ${found.elsewhere.name} in ${found.elsewhere.state}: ${similar}`;
  return similar ? `perhaps ${similar}` : "none";
}

// The largest place that a text has "named", and the "origin" for which it stands in a field, where it may be an
// address, a position, or a name misspelt.
const FINDERS: Record<string, (text: string) => Promise<string>> = {
  named: async (text) => labels(await placesNamed(store(), text))[0] ?? "none",
  origin: originOf,
};

it.each<{ finder: string; typed: string; found: string }>(parse(table, { columns: true }))(
  "$finder of “$typed”: $found",
  async ({ finder, typed, found }) => {
    expect(await FINDERS[finder]!(typed)).toBe(found);
  },
);

it("of the places that sound like a text those come first that are spelt most like it", async () => {
  expect(labels(await similarPlaces(store(), "Bodington"))).toEqual([
    "Boddington WA 6390",
    "Paddington NSW 2021",
    "Paddington QLD 4064",
  ]);
});

it("a name and state is that of an area, and with a postcode that of the town", async () => {
  const { results } = await env.DB.prepare("select places from place_words").all<{
    places: string;
  }>();
  const lines = new Set(results.flatMap(({ places }) => places.split("\n")));
  const areas = [...lines].flatMap((line) => {
    const [, name = "", state = "", lat, lon, , , area, alias] = line.split("|");
    return area && !alias
      ? { name, state, postcode: null, lat: Number(lat), lon: Number(lon) }
      : [];
  });
  expect(areas.length).toBeGreaterThan(100);
  const others = await Promise.all(
    areas.map(async (area) => {
      const [found] = await placesNamed(store(), labels([area])[0]!);
      return found?.lat === area.lat && found.lon === area.lon ? [] : labels([area]);
    }),
  );
  expect(others.flat()).toEqual([]);
  const [town] = await placesNamed(store(), "Kingston VIC 3364");
  expect(town).toMatchObject({ postcode: "3364", area: null });
});

it("a name has its namesakes, the largest first, whether a town or an area", async () => {
  expect(labels(await placesNamed(store(), "Kingston")).slice(0, 3)).toEqual([
    "Kingston VIC",
    "Kingston TAS 7050",
    "Kingston QLD 4114",
  ]);
});

it("an origin comes with all places of its name, but for a postcode", async () => {
  const [richmond, postcode] = await Promise.all(
    ["Richmond NSW 2753", "NSW 2830"].map((text) => findOrigin(store(), text)),
  );
  expect(richmond).toMatchObject({ namesakes: [], origin: { place: { state: "NSW" } } });
  expect(labels(richmond?.origin ? richmond.sharing : [])[0]).toBe("Richmond VIC 3121");
  expect(postcode).toMatchObject({ sharing: [], namesakes: expect.anything() });
  expect(postcode?.origin?.lat).toBeCloseTo(-32.2, 0);
});
