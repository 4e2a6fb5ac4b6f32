import { expect, test } from "vitest";
import { previewLines } from "../../../publishing/commands/preview.ts";
import { difference } from "../../../publishing/compare/change.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { previewOf } from "../../../publishing/compare/preview.ts";
import type { Warning } from "../../../publishing/compare/warning.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import type { Data, Row } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData, TODAY } from "../live.ts";

/** What is given besides two datasets. */
interface Asked {
  newRecords?: number;
  most?: number | undefined;
  warnings?: Warning[];
}

/** What an operator sees of one dataset that replaces another, below what is live. */
function preview(
  before: Dataset,
  after: Dataset,
  { newRecords = 0, most, warnings = [] }: Asked = {},
): string[] {
  const live = liveOf(before);
  const changes = difference(contentOf(before), contentOf(after));
  const facts = { known: undefined, conflicts: [], undoings: [], undoes: undefined, quotes: [] };
  const proposal = { ...facts, live, dataset: after, changes, newRecords };
  const shown = { ...previewOf(proposal, TODAY), warnings };
  return previewLines(shown, most);
}

const LIVE =
  "Live now: Small, for tests (published 2026-11-20, publication 1 of 14 November 2026 at 11:00 am)";
const TABLES = [
  ...["dataset", "states", "cities", "materials"],
  ...["prices", "quotes", "yards", "synonyms", "things", "items", "places", "todos"],
] as const;

/** The lines on all tables: no change, but for those that are given. */
const tables = (changed: Record<string, string> = {}) =>
  TABLES.map((name) => `  ${name.padEnd(9)}  ${changed[name] ?? "no change"}`);

test("what changes is counted by table, and told row by row", () => {
  const after = realData((data) => {
    data.cities.push({ ...data.cities[2]!, id: "4", name: "Burnie", slug: "burnie" });
    Object.assign(data.scrap_yards[0]!, { name: "Wattle", services: "Bins; Scales" });
    data.scrap_yards.splice(1, 1);
    data.materials.reverse();
  });
  expect(preview(realData(), after, { newRecords: 1 })).toEqual([
    LIVE,
    "",
    "What will change",
    ...tables({
      cities: "1 added",
      materials: "order changed",
      yards: "1 removed, 1 changed",
    }),
    "  price_history.csv  1 new row",
    "",
    "Row by row",
    '  materials: order "materials/copper; materials/aluminum" → "materials/aluminum; materials/copper"',
    '  yards/1 Wattle Road Metals: name "Wattle Road Metals" → "Wattle"',
    '  yards/1 Wattle Road Metals: services "Bins" → "Bins; Scales"',
    "  yards/2 is gone: acacia Scrap, 2 Smelter Road, coffs-harbour",
    "  cities/burnie is new: Burnie",
  ]);
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
  const head = [LIVE, "", "What will change", ...tables({ prices: "3 changed" })];
  const rows = [
    "  Copper in Hobart  $10.00 to $11.00  → $5.00 to $6.00    -50%",
    "  Copper in Sydney  $8.00 to $9.00    → $10.00 to $11.00  +25%",
  ];
  const list = ["", "Price moves, the largest first"];
  const checked = ["", "1 price was checked again and is the same."];
  expect(preview(before, moved)).toEqual([...head, ...list, ...rows, ...checked]);
  expect(preview(before, moved, { most: 1 })).toEqual([
    ...[...head, ...list, rows[0]!, "and 1 more", ...checked],
  ]);
  const same = prices([8, "2026-11-19"], [9, "2026-11-19"], [10, "2026-11-18"]);
  expect(preview(before, same).slice(-2)).toEqual([
    ...["", "2 prices were checked again and are the same."],
  ]);
  // A day that goes back is a change of its own.
  const back = prices([8, "2026-11-17"], [9, "2026-11-18"], [10, "2026-11-18"]);
  expect(preview(before, back).at(-1)).toMatch(/^ {2}prices\/sydney\/copper: .+-18 → .+-17$/);
});

