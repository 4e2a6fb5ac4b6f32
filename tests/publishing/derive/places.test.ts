import { beforeEach, describe, expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { toLocalities, toPlaceWords, withOwnPlaces } from "../../../publishing/derive/places.ts";
import { packedPlace } from "../../../worker/data/places/localities.ts";
import type { VocabularyPart } from "../../../worker/search/vocabulary.ts";
import { writeFolder } from "../data-folder.ts";

let cities: ReturnType<typeof readDataset>["cities"];
let places: ReturnType<typeof toLocalities>;

test("an operator's own place is among the others of its postcode by how many people live there", () => {
  const own = ["9000000", "0"].map((population, i) => ({
    ...{ name: `Oakbank ${i}`, state: "NSW", postcode: "2000", population },
    ...{ latitude: "-33.9", longitude: "151.2" },
  }));
  const found = withOwnPlaces(thisProject().places, own).byPostcode.get("2000")!;
  const others = thisProject().places.byPostcode.get("2000")!;
  expect(others.length).toBeGreaterThan(1);
  expect(found[0]?.locality).toBe("Oakbank 0");
  expect(found.map(({ locality }) => locality)).toEqual(
    found
      .toSorted((a, b) => Number(b.population) - Number(a.population))
      .map((row) => row.locality),
  );
});

beforeEach(() => {
  cities = readDataset(writeFolder()).cities;
  places = toLocalities(cities, thisProject().places);
});

const named = (name: string, state: string) =>
  places.filter((place) => place.name === name && place.state === state);

describe("the places that visitors are in", () => {
  test("are the cities by population, then all others by theirs", () => {
    const names = places.filter(({ alias }) => alias === null).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(["Sydney", "Hobart", "Coffs Harbour", "Greater Sydney"]);
    expect(names.indexOf("Logan")).toBeLessThan(names.indexOf("Surfers Paradise"));
    expect(places.map(({ id }) => id)).toEqual(places.map((_, i) => i + 1));
    expect(places.length).toBeGreaterThan(15_000);
  });

  test("have a city once, with the postcode of its locality and the coordinates of its own", () => {
    const sydneys = named("Sydney", "NSW").filter(({ alias }) => alias === null);
    expect(sydneys).toEqual([
      expect.objectContaining({ postcode: "2000", citySlug: "sydney", lat: -33.869, lon: 151.209 }),
    ]);
  });

  test("have a town and the council area around it once, and areas elsewhere besides", () => {
    expect(named("Dubbo", "NSW")).toMatchObject([{ postcode: "2830", area: null }]);
    expect(named("Burnie", "TAS")).toMatchObject([{ postcode: "7320", area: null }]);
    expect(named("Kingston", "VIC")).toMatchObject([
      { postcode: null, area: "council" },
      { postcode: "3364", area: null },
    ]);
    expect(named("Queanbeyan", "NSW")[0]).toMatchObject({ postcode: "2620" });
  });

  test("are there once more by what people call them", () => {
    const freo = places.find(({ alias }) => alias === "Freo");
    expect(freo).toMatchObject({ name: "Fremantle", state: "WA", postcode: "6160" });
  });

  test("include a city that no locality is named after", () => {
    const [valid] = cities;
    const [first] = toLocalities(
      [{ ...valid!, name: "Gold Coast", slug: "gold-coast", state: "QLD" }],
      thisProject().places,
    );
    expect(first).toMatchObject({ name: "Gold Coast", postcode: null, citySlug: "gold-coast" });
  });

  test("are found by the words and sounds of their names and their postcodes, and by many beginnings", () => {
    const words = toPlaceWords(places, []);
    const rows = new Map(words.map((row) => [row.word, row.places.split("\n")]));
    const [isa] = named("Mount Isa", "QLD");
    const packed = packedPlace(isa!);
    for (const word of ["mount", "isa", "4825", "=MNT", "=AS", "+mountisa"])
      expect(rows.get(word), word).toContain(packed);
    // Short forms are spelt out before they are looked up.
    expect([rows.has("mt"), rows.has("+mtisa")]).toEqual([false, false]);
    // Ten of them, the first in the list; where few words begin alike, they are enough.
    expect(rows.get("m*")).toHaveLength(10);
    const first = places.find(({ name, alias }) => / M|^M/.test(alias ?? name));
    expect(rows.get("m*")?.[0]).toEqual(packedPlace(first!));
    expect(rows.has("parra*")).toBe(false);
    // A typed word is no sound and no whole name, and a postcode finds no place twice.
    expect([...rows.keys()].filter((word) => /^[=+].*\*$/.test(word))).toEqual([]);
    expect(rows.get("freo")?.join()).toContain("Fremantle");
    expect(rows.get("6160")?.join()).not.toContain("Freo");
  });
});

describe("synonyms", () => {
  const parts = (dataset: ReturnType<typeof readDataset>): VocabularyPart[] =>
    dataset.vocabulary.map(({ words }) => JSON.parse(words));

  test("lead to metals and to guides with their titles, beside the names of metals, cities and states", () => {
    const folder = writeFolder((data) => {
      data.synonyms[1]!.leads_to = "/scrap-my-car/; copper";
    });
    expect(parts(readDataset(folder))).toEqual([
      {
        metals: [
          ["copper", "Copper", "copper"],
          ["aluminum", "Aluminium", "aluminum", "aluminium", "alloy"],
        ],
        cities: [
          ["sydney", "Sydney", "NSW"],
          ["hobart", "Hobart", "TAS"],
          ["coffs-harbour", "Coffs Harbour", "NSW"],
        ],
        states: [["NSW", "New South Wales"], expect.arrayContaining(["TAS", "Tasmania", "Tassie"])],
        guides: expect.arrayContaining([["/scrap-my-car/", "Scrap My Car"]]),
      },
      {
        words: [
          ["Old car", "/scrap-my-car/", "copper"],
          ["Red metal", "copper"],
        ],
      },
      { things: expect.arrayContaining([["Copper fittings", "copper"]]) },
      {
        items: expect.arrayContaining([
          expect.objectContaining({ slug: "copper-pipe-15", grams: [239, 335], isAbout: true }),
          expect.objectContaining({ slug: "pewter", grams: null, metal: null, guide: null }),
        ]),
      },
    ]);
    // A thing that counts as an unlisted metal is left out.
    const items = parts(readDataset(folder)).flatMap((part) => part.items ?? []);
    expect(items.filter(({ metal }) => metal === "steel")).toEqual([]);
  });

  test("are the project's in a folder without any, but for metals that it does not have", () => {
    const words = parts(readDataset(writeFolder(() => {}, { "synonyms.csv": null })));
    const found = words.flatMap((part) => part.words ?? []).map(([word]) => word);
    expect(found).toContain("Cu");
    expect(found).toContain("Catalytic converter");
    expect(found).not.toContain("Pb");
  });
});
