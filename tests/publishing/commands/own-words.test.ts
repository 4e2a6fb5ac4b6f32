import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { history } from "../../../publishing/commands/history.ts";
import { load } from "../../../publishing/commands/load.ts";
import { toFiles } from "../../../publishing/commands/new-files.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { SEED_FOLDER } from "../../../publishing/commands/this-project.ts";
import { withOwnPlaces } from "../../../publishing/derive/places.ts";
import { placesIn } from "../../../publishing/derive/places-file.ts";
import type { VocabularyPart } from "../../../worker/search/vocabulary.ts";
import { writeFolder } from "../data-folder.ts";
import { newPlace, type Place, run } from "./run-command.ts";

const THINGS = "thing,counts_as,guide,title\n";
const ITEMS = "slug,name,unit,lightest,heaviest,counts_as,pays,made_of,quality,source\n";
const PLACES = "name,state,postcode,latitude,longitude,leads_to\n";

/** Loads the small folder with these files besides. */
function loaded(place: Place, texts: Record<string, string>, ...options: string[]) {
  return run(load, ["--yes", ...options, writeFolder(undefined, texts)], place);
}

/** What searches know of things and items. */
async function known({ target }: Place) {
  const [rows = []] = await target.query(["select words from vocabulary order by id"]);
  const parts = rows.map(({ words }) => JSON.parse(String(words)) as VocabularyPart);
  return {
    things: parts.flatMap((part) => part.things ?? []),
    items: parts.flatMap((part) => part.items ?? []),
  };
}

async function exported({ target }: Place) {
  return toFiles((await readLive(target)).rows);
}

