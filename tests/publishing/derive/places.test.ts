import { beforeEach, describe, expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { localityWords, toLocalities } from "../../../publishing/derive/places.ts";
import { problemsOf, writeFolder } from "../data-folder.ts";

let cities: ReturnType<typeof readDataset>["cities"];
let places: ReturnType<typeof toLocalities>;

beforeEach(() => {
  cities = readDataset(writeFolder()).cities;
  places = toLocalities(cities, thisProject().places);
});

describe("the places that visitors are in", () => {
  test("are the cities by population, then the localities by their addresses", () => {
    const names = places.slice(0, 4).map(({ name }) => name);
    expect(names).toEqual(["Sydney", "Hobart", "Coffs Harbour", "Melbourne"]);
    expect(places.map(({ id }) => id)).toEqual(places.map((_, i) => i + 1));
    expect(places.length).toBeGreaterThan(15_000);
  });

  test("have a city once, with the postcode of its locality and the coordinates of its own", () => {
    const sydneys = places.filter(({ name, state }) => name === "Sydney" && state === "NSW");
    expect(sydneys).toEqual([
      expect.objectContaining({ postcode: "2000", citySlug: "sydney", lat: -33.869, lon: 151.209 }),
    ]);
  });

  test("include a city that no locality is named after", () => {
    const [valid] = cities;
    const [first] = toLocalities(
      [{ ...valid!, name: "Gold Coast", slug: "gold-coast", state: "QLD" }],
      thisProject().places,
    );
    expect(first).toMatchObject({ name: "Gold Coast", postcode: null, citySlug: "gold-coast" });
  });

  test("are found by their names, their states and their postcodes", () => {
    const words = localityWords([{ code: "QLD", name: "Queensland" }]);
    const isa = places.find(({ name }) => name === "Mount Isa");
    expect(words(isa!)).toEqual([
      isa?.id,
      "mount isa mt 4825",
      "qld queensland 4825",
      expect.stringMatching(/^[A-Z]+ [A-Z]+$/),
    ]);
  });
});

describe("synonyms", () => {
  const terms = (dataset: ReturnType<typeof readDataset>) =>
    dataset.termIndex.map(({ term }) => JSON.parse(term));

  test("lead to metals by their names and to guides by their titles, after the metals' own names", () => {
    expect(terms(readDataset(writeFolder()))).toEqual([
      { word: "Copper", title: "Copper", path: "/material/copper/" },
      { word: "copper", title: "Copper", path: "/material/copper/" },
      { word: "Aluminium", title: "Aluminium", path: "/material/aluminum/" },
      { word: "aluminum", title: "Aluminium", path: "/material/aluminum/" },
      { word: "aluminium", title: "Aluminium", path: "/material/aluminum/" },
      { word: "alloy", title: "Aluminium", path: "/material/aluminum/" },
      { word: "Old car", title: "Scrap My Car", path: "/scrap-my-car/" },
      { word: "Red metal", title: "Copper", path: "/material/copper/" },
    ]);
  });

  test("are the project's in a folder without any, but for metals that it does not have", () => {
    const words = terms(readDataset(writeFolder(() => {}, { "synonyms.csv": null })));
    const found = words.map(({ word }: { word: string }) => word);
    expect(found).toContain("Cu");
    expect(found).toContain("Catalytic converter");
    expect(found).not.toContain("Pb");
  });

  test.each([
    [{ leads_to: "gold" }, 'leads_to: must be a slug in materials.csv (found "gold")'],
    [
      { leads_to: "Scrap My Car" },
      'leads_to: must be the slug of a material, or the address of a guide such as /scrap-my-car/ (found "Scrap My Car")',
    ],
    [
      { leads_to: "/scrap-my-car/", title: "" },
      "title: must be filled in where leads_to is an address",
    ],
    [{ word: "&" }, 'word: must be a word or words with letters or digits (found "&")'],
    [
      { word: "Old car", leads_to: "copper" },
      'word: must not appear twice; it is also on line 2 (found "Old car")',
    ],
  ])("must lead somewhere: %j", (cells: Record<string, string>, expected) => {
    const line = cells.word === "Old car" ? 3 : 2;
    const folder = writeFolder((data) => Object.assign(data.synonyms[0]!, cells));
    expect(problemsOf(folder)).toContain(`synonyms.csv:${line} ${expected}`);
  });
});
