import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { NearestYards } from "../../../app/yards/nearest-yards.tsx";
import { shownOffers } from "../../../app/yards/yard-offers.ts";
import type { NearYard, YardDetails } from "../../../worker/data/yards/yard-details.ts";
import { links, show, words } from "../show.tsx";

const DAY = { today: "2026-11-20", judged: "2026-11-20" };

const offer = (name: string, minPrice: number, checkedOn: string) =>
  ({
    name,
    slug: name,
    price: { minPrice, maxPrice: minPrice * 2, checkedOn },
  }) as YardDetails["offers"][number];

it("the day on which most prices were checked stands once, other days in their rows", () => {
  const { checked, offers } = shownOffers(
    [
      offer("tin", 1, "2026-10-01"),
      offer("lead", 2, "2026-11-17"),
      offer("zinc", 3, "2026-11-17"),
      offer("iron", 0, "2026-10-02"),
      { name: "cars", slug: null, price: null },
    ],
    DAY,
  );
  expect(checked).toMatch(/17 Nov/);
  expect(offers.map(({ name, price }) => [name, price?.minPrice, price?.checked])).toEqual([
    ["tin", 1, expect.stringMatching(/1 Oct/)],
    ["lead", 2, undefined],
    ["zinc", 3, undefined],
    ["iron", 0, undefined],
    ["cars", undefined, undefined],
  ]);
});

it("the basis of most prices stands beside their day, another basis in its row", () => {
  const quoted = (name: string, yards: number) => {
    const of = offer(name, 2, "2026-11-17");
    return { ...of, price: { ...of.price!, yards, quotedFrom: "2026-11-12" } };
  };
  const { checked, offers } = shownOffers(
    [quoted("tin", 1), quoted("lead", 3), quoted("zinc", 3)],
    DAY,
  );
  expect(checked).toBe("17 Nov 2026 (3 yards, 12–17 Nov)");
  expect(offers.map(({ price }) => [price?.checked, price?.said])).toEqual([
    ["17 Nov 2026", "one yard said $2.00 to $4.00"],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

it("a price from one yard says so in its row, and without prices there is no day", () => {
  const tin = offer("tin", 2, "2026-11-17");
  const price = { ...tin.price!, yards: 1, quotedFrom: "2026-11-17" };
  const { checked, offers } = shownOffers([{ ...tin, price }], DAY);
  expect(checked).toBeNull();
  expect(offers[0]?.price?.said).toBe("one yard said $2.00 to $4.00");
  const cars = { name: "cars", slug: null, price: null };
  expect(shownOffers([cars], DAY)).toEqual({ checked: null, offers: [cars] });
});

const yard = (id: number, more = {}) =>
  ({
    id,
    name: `Yard ${id}`,
    address: `${id} Ore Road, Suburb${id} NSW 2830`,
    kilometres: id * 10,
    ...more,
  }) as unknown as NearYard;

const MAP = {
  kind: "sample" as const,
  markers: "0,120;60,120;0,200;-60,40",
  circles: "0,120,80,50,80,120",
  names: "This yard,0,134;Dubbo,60,150",
  land: "",
};

function showNearest(given: Partial<ComponentProps<typeof NearestYards>>, isApproximate = false) {
  const own = yard(1, { isApproximate }) as unknown as YardDetails["yard"];
  show(<NearestYards yard={own} nearest={[]} map={null} near={null} {...given} />);
}

it("the nearest other yards have the numbers of their map", () => {
  showNearest({ nearest: [yard(2), yard(3), yard(4)], near: "Dubbo NSW", map: MAP });
  expect(words("li h3")).toEqual(["Yard 2", "Yard 3", "Yard 4"]);
  expect(words("li p")).toEqual([
    ...["2 Ore Road, Suburb2 NSW 2830", "about 20 km"],
    ...["3 Ore Road, Suburb3 NSW 2830", "about 30 km"],
    ...["4 Ore Road, Suburb4 NSW 2830", "about 40 km"],
  ]);
  expect(links()).toEqual([
    ["Yard 2", "/yard/2/yard-2/"],
    ["Yard 3", "/yard/3/yard-3/"],
    ["Yard 4", "/yard/4/yard-4/"],
    ["All yards near Yard 1", "/scrap-yards/?near=Dubbo+NSW"],
    ["Compare with yards near it", "/compare/?yards=1,2,3"],
  ]);
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe(
    "Map of Yard 1 and the nearest other yards, as numbered in the list. North is up.",
  );
  expect(words("[role=img] > text")).toEqual(["50 km", "This yard", "Dubbo"]);
  // Each pin points to its yard. The page's own yard has a larger one.
  const pins = [...document.querySelectorAll("svg svg")].map((pin) =>
    [pin.textContent, ...["x", "y", "width"].map((name) => pin.getAttribute(name))].join(),
  );
  expect(pins).toEqual(["1,48,90,24", "2,-12,170,24", "3,-72,10,24", ",-18,75,36"]);
  expect(document.body.textContent).not.toContain("its suburb");
});

it("a yard with an approximate position says so", () => {
  showNearest({ nearest: [yard(2)] }, true);
  expect(words("section > p")).toEqual([
    "Distances are in a straight line. The map and distances show its suburb, not the exact place.",
  ]);
});

it("a yard without others has no map, but a link to all yards near it", () => {
  showNearest({ near: "Dubbo NSW" });
  expect([words("svg"), words("li"), words("a")]).toEqual([[], [], ["All yards near Yard 1"]]);
});
