import { expect, it } from "vitest";
import { changeEntries, changeInWords } from "../../../app/open-data/change-entries.ts";

const place = { cityId: 13, materialId: 1, checkedOn: "2026-11-20" };
const range = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

it.each([
  ["8–11", "", "now $8.00–$11.00 a kilo"],
  ["9.2–9.2", "", "now $9.20 a kilo"],
  ["8.4–11.4", "8–11", "up $0.40 to $8.40–$11.40 a kilo (was $8.00–$11.00)"],
  ["8.01–11.01", "8–11", "up $0.01 to $8.01–$11.01 a kilo (was $8.00–$11.00)"],
  // Half a cent is rounded up.
  ["8–11.01", "8–11", "up $0.01 to $8.00–$11.01 a kilo (was $8.00–$11.00)"],
  ["7.9–10.8", "8–11", "down $0.15 to $7.90–$10.80 a kilo (was $8.00–$11.00)"],
  ["7.99–10.99", "8–11", "down $0.01 to $7.99–$10.99 a kilo (was $8.00–$11.00)"],
  ["7.8–11.2", "8–11", "now $7.80–$11.20 a kilo (was $8.00–$11.00)"],
])("the price %s after %j is told in words: %s", (now, before, words) => {
  expect(told(now, before)).toBe(`Copper ${words}`);
});

it.each([
  ["0–0", "8–11", "no price any more (was $8.00–$11.00)"],
  ["0–0", "", "no price any more"],
  ["", "8–11", "the price from 20 Nov 2026 was withdrawn"],
])("the price %j after %j is told as none: %s", (now, before, words) => {
  expect(told(now, before)).toBe(`Copper: ${words}`);
});

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
