import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { changeEntries, changeInWords } from "../../../app/open-data/change-entries.ts";
import table from "./change-entries.csv?raw";

const place = { cityId: 13, materialId: 1, checkedOn: "2026-11-20" };
const range = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

// Half a cent is rounded up. A price of 0 is none, and nothing at all is one that was withdrawn.
it.each<Record<"now" | "before" | "told", string>>(parse(table, { columns: true }))(
  "the price “$now” after “$before” is told as: $told",
  ({ now, before, told: words }) => {
    expect(told(now, before)).toBe(words);
  },
);

/** The words for a change from one range to another, each as "8–11". */
function told(now: string, before: string): string {
  const [to, from] = [now, before].map((text) => {
    const [low, high] = text.split("–").map(Number);
    return text ? range(low!, high!) : null;
  });
  return changeInWords("Copper", { ...place, now: to!, before: from! });
}

const NAMES = new Map([
  [5, "Armidale"],
  [13, "Sydney"],
]);
const first = (cityId: number) => ({ ...place, cityId, now: range(8, 11), before: null });
const entries = (note: string | null, ...cities: number[]) =>
  changeEntries(
    "Copper",
    "/material/copper/",
    NAMES,
    [{ publication: { id: 7, publishedAt: 5, note }, changes: cities.map(first) }],
    ({ cityId }) => cityId,
  );

it("an entry counts the changes that it lists, by name, and not those of a city that was removed", () => {
  const [entry] = entries(null, 13, 5, 99);
  expect(entry?.title).toBe("Copper: 2 price changes");
  expect(entry?.items.map((item) => item.split(" ")[0])).toEqual(["Armidale", "Sydney"]);
});

it("an entry with one change has its words as title and the publication's note; no change gives no entry", () => {
  const words = "Sydney now $8.00–$11.00 a kilo";
  expect(entries("By phone", 13)).toEqual([
    {
      ...{ id: "publication-7", title: `Copper: ${words}`, path: "/material/copper/" },
      ...{ publishedAt: 5, paragraphs: ["By phone"], items: [words] },
    },
  ]);
  expect(entries(null, 13)[0]?.paragraphs).toEqual([]);
  expect(entries(null, 99, 13)[0]?.title).toBe(`Copper: ${words}`);
  expect(entries("By phone", 99)).toEqual([]);
  expect(entries("By phone")).toEqual([]);
});
