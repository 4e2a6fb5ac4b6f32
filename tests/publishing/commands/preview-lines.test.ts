import { expect, test } from "vitest";
import { previewLines } from "../../../publishing/commands/preview-lines.ts";
import { difference } from "../../../publishing/compare/change.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { previewOf } from "../../../publishing/compare/preview.ts";
import type { Warning } from "../../../publishing/compare/warning-kinds.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import type { Data, Row } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData, TODAY } from "../live.ts";

/** What is given besides two datasets. */
interface Asked {
  newRecords?: number;
  most?: number | undefined;
  warnings?: Warning[];
}

/** What an operator sees of one dataset that replaces another, without the tables that do not change. */
function preview(
  before: Dataset,
  after: Dataset,
  { newRecords = 0, most, warnings = [] }: Asked = {},
): string {
  const live = liveOf(before);
  const changes = difference(contentOf(before), contentOf(after));
  const facts = { known: undefined, conflicts: [], undoings: [], undoes: undefined, quotes: [] };
  const proposal = { ...facts, live, dataset: after, changes, newRecords };
  const lines = previewLines({ ...previewOf(proposal, TODAY), warnings }, most);
  return lines.filter((line) => !line.endsWith("  no change")).join("\n");
}

const LIVE =
  "Live now: Small, for tests (published 2026-11-20, publication 1 of 14 November 2026 at 11:00 am)";

test("changes are counted by table, and told row by row", () => {
  const after = realData((data) => {
    data.cities.push({ ...data.cities[2]!, id: "4", name: "Burnie", slug: "burnie" });
    Object.assign(data.scrap_yards[0]!, { name: "Wattle", checked_on: "2026-11-10" });
    data.scrap_yards.splice(1, 1);
    data.materials.reverse();
  });
  expect(preview(realData(), after, { newRecords: 1 })).toBe(`${LIVE}

What will change
  cities     1 added
  materials  order changed
  yards      1 removed, 1 changed
  price_history.csv  1 new row

Row by row
  materials: order "materials/copper; materials/aluminum" → "materials/aluminum; materials/copper"
  yards/1 Wattle Road Metals: name "Wattle Road Metals" → "Wattle"
  yards/1 Wattle Road Metals: checked_on "2026-11-09" → "2026-11-10"
  yards/2 is gone: acacia Scrap, 2 Smelter Road, coffs-harbour
  cities/burnie is new: Burnie`);
});

/** Prices of copper in three cities, from a number to one more, each with its day. */
const prices = (...rows: [low: number, day: string][]) =>
  realData((data: Data) => {
    const cities = ["sydney", "coffs-harbour", "hobart"];
    data.prices = rows.map(([low, checked_on], i) => {
      const price = { min: String(low), max: String(low + 1), checked_on };
      return { ...data.prices[0]!, city_slug: cities[i]!, ...price };
    });
  });

test("prices that move are listed with the largest first, and those only checked are counted", () => {
  const before = prices([8, "2026-11-18"], [9, "2026-11-18"], [10, "2026-11-18"]);
  const moved = prices([10, "2026-11-19"], [9, "2026-11-19"], [5, "2026-11-19"]);
  const head = `${LIVE}\n\nWhat will change\n  prices     3 changed\n\nPrice moves, the largest first\n`;
  const first = "  Copper in Hobart  $10.00 to $11.00  → $5.00 to $6.00    -50%\n";
  const second = "  Copper in Sydney  $8.00 to $9.00    → $10.00 to $11.00  +25%\n";
  const checked = "\n1 price was checked again and is the same.";
  expect(preview(before, moved)).toBe(head + first + second + checked);
  expect(preview(before, moved, { most: 1 })).toBe(`${head}${first}and 1 more\n${checked}`);
  const same = prices([8, "2026-11-19"], [9, "2026-11-19"], [10, "2026-11-18"]);
  expect(preview(before, same)).toMatch(/\n\n2 prices were checked again and are the same\.$/);
  // A day that goes back is a change of its own.
  const back = prices([8, "2026-11-17"], [9, "2026-11-18"], [10, "2026-11-18"]);
  expect(preview(before, back)).toMatch(/\n {2}prices\/sydney\/copper: .+-18 → .+-17$/);
});

const NINE = "$8.00 to $9.00, checked 2026-11-1";
const NONE = { min: "0", max: "0" };

test.each<[string, Row, Row, string]>([
  ["moves at its lower end alone", {}, { min: "7" }, ""],
  ["moves at its upper end alone", {}, { max: "10" }, ""],
  ["goes", {}, NONE, `${NINE}8 → no price, checked 2026-11-19`],
  ["appears", NONE, {}, `no price, checked 2026-11-18 → ${NINE}9`],
  ["gets another text", {}, { description: "Bare" }, `${NINE}8, "Clean" → ${NINE}9, "Bare"`],
])(
  "a price that %s is told in its row only where the list of moves does not say it all",
  (_, old, now, row) => {
    const of = (checked_on: string, said: Row) =>
      realData((data) => {
        const price = { ...data.prices[0]!, min: "8", max: "9", checked_on };
        data.prices = [{ ...price, ...said }];
      });
    const shown = preview(of("2026-11-18", old), of("2026-11-19", now));
    const [, told = ""] = /Row by row\n {2}prices\/sydney\/copper: (.+)$/.exec(shown) ?? [];
    expect(told.replaceAll("description ", "")).toBe(row);
    expect(shown).not.toContain("checked again");
  },
);

test("in an empty database, or where samples and real data change places, rows are only counted", () => {
  expect(preview(NOTHING, realData())).toBe(`Live now: nothing: the database is empty

What will change
  The database is empty. These rows will be added:
  dataset    1
  states     2
  cities     3
  materials  2
  prices     3
  quotes     0
  yards      3
  synonyms   2
  things     0
  items      0
  places     0
  todos      0`);
  const sample = realData((data) => void Object.assign(data.dataset[0]!, { is_sample: "yes" }));
  expect(preview(sample, realData())).toContain(
    "Real data replaces sample data, so there is nothing to compare. The new rows:",
  );
  expect(preview(sample, realData())).toContain(
    "Live now: Small, for tests (sample data, published ",
  );
  expect(preview(realData(), sample)).toContain(
    "Sample data replaces real data, so there is nothing to compare. The new rows:",
  );
});

test("a day of publication before the newest check of a price is said", () => {
  const published = (published_on: string) =>
    realData((data) => {
      copper("8", "10", "2026-11-19")(data);
      Object.assign(data.dataset[0]!, { published_on });
    });
  expect(preview(realData(), published("2026-11-18"))).toMatch(
    /\npublished_on is 2026-11-18, which is before the newest check of a price, on 2026-11-19\.$/,
  );
  expect(preview(realData(), published("2026-11-19"))).not.toMatch(/published_on/);
});

test("a warning is a heading with its first lines", () => {
  const moves: Warning = { kind: "moves", heading: "Three", lines: [] };
  moves.lines = ["a", "b", "c"].map((text) => ({ text }));
  const shown = (warnings: Warning[], most?: number) =>
    preview(realData(), realData(), { warnings, most }).split("\n\n").at(-1);
  expect(shown([{ kind: "sample", heading: "All of it", lines: [] }, moves], 2)).toBe(
    "What looks wrong\n  All of it.\n  Three:\n    a\n    b\n    and 1 more",
  );
  expect(shown([moves])).toBe("What looks wrong\n  Three:\n    a\n    b\n    c");
  expect(shown([])).toBe("What will change");
});
