import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { rewrite } from "../../../publishing/apply/publish.ts";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER, thisProject } from "../../../publishing/commands/this-project.ts";
import { world } from "../../../publishing/commands/world.ts";
import { fillIn, worldProposal } from "../../../publishing/commands/world-publishing.ts";
import { writeFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";
import { editionFile } from "../world/edition-file.ts";
import { knownMonths, type Months } from "./known-months.ts";
import { newPlace, type Place, run } from "./run-command.ts";

// What it writes into the project is tested by `tests/deploy/deploy.test.ts`, in a copy of the project.

const FILE = path.join(SEED_FOLDER, "world_prices.csv");
const TEXT = readFileSync(FILE, "utf8");

afterEach(() => {
  const isSame = readFileSync(FILE, "utf8") === TEXT;
  // A test that fails must leave the project as it was.
  if (!isSame) writeFileSync(FILE, TEXT);
  expect(isSame).toBe(true);
});

const KNOWN = thisProject().worldPrices;
const LACKING = (months: Months) => void delete months["2026M04"];

/** A place with a workbook of a day, after `change`, and a file of the rate of June 2026. */
function withWorkbook(change: (months: Months) => void = () => {}, day = "July 02, 2026"): Place {
  const place = newPlace();
  const months = knownMonths();
  change(months);
  const file = editionFile({ updated: `Updated on ${day}`, months });
  writeFileSync(path.join(place.cwd, "CMO.xlsx"), file);
  const rates = "observation_date,EXUSAL\n2026-06-01,0.7\n";
  writeFileSync(path.join(place.cwd, "rates.csv"), rates);
  return place;
}

/** Gives June 2026 the prices of May times a factor. */
const june = (factor: number) => (months: Months) => {
  months["2026M06"] = months["2026M05"]!.map((usd) => usd * factor);
};

const DRY = ["--dry-run", "CMO.xlsx", "rates.csv"];

test("a dry run shows the new months and loads nothing", async () => {
  const { status, stdout } = await run(world, DRY, withWorkbook(june(1.1)));
  const lines = stdout.split("\n");
  expect(status).toBe(0);
  expect(lines[0]).toBe(`World prices, edition of 2026-07-02 (known: ${KNOWN[0]!.edition})`);
  expect(lines[1]).toMatch(
    /^ {2}new: 2026-06 in AUD per kg: aluminium 5\.7611, copper 21\.2826, iron-ore 0\.1707, lead /,
  );
  expect(lines.slice(2)).toEqual(["", "Dry run: nothing was loaded.", ""]);
});

test.each([
  [
    "that is older",
    () => {},
    "May 02, 2026",
    /^The workbook was updated on 2026-05-02, and seed\//,
  ],
  ["that lacks a month", LACKING, undefined, /^CMO\.xlsx: lacks months .+ aluminium 2026-04\. /],
])("a workbook %s is refused", async (_, change, day, message) => {
  expect((await run(world, DRY, withWorkbook(change, day))).stderr).toMatch(message);
});

test("months that are far off and revisions are loaded only if each is accepted, and at Cloudflare with --yes", async () => {
  const place = withWorkbook((months) => {
    june(1.6)(months);
    months["2026M05"]![2]! *= 1.03;
  });
  const refusal = (kinds: string) =>
    `Nothing was loaded. Compare those months with the World Bank's page. If they are right, add --accept ${kinds}; if not, download both files again.\n`;
  const last = async (...args: string[]) => {
    const { status, stdout } = await run(world, [...args, "CMO.xlsx", "rates.csv"], place);
    return [status, stdout.split("\n\n").at(-1)];
  };
  expect(await last()).toEqual([1, refusal("revisions,months")]);
  expect(await last("--accept", "months")).toEqual([1, refusal("revisions")]);
  expect(await last("--accept", "revisions")).toEqual([1, refusal("months")]);
  const both = ["--accept", "revisions, months"];
  expect(await last("--dry-run", ...both)).toEqual([0, "Dry run: nothing was loaded.\n"]);
  expect(await last("--remote", ...both)).toEqual([
    ...[1, "Nothing was loaded, because there is nobody to ask here. Add --yes to publish.\n"],
  ]);
});

test("world prices are written beside what is live, which stays, and there is no publication", async () => {
  const target = placedTarget();
  expect(worldProposal(await readLive(target), KNOWN)).toBeUndefined();
  await replace(target, readDataset(writeFolder()));
  const before = await readLive(target);
  const prices = [{ ...KNOWN[0]!, edition: "2026-07-02", aud_per_kg: "9.9999" }];
  const proposal = worldProposal(before, prices)!;
  expect(proposal.known?.dataset[0]?.version).toBe(before.state.version);
  await rewrite(target, proposal.dataset, before.state, proposal.known);
  const after = await readLive(target);
  expect(after.rows.prices).toEqual(before.rows.prices);
  expect(after.publication).toEqual(before.publication);
  expect(after.state.version).not.toBe(before.state.version);
  const [rows] = await target.query([
    "select series, edition from world_prices where edition = '2026-07-02'",
  ]);
  expect(rows).toEqual([{ series: KNOWN[0]!.series, edition: "2026-07-02" }]);
  // What was live is not live any more, so nobody knows what the tables hold.
  expect(worldProposal({ ...after, state: before.state }, KNOWN)?.known).toBeDefined();
  expect(worldProposal(after, KNOWN)?.known).toBeUndefined();
  await expect(
    rewrite(target, proposal.dataset, { ...before.state, publication: 0 }),
  ).rejects.toThrow();
});

test("an update fills in once what it makes of the data, and publishes nothing", async () => {
  const target = placedTarget();
  expect(await fillIn(target)).toBe(false);
  await replace(target, readDataset(writeFolder()));
  const { state, publication, rows } = await readLive(target);
  expect(await fillIn(target)).toBe(false);
  await target.apply([
    { sql: "update dataset set version = 'older'" },
    { sql: "delete from vocabulary" },
  ]);
  expect(await fillIn(target)).toBe(true);
  const after = await readLive(target);
  expect(after.state).toEqual(state);
  expect(after.publication).toEqual(publication);
  expect(after.rows.prices).toEqual(rows.prices);
  const [[words] = []] = await target.query(["select count(*) as parts from vocabulary"]);
  expect(Number(words?.parts)).toBeGreaterThan(0);
  // What yards said before it could be said of them.
  const quote =
    "insert into quotes values (1, 3, 1, '2026-11-20', 0, 0, null, null, null, 0, null)";
  await target.apply([
    { sql: quote },
    { sql: quote.replace("3, 1", "3, 2").replace("0, 0", "9, 9") },
  ]);
  expect(await fillIn(target)).toBe(true);
  expect((await readLive(target)).rows.scrapYards[2]).toMatchObject({
    ...{ takes: { words: ["Aluminium"], except: [] }, askedIn: "2026-11" },
  });
  expect(await fillIn(target)).toBe(false);
});