describe("an operator's own things, items and places", () => {
  test("stand beside the project's, stay in a folder without them, and can be taken back", async () => {
    const place = newPlace();
    await loaded(place, {});
    const { stdout } = await loaded(place, { "things.csv": `${THINGS}Wheelie bin,Copper\n` });
    expect(stdout).toContain("things     1 added");
    expect((await known(place)).things).toEqual(
      expect.arrayContaining([
        ["Copper fittings", "copper"],
        ["Wheelie bin", "copper"],
      ]),
    );
    const again = await loaded(place, {});
    expect(again.stdout).toContain("Nothing to change");
    expect((await exported(place))["things.csv"]).toMatch(/^.*\nWheelie bin,copper,,\n$/);

    expect((await run(history, ["things/Wheelie bin"], place)).stdout).toContain(
      'things/Wheelie bin is new: thing "Wheelie bin", counts_as "copper"',
    );
    expect((await run(revert, ["--yes", "2"], place)).status).toBe(0);
    expect((await known(place)).things).not.toContainEqual(["Wheelie bin", "copper"]);
  });

  test("are no copies of the project's rows, and one that says the same again changes it back", async () => {
    const place = newPlace();
    const text = (name: string) => readFileSync(path.join(SEED_FOLDER, name), "utf8");
    const files = { "things.csv": text("things.csv"), "items.csv": text("items.csv") };
    const { stdout, stderr } = await loaded(place, files);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/things +0\n +items +0\n/);
    const told = async (things: string, items: string) => {
      await loaded(place, { "things.csv": things, "items.csv": items });
      const now = await known(place);
      return [
        now.things.find(([thing]) => thing === "Copper pot")?.[1],
        now.items.find(({ slug }) => slug === "copper-pipe-15")?.name.split(" ")[0],
      ];
    };
    const own = [
      files["things.csv"].replace(/^Copper pot,copper,/m, "Copper pot,aluminum,"),
      files["items.csv"].replace("copper-pipe-15,Copper pipe", "copper-pipe-15,Pipe"),
    ] as const;
    expect(await told(...own)).toEqual(["aluminum", "Pipe"]);
    expect(await told(files["things.csv"], files["items.csv"])).toEqual(["copper", "Copper"]);
  });

  test("place yards in suburbs that the project lacks, and may be called otherwise", async () => {
    const place = newPlace();
    const { stdout, status } = await loaded(place, {
      "places.csv": `${PLACES}New Estate,NSW,2999,-33.5,150.5,\nThe Estate,NSW,,,,New Estate\n`,
      "scrap_yards.csv":
        "id,name,address,city_slug,phone,website,description,accepted_materials,services,latitude,longitude,opening_hours,checked_on\n1,Own,1 Road New Estate NSW 2999,,,,,,,,,,\n",
    });
    expect(status).toBe(0);
    expect(stdout).toContain("read 1 address as in the nearest city");
    const [yards, [byPostcode, byWord] = []] = await place.target.query([
      "select latitude, longitude, is_approximate as isApproximate from scrap_yards",
      "select places from place_words where word in ('2999', 'estate') order by word",
    ]);
    expect(yards).toEqual([{ latitude: -33.5, longitude: 150.5, isApproximate: 1 }]);
    expect(byPostcode?.places).toContain("New Estate");
    expect(byWord?.places).toContain("The Estate");
    expect((await exported(place))["places.csv"]).toMatch(
      /\nNew Estate,NSW,2999,,-33\.5,150\.5,\nThe Estate,NSW,,,,,New Estate\n$/,
    );
  });

  test("are refused with the cell that is wrong", async () => {
    const { stderr } = await loaded(newPlace(), {
      "things.csv": `${THINGS}Bin,coper,,\nTub,,,\nTin,,/scrap-my-car/,\nBin,copper,,\n`,
      "items.csv": `${ITEMS}bin,Bin,each,12,,copper,,plastic,sure,\nrod,Rod,m,3,2,copper,,rod,ok,Ours\n`,
      "places.csv": `${PLACES}Here,NSW,800,,,\nThere,NSW,,,,Nowhere Known\nHome,QQ,2000,-33,151,\n`,
    });
    expect(stderr.match(/^.*?(?= \(found)/gm)).toEqual([
      'things.csv:2 counts_as: must be a slug in materials.csv; did you mean "copper"?',
      "things.csv:5 thing: must not appear twice; it is also on line 2",
      "items.csv:2 unit: must be one of piece, m, m2, kg",
      "items.csv:3 heaviest: must not be less than lightest",
      "places.csv:2 latitude: must be filled in, unless leads_to names the place that is meant",
      "places.csv:3 leads_to: must be the name of a place in NSW, or of a state",
      "places.csv:4 state: must be a code in states.csv",
    ]);
    for (const also of [
      "things.csv:3 counts_as: must be filled in, or guide; ",
      "things.csv:4 title: must be filled in where guide is an address",
      "quality: must be one of ok, computed, fair, weak, none",
      "source: must be filled in",
      "heaviest: must be filled in when lightest is, and empty when lightest is empty",
    ])
      expect(stderr).toContain(also);
  });
});

test("a place of an operator stands for all of its name and state, and no other", () => {
  const project = placesIn(
    "locality,state,postcode,population,latitude,longitude\nOak,NSW,2001,9,-33,150\nOak,NSW,2002,5,-34,150\nOak,VIC,3001,5,-37,145\n",
    "name,kind,state,latitude,longitude,population,leads_to\nOak,council,NSW,-33,150,9,\nOakie,nickname,NSW,,,,Oak\n",
  );
  const own = { name: "OAK", state: "NSW", postcode: "2003", population: 1 };
  const point = { latitude: -31, longitude: 149, leads_to: null };
  const found = withOwnPlaces(project, [
    { ...own, ...point },
    { ...own, name: "Oakie", postcode: "", latitude: null, longitude: null, leads_to: "Elm" },
  ]);
  expect(found.rows.map(({ locality, postcode }) => `${locality} ${postcode}`)).toEqual([
    "Oak 3001",
    "OAK 2003",
  ]);
  expect(found.byName.get("oak NSW")).toMatchObject({ latitude: "-31" });
  expect([...found.byPostcode.keys()]).toEqual(["3001", "2003"]);
  expect(found.areas.map(({ name, leads_to }) => `${name} ${leads_to}`)).toEqual([
    "Oak ",
    "Oakie Elm",
  ]);
  expect(found.texts).not.toEqual(project.texts);
  expect(withOwnPlaces(project, [])).toBe(project);
});
