import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { kilometres } from "../../../../worker/data/places/distance.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { type DirectoryYard, mapPoints } from "../../../../worker/data/yards/directory.ts";
import { nearPoints, yardsNear } from "../../../../worker/data/yards/nearest-yards.ts";
import { byName } from "../../../../worker/data/yards/yard-blocks.ts";
import {
  isFiltered,
  NO_FILTERS,
  type YardFilters,
} from "../../../../worker/data/yards/yard-filters.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { everyPage, searched } from "../../directory.ts";

const store = createStore(env);
let all: DirectoryYard[];

beforeAll(async () => {
  all = (await everyPage(store, {})).sort(byName);
});

/** The rule of docs/specification.md (Directory), in plain words of this language; when yards are open: open-at.test.ts. */
const matching = ({ q, state, materials, service }: YardFilters) =>
  all.filter(
    (yard) =>
      [yard.name, yard.cityName, yard.address].some((text) => has(text, q)) &&
      (!state || yard.state === state) &&
      materials.every((material) => yard.acceptedMaterials?.includes(material)) &&
      (!service || yard.services?.includes(service)),
  );

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

type Placed = DirectoryYard & { latitude: number; longitude: number };
const isPlaced = (yard: DirectoryYard): yard is Placed => yard.latitude !== null;
const ids = (yards: { id: number }[]) => yards.map(({ id }) => id);
const point = ({ id, name, latitude, longitude }: Placed) => [id, name, latitude, longitude];

/** Parts of what a yard is found by, in any case, and texts that nobody has. */
const text = fc
  .tuple(fc.nat(), fc.nat(), fc.nat({ max: 9 }), fc.boolean())
  .map(([yard, start, length, isUpper]) => {
    const { name, cityName, address } = all[yard % all.length]!;
    const whole = `${name} ${cityName} ${address}`;
    const part = whole.slice(start % whole.length).slice(0, length);
    return isUpper ? part.toUpperCase() : part.toLowerCase();
  });

const valueOfYard = (read: (yard: DirectoryYard) => string | undefined) =>
  fc.nat().map((yard) => read(all[yard % all.length]!) ?? "");

const filters: fc.Arbitrary<YardFilters> = fc
  .record({
    q: fc.oneof(fc.constantFrom("", "", "metal", "e"), text, fc.string({ maxLength: 4 })),
    state: fc.oneof(
      fc.constant(""),
      valueOfYard(({ state }) => state),
    ),
    materials: fc.array(
      valueOfYard(({ acceptedMaterials }) => acceptedMaterials?.[0]),
      { maxLength: 3 },
    ),
    service: fc.oneof(
      fc.constant(""),
      valueOfYard(({ services }) => services?.at(-1)),
    ),
    open: fc.constant(""),
  })
  .map((wanted) => ({ ...wanted, materials: [...new Set(wanted.materials)].filter(Boolean) }));

const place = fc.record({
  lat: fc.double({ min: -44, max: -9, noNaN: true }),
  lon: fc.double({ min: 112, max: 154, noNaN: true }),
});

const RUNS = { seed: env.FUZZ.seed, numRuns: env.FUZZ.isLong ? 1_000 : 60 };

describe("for every search", () => {
  it("exactly the yards that match are found, by name and in pages, and so are the map's points", () =>
    fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), async (wanted, asked) => {
        const expected = matching(wanted);
        const pages = Math.max(1, Math.ceil(expected.length / 10));
        const page = Math.min(asked, pages);
        expect(await searched(store, wanted, asked)).toEqual({
          yards: expected.slice(page * 10 - 10, page * 10),
          ...{ total: expected.length, page, pages },
        });
        const points = JSON.parse(mapPoints(await yardTable(store), wanted));
        expect(points).toEqual(expected.filter(isPlaced).map(point));
      }),
      RUNS,
    ));

  it("the nearest yards that match are found near a place, and so are the map's points", () =>
    fc.assert(
      fc.asyncProperty(
        filters,
        place,
        fc.integer({ min: 1, max: 30 }),
        async (wanted, from, asked) => {
          const km = ({ latitude: lat, longitude: lon }: Placed) => kilometres(from, { lat, lon });
          const expected = matching(wanted)
            .filter(isPlaced)
            .sort((a, b) => km(a) - km(b));
          const table = await yardTable(store);
          const found = await yardsNear(store, table, from, wanted, asked);
          const page = Math.min(asked, found.pages);
          expect(ids(found.yards)).toEqual(ids(expected.slice(page * 10 - 10, page * 10)));
          expect(found).toMatchObject({ total: expected.length, page, isCapped: false });
          for (const yard of found.yards) expect(yard.kilometres).toBe(km(yard as Placed));
          const points = JSON.parse(nearPoints(table, from, wanted));
          expect(points).toEqual(expected.slice(0, 100).map(point));
        },
      ),
      RUNS,
    ));
});

it.each([
  { state: "nsw" },
  { state: "NS" },
  { state: "New South Wales" },
  { materials: ["copper"] },
  { materials: ["Copp"] },
  { materials: ["Copper;Brass"] },
  { service: "bin hire" },
  { service: "%" },
])("no yard is found by %j, because filters are exact", async (wanted) => {
  expect((await searched(store, wanted)).total).toBe(0);
});

it.each([
  { q: "a" },
  { state: "WA" },
  { materials: ["Copper"] },
  { service: "Bins" },
  { open: "now" },
])("%j counts as a filter, and no filters do not", (filters) => {
  expect(isFiltered({ ...NO_FILTERS, ...filters })).toBe(true);
  expect(isFiltered(NO_FILTERS)).toBe(false);
});
