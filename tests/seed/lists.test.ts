import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { readFiles } from "../../publishing/check/files.ts";
import { ROOT } from "../../publishing/command-line/run.ts";
import { readDataset } from "../../publishing/commands/database.ts";
import { openFolder } from "../../publishing/commands/folder.ts";
import { SEED_FOLDER, thisProject } from "../../publishing/commands/this-project.ts";
import { folderChanges } from "../../publishing/compare/folder-changes.ts";
import { problemsIn } from "../../publishing/compare/proposal.ts";
import { described } from "../../publishing/read/problems.ts";

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(path.join(ROOT, "seed", file)), { columns: true });

describe("the list of localities", () => {
  const rows = read("localities.csv");

  it("has names, states and postcodes, and points in Australia", () => {
    const states = [...read("states.csv").map(({ code }) => code), "OT"];
    const wrong = rows.filter(
      ({ locality = "", state, postcode = "", population, latitude, longitude }) =>
        !/^\p{L}[\p{L}\d '’().&/-]*$/u.test(locality) ||
        locality !== locality.trim() ||
        !states.includes(state) ||
        !/^\d{4}$/.test(postcode) ||
        !isWithin(population, 0, 1_000_000) ||
        !Number.isInteger(Number(population)) ||
        !isWithin(latitude, -44, -9) ||
        !isWithin(longitude, 96, 168),
    );
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(15_000);
  });

  it("has each place once", () => {
    const keys = rows.map(({ locality, state, postcode }) => `${locality} ${state} ${postcode}`);
    const once = new Set<string>();
    expect(keys.filter((key) => once.size === once.add(key).size)).toEqual([]);
  });
});

describe("the list of regions", () => {
  const rows = read("regions.csv");
  const states = read("states.csv");

  it("has names, kinds and states, points in Australia, and as many people or another name", () => {
    const wrong = rows.filter(
      ({ name, kind = "", state, latitude, longitude, population, leads_to }) =>
        !name ||
        !["council", "region", "nickname"].includes(kind) ||
        ![...states.map(({ code }) => code), "OT"].includes(state) ||
        !isWithin(latitude, -44, -9) ||
        !isWithin(longitude, 96, 168) ||
        !(leads_to || isWithin(population, 1, 10_000_000)),
    );
    expect(wrong).toEqual([]);
  });

  it("says where each nickname leads: a place or a state that there is", () => {
    const known = new Set([
      ...states.map(({ name }) => name),
      ...["localities.csv", "cities.csv", "regions.csv"].flatMap((file) =>
        read(file).map(({ locality, name }) => locality ?? name),
      ),
    ]);
    expect(rows.filter(({ leads_to }) => leads_to && !known.has(leads_to))).toEqual([]);
  });
});

it("the lists of things and items are such as an operator may have", async () => {
  // Those of the project are left out of a folder before it is checked.
  const project = { ...thisProject(), things: [], items: [] };
  const read = readFiles(await openFolder(SEED_FOLDER), project, {});
  const compared = { live: new Map(), isUpdate: false, today: "2026-11-24" };
  const { set, content } = folderChanges(read, { ...compared, places: project.places });
  expect(described([...(set.problems ?? []), ...problemsIn(content, set, project)])).toEqual([]);
  expect(read.files.things.rows.length + read.files.items.rows.length).toBeGreaterThan(500);
});

describe("the list of items", () => {
  const rows = read("items.csv");

  it("says a weight or that there is none, and what light steel is paid", () => {
    const wrong = rows.filter(
      ({ lightest, counts_as, quality, bought = "", pays, listed_as }) =>
        (quality === "none") !== (lightest === "") ||
        // Whatever is bought as light steel is not paid as heavy steel.
        (counts_as !== "" && /^as light steel/.test(bought)) !== (pays === "0.68" && !listed_as),
    );
    expect(wrong).toEqual([]);
    const names = [...read("materials.csv"), ...rows].map(({ slug }) => slug);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has no weight that is unlikely", () => {
    const unlikely = rows.filter(
      ({ slug = "", unit = "", lightest, heaviest }) =>
        lightest && !isLikely(slug, unit, Number(lightest), Number(heaviest)),
    );
    expect(unlikely).toEqual([]);
  });
});

/** The clocks of a state's capital. */
const CAPITALS: Record<string, string> = {
  ...{ NSW: "Sydney", ACT: "Sydney", VIC: "Melbourne", QLD: "Brisbane", SA: "Adelaide" },
  ...{ WA: "Perth", TAS: "Hobart", NT: "Darwin" },
};

it("each city has the clocks of its capital, but Broken Hill", () => {
  const { cities } = readDataset(SEED_FOLDER);
  const others = cities.filter(
    ({ state, timeZone }) => timeZone !== `Australia/${CAPITALS[state]}`,
  );
  expect(others.map(({ name, timeZone }) => [name, timeZone])).toEqual([
    ["Broken Hill", "Australia/Broken_Hill"],
  ]);
});

/** What a piece, a metre or a square metre of anything on the list may weigh, in kg; cans and fired cases are lighter. */
const WEIGHTS: Record<string, [least: number, most: number]> = {
  piece: [0.2, 2_700],
  m: [0.02, 50],
  m2: [3, 30],
};

function isLikely(slug: string, unit: string, lightest: number, heaviest: number): boolean {
  const [least, most] = /-cans$|^case-/.test(slug) ? [0.003, 0.07] : WEIGHTS[unit]!;
  return lightest >= least && heaviest <= most && heaviest <= 4 * lightest;
}

function isWithin(text: string | undefined, least: number, most: number): boolean {
  return Boolean(text) && Number(text) >= least && Number(text) <= most;
}
