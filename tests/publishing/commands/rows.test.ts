import { expect, onTestFinished, test, vi } from "vitest";
import { checked } from "../../../publishing/commands/checked.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { history } from "../../../publishing/commands/history.ts";
import { listed, publishingOptions } from "../../../publishing/commands/publishing-options.ts";
import { type Data, writeFolder } from "../data-folder.ts";
import { newPlace, run } from "./run-command.ts";

/** A place where these datasets were published, one after another. */
async function published(...changes: ((data: Data) => void)[]) {
  const place = newPlace();
  for (const change of changes) await replace(place.target, readDataset(writeFolder(change)));
  return place;
}

/** Prices of copper in Sydney, aluminium there and copper in Hobart: a number each, with its day. */
const prices =
  (...rows: [price: number, day: string][]) =>
  (data: Data) => {
    for (const [i, [price, checked_on]] of rows.entries())
      Object.assign(data.prices[i]!, { min: String(price), max: String(price), checked_on });
  };

test("the history of a row is what it is now and each change of it, the latest first", async () => {
  const yard = (phone: string) => (data: Data) =>
    void Object.assign(data.scrap_yards[0]!, { phone });
  const place = await published(() => {}, yard("1300 975 707"), yard("0491 570 156"));
  const told = async (key: string) => {
    const { stdout } = await run(history, [key], place);
    return stdout.replaceAll(/ by , .+/g, "").split("\n");
  };
  const name = "yards/1 Wattle Road Metals";
  expect(await told("yards/1")).toEqual([
    "Now: Wattle Road Metals, 1 Smelter Road, sydney",
    "Publication 3",
    `  ${name}: phone "1300 975 707" → "0491 570 156"`,
    "Publication 2",
    `  ${name}: phone "(02) 5550 1234" → "1300 975 707"`,
    "",
  ]);
  expect(await told("yards/2")).toEqual([
    "Now: acacia Scrap, 2 Smelter Road, coffs-harbour",
    "No publication changed it since changes are kept.",
    "",
  ]);
});

test("a row that was removed still has its history", async () => {
  const place = await published(
    () => {},
    (data) => void data.scrap_yards.pop(),
  );
  const { status, stdout } = await run(history, ["yards/3"], place);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Now: no row\nPublication 2 by , .+\n {2}yards\/3 is gone: Zinc & Sons, 3 Smelter Road, sydney\n$/,
  );
});

test("prices of a city are marked as checked if there are any, were checked earlier, and are not left out", async () => {
  const place = await published(prices([0.01, "2026-11-01"], [0, "2026-11-01"], [7, "2026-11-01"]));
  const daysAfter = async (...args: string[]) => {
    const done = await run(checked, ["--yes", "--accept", "range", ...args], place);
    expect(done.status).toBe(0);
    const [rows = []] = await place.target.query([
      "select city_id || ' ' || material_id || ' ' || checked_on as price from prices order by 1",
    ]);
    return rows.map(({ price }) => price);
  };
  const before = ["13 1 2026-11-01", "13 2 2026-11-01", "3 1 2026-11-01"];
  expect(
    await daysAfter("--on", "2026-11-09", "sydney", "--except", "Red metal, aluminium"),
  ).toEqual(before);
  const sydney = ["13 1 2026-11-10", ...before.slice(1)];
  expect(await daysAfter("--on", "2026-11-10", "sydney")).toEqual(sydney);
  expect(await daysAfter("--on", "05/11/2026", "Hobart", "SYDNEY")).toEqual([
    ...sydney.slice(0, 2),
    "3 1 2026-11-05",
  ]);
});

const noteOf = (note?: string) => publishingOptions({ "dry-run": false, yes: false, note }).note;

test("notes have up to 300 characters on one line, and lists of words any spaces", () => {
  expect(noteOf(`  ${"x".repeat(300)} `)).toBe("x".repeat(300));
  expect(() => noteOf("x".repeat(301))).toThrow("--note must be 300 characters or fewer (found");
  for (const text of ["a\nb", "a\tb", "a\u2028b"])
    expect(() => noteOf(text)).toThrow("--note must be one line.");
  expect(() => noteOf("a\ufffe")).toThrow("--note must not contain U+FFFE, which is no character");
  expect(noteOf(undefined)).toBeUndefined();
  expect(listed(" moves , ,removals")).toEqual(["moves", "removals"]);
});

test("the options of a publication have defaults, and say what they take", () => {
  const given = { "dry-run": true, yes: false };
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13) });
  onTestFinished(() => void vi.useRealTimers());
  expect(publishingOptions(given).today).toBe("2026-11-21");
  expect(publishingOptions({ ...given, accept: "moves, old", note: " a ", by: " kim " })).toEqual({
    ...{ today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isDryRun: true, isConfirmed: false },
    ...{ accepted: ["moves", "old"], note: "a", by: "kim" },
  });
  expect(publishingOptions({ "dry-run": false, yes: true })).toMatchObject({
    ...{ isDryRun: false, isConfirmed: true, accepted: [], by: expect.stringMatching(/./) },
  });
  expect(() => publishingOptions({ ...given, by: "" })).toThrow("--by needs some text.");
  expect(() => publishingOptions({ ...given, accept: "moves,all" })).toThrow(
    '--accept takes moves, range, removals, days, old, sample, undo, conflicts, places, slips, names, together, alike, alone, contacts (found "all").',
  );
});
