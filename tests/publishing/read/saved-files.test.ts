import { utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFolder, readWhole } from "../../../publishing/commands/folder.ts";
import { DataError } from "../../../publishing/read/problems.ts";
import { writeFolder } from "../data-folder.ts";
import { savedFiles } from "./saved-file.ts";

// Prices and quotes as people lay them out, in files as Excel, Numbers, Google Sheets and LibreOffice save them. All of
// these are imitated, as those programs write text; tests/publishing/commands/round.test.ts has a workbook that LibreOffice
// itself saved. To add one, write it into a text of the folder saved-files: saved-file.ts says how.

const TODAY = "2026-11-20";
/** A file of prices without any. */
const NO_PRICES = "city_slug,material_slug,min,max,checked_on\n";

/** The rows of a folder with this file, and what is said of them. */
async function rowsWith(name: string, content: string | Uint8Array) {
  const folder = writeFolder(
    (data) => {
      Object.assign(data.cities[2]!, { lat: "-42.881", lon: "147.325" });
      for (const word of ["Burnt copper", "Irony copper"])
        data.synonyms.push({ word, leads_to: "copper", title: "", is_exact: "" });
    },
    { "prices.csv": /prices/i.test(name) ? null : NO_PRICES, [name]: content },
  );
  utimesSync(path.join(folder, name), Date.parse(TODAY) / 1000, Date.parse(TODAY) / 1000);
  return readWhole(await openFolder(folder), TODAY);
}

/** The rows of a file and the remarks on it, or the reasons to refuse it. */
async function outcome(name: string, content: string | Uint8Array) {
  try {
    const { rows, notes } = await rowsWith(name, content);
    const prices = rows.prices.map((row) => {
      const { city_slug, material_slug, min, max, checked_on, description } = row;
      return `${city_slug} ${material_slug} ${min}-${max} ${checked_on} ${description}`.trimEnd();
    });
    const quotes = rows.quotes.map((row) => {
      return `${row.yard_id} ${row.material_slug} ${row.low}-${row.high} ${row.quoted_on}`;
    });
    return { reads: [...prices, ...quotes], says: notes, refuses: [] };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { reads: [], says: [], refuses: error.problems };
  }
}

/** Lines as they are expected: one that ends in "…" is the beginning of one. */
const told = (found: string[], expected: string[]) =>
  found.map((line, i) => {
    const [begins, more] = expected[i]?.split(/…$/) ?? [];
    return more !== undefined && line.startsWith(begins!) ? expected[i] : line;
  });

const FILES = savedFiles().map((file) => {
  return { ...file, is: file.refuses.length > 0 ? "refused, and says why" : "read" };
});

test.each(FILES)("$title is $is", async ({ name, bytes, reads, says, refuses }) => {
  const found = await outcome(name, bytes);
  expect({
    reads: found.reads,
    says: told(found.says, says),
    refuses: told(found.refuses, refuses),
  }).toEqual({ reads, says, refuses });
});

const quotesOf = (...lines: string[]) => outcome("quotes.csv", `${lines.join("\n")}\n`);

test.each([
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
])("a price behind %i columns is named by the letters of its own, %s", async (count, letters) => {
  const others = Array.from({ length: count - 1 }, (_, i) => `Own ${i}`);
  const cells = ["1", ...others.map(() => ""), "85x", "19/11/2026"];
  const { refuses } = await quotesOf(["Yard", ...others, "Copper", "Date"].join(), cells.join());
  expect(refuses).toEqual([
    `quotes.csv:${letters}2 low: must be dollars per kg such as 8.50, at most two decimals (found "85x")`,
  ]);
});

test("a yard that says no to a metal keeps its list as it is", async () => {
  const quotes = "Yard,Copper,Date\nZinc & Sons,no,19/11/2026\nacacia Scrap,N,19/11/2026\n";
  const { rows } = await rowsWith("quotes.csv", quotes);
  expect(rows.quotes.map(({ yard_id, low }) => [yard_id, low])).toEqual([
    [3, 0],
    [2, 0],
  ]);
  const lists = rows.scrap_yards.map(({ accepted_materials }) => accepted_materials);
  expect(lists).toEqual([["Copper", "Brass"], ["Copper"], null]);
});

test.each(["not asked", "next week", "no answer", "ono"])(
  "a price of %j is refused, because it is no plain no",
  async (text) => {
    const { refuses } = await quotesOf("Yard,Copper,Date", `1,${text},19/11/2026`);
    expect(refuses).toEqual([expect.stringContaining(`(found "${text}")`)]);
  },
);

test("a column that is not known is refused where a price may stand in it, and left out otherwise", async () => {
  const isRefused = async (cell: string) => {
    const lines = `City,Copper,Coper,Checked on\nSydney,8.29-11,${cell},2026-11-18\n`;
    const { refuses } = await outcome("prices.csv", lines);
    return refuses[0]?.includes("Coper: is not known by this name") ?? false;
  };
  const prices = [
    ...["8", "8.5", ".85", "$8", "A$ 8", "AU$8.50", "AUD 8", "8-9", "8 – 9", "8 to 9", "8/kg"],
    ...["85c", "85¢", "8 kg", "1250t", "8.5555"],
  ];
  const others = ["", "12 Ore Street", "12345", "rang", "8 drums", "USD 8"];
  const refused: string[] = [];
  for (const cell of [...prices, ...others]) if (await isRefused(cell)) refused.push(cell);
  expect(refused).toEqual(prices);
});

test("today counts in a file that was saved today alone", async () => {
  const folder = writeFolder(() => {}, {
    "prices.csv": "City,Metal,Price,Checked on\nSydney,Copper,8.29,today\n",
  });
  const savedAt = (time: string) => {
    const seconds = Date.parse(time) / 1000;
    utimesSync(path.join(folder, "prices.csv"), seconds, seconds);
    return openFolder(folder);
  };
  // Midnight in Sydney.
  const yesterday = await savedAt("2026-11-19T12:59Z");
  expect(() => readWhole(yesterday, TODAY)).toThrow(
    /checked_on: must be a real date .*found "today"/,
  );
  const files = await savedAt("2026-11-19T13:00Z");
  expect(readWhole(files, TODAY).rows.prices[0]?.checked_on).toBe(TODAY);
});
