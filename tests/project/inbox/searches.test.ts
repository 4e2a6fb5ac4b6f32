import type { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { searchDay } from "../../../worker/data/searches.ts";
import { migratedSqlite } from "../../publishing/sqlite-target.ts";
import { runOn } from "./run-on.ts";

let sqlite: DatabaseSync;

/** This month, the one before it, and one that is not listed any more. */
const [now, last, before] = months(searchDay().month);

function months(month: string): string[] {
  const [year, number] = month.split("-").map(Number);
  return [1, 2, 3].map((back) =>
    new Date(Date.UTC(year!, number! - back, 1)).toISOString().slice(0, 7),
  );
}

async function run(...commands: string[][]): Promise<string[]> {
  return (await runOn(sqlite, ...commands)).map(({ output }) => output);
}

beforeEach(() => {
  sqlite = migratedSqlite();
  const word = sqlite.prepare("insert into searched_words values (?, ?, ?, ?, 7, ?)");
  word.run(now!, "a", "unobtainium", 3, `${now}-09`);
  word.run(now!, "b", "tip", 3, `${now}-02`);
  word.run(now!, "c", "ute", 40, `${now}-01`);
  word.run(now!, "d", null, 2, `${now}-01`);
  word.run(last!, "a", "tip", 12, `${last}-20`);
  word.run(last!, "b", "skip", 4, `${last}-03`);
  word.run(before!, "a", "gone", 7, `${before}-03`);
});

describe("words that were not understood", () => {
  it("are listed for this month and the last, those of the most visitors first, and none of fewer than three", async () => {
    const [list] = await run(["--only", "searches"]);
    expect(list?.split("\n\n")).toEqual([
      "Searches (not understood, this month and the last), most visitors first: 4",
      `  word           ute\n  visitors       40\n  firstOn        ${now}-01`,
      `  word           tip\n  visitors       15\n  firstOn        ${last}-20`,
      `  word           skip\n  visitors       4\n  firstOn        ${last}-03`,
      `  word           unobtainium\n  visitors       3\n  firstOn        ${now}-09\n`,
    ]);
  });

  it("of as many visitors come in alphabetical order, are exported, and are not among what visitors sent", async () => {
    sqlite.exec("update searched_words set visitors = 3 where word is not null");
    const [csv = "", list] = await run(["--csv", "searches"], []);
    expect(parse(csv, { columns: true, bom: true })).toEqual([
      { word: "tip", visitors: "6", firstOn: `${last}-20` },
      { word: "skip", visitors: "3", firstOn: `${last}-03` },
      { word: "unobtainium", visitors: "3", firstOn: `${now}-09` },
      { word: "ute", visitors: "3", firstOn: `${now}-01` },
    ]);
    expect(list).toBe("No messages.\n\nNo reports.\n\nNo subscribers.\n");
  });

  it("are taken off the list one by one", async () => {
    const both = ["--delete-search", "Ute", "--delete-search", "tip"];
    const [deleted, missing, list] = await run(both, both.slice(2), ["--only", "searches"]);
    expect(deleted).toBe("Deleted 2 searches.\n");
    expect(missing).toBe("There is no search tip.\n");
    expect(list).toContain("first: 2\n\n");
  });

  it("are emptied in one command, with those that nobody is shown", async () => {
    const what = "7 searches that were not understood";
    expect(await run(["--delete-searches"], ["--delete-searches", "--yes"])).toEqual([
      `This would delete ${what}. Nothing was deleted. Add --yes to delete them.\n`,
      `Deleted ${what}.\n`,
    ]);
    expect(sqlite.prepare("select * from searched_words").all()).toEqual([]);
  });
});
