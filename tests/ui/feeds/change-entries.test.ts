import { describe, expect, it } from "vitest";
import { changeEntries, changeInWords } from "../../../app/feeds/change-entries.ts";

const place = { cityId: 13, materialId: 1, checkedOn: "2026-11-20" };
const range = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

describe("a change of a price in words", () => {
  it.each([
    ["a first price", range(8, 11), null, "Copper now $8.00–$11.00 a kilo"],
    ["a price of one number", range(9.2, 9.2), null, "Copper now $9.20 a kilo"],
    [
      "a rise",
      range(8.4, 11.4),
      range(8, 11),
      "Copper up $0.40 to $8.40–$11.40 a kilo (was $8.00–$11.00)",
    ],
    [
      "a rise of a cent",
      range(8.01, 11.01),
      range(8, 11),
      "Copper up $0.01 to $8.01–$11.01 a kilo (was $8.00–$11.00)",
    ],
    [
      "a fall",
      range(7.9, 10.8),
      range(8, 11),
      "Copper down $0.15 to $7.90–$10.80 a kilo (was $8.00–$11.00)",
    ],
    [
      "a wider range",
      range(7.8, 11.2),
      range(8, 11),
      "Copper now $7.80–$11.20 a kilo (was $8.00–$11.00)",
    ],
    [
      "no price any more",
      range(0, 0),
      range(8, 11),
      "Copper: no price any more (was $8.00–$11.00)",
    ],
    [
      "a rise of half a cent",
      range(8, 11.01),
      range(8, 11),
      "Copper up $0.01 to $8.00–$11.01 a kilo (was $8.00–$11.00)",
    ],
    ["a withdrawn day", null, range(8, 11), "Copper: the price from 20 Nov 2026 was withdrawn"],
    ["a first price that is none", range(0, 0), null, "Copper: no price any more"],
    [
      "a fall of a cent",
      range(7.99, 10.99),
      range(8, 11),
      "Copper down $0.01 to $7.99–$10.99 a kilo (was $8.00–$11.00)",
    ],
  ])("%s", (_, now, before, words) => {
    expect(changeInWords("Copper", { ...place, now, before })).toBe(words);
  });
});

it("an entry counts the changes that it lists, and not those of a city that was removed", () => {
  const changes = [13, 5, 99].map((cityId) => ({
    ...{ ...place, cityId },
    ...{ now: range(8, 11), before: null },
  }));
  const names = new Map([
    [5, "Armidale"],
    [13, "Sydney"],
  ]);
  const published = [{ publication: { id: 1, publishedAt: 0, note: null }, changes }];
  const idOf = ({ cityId }: { cityId: number }) => cityId;
  const [entry] = changeEntries("Copper", "/material/copper/", names, published, idOf);
  expect(entry?.title).toBe("Copper: 2 price changes");
  expect(entry?.items.map((item) => item.split(" ")[0])).toEqual(["Armidale", "Sydney"]);
});

it("an entry with one change is called by it, has the publication's note, and is none without a change", () => {
  const change = { ...place, now: range(8, 11), before: null };
  const entries = (note: string | null, ...changes: (typeof change)[]) =>
    changeEntries(
      "Copper",
      "/material/copper/",
      new Map([[13, "Sydney"]]),
      [{ publication: { id: 7, publishedAt: 5, note }, changes }],
      ({ cityId }) => cityId,
    );
  const words = "Sydney now $8.00–$11.00 a kilo";
  expect(entries("By phone", change)).toEqual([
    {
      ...{ id: "publication-7", title: `Copper: ${words}`, path: "/material/copper/" },
      ...{ publishedAt: 5, paragraphs: ["By phone"], items: [words] },
    },
  ]);
  expect(entries(null, change)[0]?.paragraphs).toEqual([]);
  expect(entries(null, { ...change, cityId: 99 }, change)[0]?.title).toBe(`Copper: ${words}`);
  expect(entries("By phone", { ...change, cityId: 99 })).toEqual([]);
  expect(entries("By phone")).toEqual([]);
});