const NINE = "$8.00 to $9.00, checked 2026-11-1";

test.each([
  [
    ...["moves and gets another text", {}, { min: "9", max: "10", description: "Bare" }],
    `${NINE}8, description "Clean" → $9.00 to $10.00, checked 2026-11-19, description "Bare"`,
  ],
  [
    ...["gets another text", {}, { description: "Bare" }],
    `${NINE}8, description "Clean" → ${NINE}9, description "Bare"`,
  ],
  ["moves at its lower end alone", {}, { min: "7" }],
  ["moves at its upper end alone", {}, { max: "10" }],
  ["goes", {}, { min: "0", max: "0" }, `${NINE}8 → no price, checked 2026-11-19`],
  ["appears", { min: "0", max: "0" }, {}, `no price, checked 2026-11-18 → ${NINE}9`],
] as [string, Row, Row, string?][])(
  "a price that %s is told in its row only where the list of moves does not say it all",
  (_, old, now, row) => {
    const of = (checked_on: string, said: Row) =>
      realData((data) => {
        const price = { ...data.prices[0]!, min: "8", max: "9", checked_on };
        data.prices = [{ ...price, ...said }];
      });
    const lines = preview(of("2026-11-18", old), of("2026-11-19", now));
    const at = lines.indexOf("Row by row");
    expect(at < 0 ? [] : lines.slice(at + 1)).toEqual(
      row ? [`  prices/sydney/copper: ${row}`] : [],
    );
    expect(lines.join("\n")).not.toContain("checked again");
  },
);

test("in an empty database, or where samples and real data change places, rows are only counted", () => {
  const counts = TABLES.map(
    (name, i) => `  ${name.padEnd(9)}  ${[1, 2, 3, 2, 3, 0, 3, 2, 0, 0, 0, 0][i]}`,
  );
  expect(preview(NOTHING, realData())).toEqual([
    "Live now: nothing: the database is empty",
    "",
    "What will change",
    "  The database is empty. These rows will be added:",
    ...counts,
  ]);
  const sample = realData((data) => void Object.assign(data.dataset[0]!, { is_sample: "yes" }));
  const [live, , , replaced] = preview(sample, realData());
  expect(live).toBe(LIVE.replace("(published", "(sample data, published"));
  expect(replaced).toBe(
    "  Real data replaces sample data, so there is nothing to compare. The new rows:",
  );
  expect(preview(realData(), sample)[3]).toBe(
    "  Sample data replaces real data, so there is nothing to compare. The new rows:",
  );
});

test("a day of publication before the newest check of a price is said", () => {
  const published = (published_on: string) =>
    realData((data) => {
      copper("8", "10", "2026-11-19")(data);
      Object.assign(data.dataset[0]!, { published_on });
    });
  const last = (day: string) => preview(realData(), published(day)).at(-1);
  expect(last("2026-11-18")).toBe(
    "published_on is 2026-11-18, which is before the newest check of a price, on 2026-11-19.",
  );
  expect(last("2026-11-19")).not.toMatch(/published_on/);
});

test("what looks wrong is a heading with its first lines", () => {
  const lines = ["a", "b", "c"].map((text) => ({ text }));
  const data = realData();
  const shown = (warnings: Warning[], most?: number) =>
    preview(data, data, { warnings, most }).slice(2 + 1 + TABLES.length);
  expect(
    shown(
      [
        { kind: "sample", heading: "All of it", lines: [] },
        { kind: "moves", heading: "Three", lines },
      ],
      2,
    ),
  ).toEqual(["", "What looks wrong", "  All of it.", "  Three:\n    a\n    b\n    and 1 more"]);
  expect(shown([{ kind: "moves", heading: "Three", lines }]).at(-1)).toBe(
    "  Three:\n    a\n    b\n    c",
  );
  expect(shown([])).toEqual([]);
});
