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
  const search = sqlite.prepare("insert into searches values (?, ?, ?, ?)");
  search.run(now!, "", 3, `${now}-09`);
  search.run(now!, "tip", 1, `${now}-09`);
  search.run(now!, "=1+1", 1, `${now}-02`);
  search.run(now!, "o'brien's yard", 40, `${now}-01`);
  search.run(last!, "", 2, `${last}-20`);
  search.run(last!, "tip", 1_200, `${last}-20`);
  search.run(last!, "鉛 \u202egpj", 1, `${last}-03`);
  search.run(before!, "gone", 7, `${before}-03`);
});

describe("searches that were not understood", () => {
  it("are listed for this month and the last, the most frequent first", async () => {
    const [list] = await run(["--only", "searches"]);
    expect(list?.split("\n")).toEqual([
      "Searches (not understood, this month and the last), the most frequent first: 4",
      "times  last day    text",
      ` 1201  ${now}-09  tip`,
      `   40  ${now}-01  o'brien's yard`,
      `    1  ${now}-02  =1+1`,
      `    1  ${last}-03  鉛 \ufffdgpj`,
      "",
    ]);
  });

  it("come in pages, and are not among what visitors sent", async () => {
    const [second, third, all] = await run(
      ["--only", "searches", "--page-size", "3", "--page", "2"],
      ["--only", "searches", "--page-size", "3", "--page", "3"],
      [],
    );
    expect(second).toMatch(/first: 4 \(4 to 4\)\n.*\n {4}1 .* 鉛/);
    expect(third).toBe("No searches on page 3: the last is --page 2.\n");
    expect(all).toBe("No messages.\n\nNo reports.\n\nNo subscribers.\n");
  });

  it("are exported without a formula", async () => {
    const [csv = ""] = await run(["--csv", "searches"]);
    expect(parse(csv, { columns: true, bom: true })).toEqual([
      { text: "tip", times: "1201", askedOn: `${now}-09` },
      { text: "o'brien's yard", times: "40", askedOn: `${now}-01` },
      { text: "'=1+1", times: "1", askedOn: `${now}-02` },
      { text: "鉛 \ufffdgpj", times: "1", askedOn: `${last}-03` },
    ]);
  });

  it("are taken off the list by their text", async () => {
    const both = ["--delete-search", "O'Brien's yard", "--delete-search", "tip"];
    const [deleted, missing, list] = await run(both, both.slice(2), ["--only", "searches"]);
    expect(deleted).toBe("Deleted 2 searches.\n");
    expect(missing).toBe("There is no search tip.\n");
    expect(list).toContain("first: 2\n");
    sqlite.exec("delete from searches");
    expect(await run(["--only", "searches"])).toEqual([
      "No searches (not understood, this month and the last).\n",
    ]);
  });
});
