import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type MaterialWithAliases,
  materialsWithAliases,
} from "../../../../worker/data/materials.ts";
import { kilometres } from "../../../../worker/data/places/distance.ts";
import { createStore } from "../../../../worker/data/store.ts";
import type { DirectoryYard } from "../../../../worker/data/yards/directory.ts";
import { openingAt } from "../../../../worker/data/yards/open-at.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { yardsTaking } from "../../../../worker/data/yards/yards-for-load.ts";
import { everyPage } from "../../directory.ts";
import { addYard } from "../../yard.ts";

const DUBBO = { lat: -32.2569, lon: 148.6011 };
const BROOME = { lat: -17.955, lon: 122.236 };

/** The yards' words for what is wanted here. */
const WORDS: Record<string, string> = {
  copper: "Copper",
  // Yards have no word of its own for it.
  "copper-bright": "Copper",
  "car-batteries": "Car batteries",
  aluminum: "Aluminium",
  "insulated-copper-cable": "Cable",
  "whole-vehicles": "Whole vehicles",
};

let all: DirectoryYard[];
let materials: MaterialWithAliases[];

beforeAll(async () => {
  all = await everyPage(createStore(env), {});
  materials = await materialsWithAliases(createStore(env));
});

/** The rule, in plain words of this language. */
function expected(point: typeof DUBBO, wanted: string[]) {
  const near = all
    .flatMap(({ id, latitude: lat, longitude: lon, acceptedMaterials }) => {
      if (lat === null || lon === null) return [];
      const missing = wanted.filter((slug) => !acceptedMaterials?.includes(WORDS[slug] ?? slug));
      return [{ id, missing, km: kilometres(point, { lat, lon }) }];
    })
    .sort((a, b) => a.km - b.km)
    .map(({ id, missing }) => ({ id, missing }));
  const first = (passes: (missing: number) => boolean) =>
    near.filter(({ missing }) => passes(missing.length)).slice(0, 3);
  const found = [
    ...first((missing) => missing === 0),
    ...first((missing) => missing > 0 && missing * 2 <= wanted.length),
  ];
  return found.length > 0 ? found : first((missing) => missing < wanted.length);
}

describe.each([
  ["Dubbo", DUBBO],
  ["Broome", BROOME],
])("near %s", (_, point) => {
  it.each([
    [["copper"]],
    [["copper-bright", "car-batteries"]],
    [["copper", "car-batteries"]],
    [["aluminum", "insulated-copper-cable", "whole-vehicles"]],
    [["copper", "car-batteries", "zinc-ore", "gold"]],
    [["copper", "gold", "silver"]],
    [["gold"]],
  ])("yards that take all of %j come before others", async (wanted) => {
    const { yards: found } = await yardsTaking(createStore(env), point, wanted, materials, "");
    expect(found.map(({ id, missing }) => ({ id, missing }))).toEqual(expected(point, wanted));
    for (const { kilometres: km, latitude, longitude } of found)
      expect(km).toBeCloseTo(kilometres(point, { lat: latitude!, lon: longitude! }));
  });
});

it("only open yards that take it are listed, with the number of open ones", async () => {
  const listed = async (wanted: string[], open: string) =>
    yardsTaking(createStore(env), DUBBO, wanted, materials, open);
  const place = { latitude: DUBBO.lat, longitude: DUBBO.lon, acceptedMaterials: ["Copper"] };
  await addYard({ ...place, openingHours: "Mo 07:00-08:00" });
  const always = await listed(["copper"], "");
  expect([always.openThen, always.yards[0]?.id]).toEqual([null, 9001]);
  const isOpen = openingAt("sat-09.00");
  const { yards: known } = await yardTable(createStore(env));
  const saturday = await listed(["copper"], "sat-09.00");
  const ids = new Set(saturday.yards.map(({ id }) => id));
  expect(ids.size).toBeGreaterThan(0);
  expect(known.filter(({ id }) => ids.has(id)).map(isOpen)).toEqual(
    saturday.yards.map(() => "open"),
  );
  const near = known
    .filter(
      ({ point, materials: taken }) =>
        taken.has("Copper") && point && kilometres(DUBBO, point) <= 100,
    )
    .map(isOpen);
  const count = (state: string) => near.filter((each) => each === state).length;
  const counted = { minute: 540, open: count("open"), unknown: count("unknown") };
  expect(saturday.openThen).toMatchObject(counted);
  // Those that take a part of several things count, too.
  expect((await listed(["copper", "nobodys-word"], "sat-09.00")).openThen).toMatchObject(counted);
});
