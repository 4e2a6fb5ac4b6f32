import { expect, it, onTestFinished, vi } from "vitest";
import type { LoadYard } from "../../../app/my-load/answer-load.ts";
import { LoadYards } from "../../../app/my-load/load-yards.tsx";
import { show, words } from "../show.tsx";

const yard = (id: number, kilometres: number, ...missing: string[]): LoadYard => ({
  ...{ id, name: `Yard ${id}`, address: `${id} Ore Road`, phone: null, cityName: "Dubbo" },
  ...{ state: "NSW", hours: null, kilometres, missing },
});
const NEXT = { words: "Moree, about 248 km", path: "/yard/4/a/", kilometres: 248 };

function yards(near: LoadYard[], next: typeof NEXT | null = null, openWords: string | null = null) {
  show(<LoadYards isOfAny={false} yards={{ near, next, openWords, unlisted: [], states: [] }} />);
  const groups = [...document.querySelectorAll("h4")].map((title) => [
    title.textContent,
    ...[...title.nextElementSibling!.querySelectorAll("a")].map((link) => link.textContent),
  ]);
  return { groups, lines: words("section > p") };
}

const RING = "Lists can be wrong, so ring first. Distances are in a straight line.";

it("yards that take all come before those that take most, in the order given", () => {
  const { groups, lines } = yards(
    [yard(1, 60, "Zinc", "Tin"), yard(2, 110), yard(3, 20), yard(4, 80, "Tin")],
    NEXT,
  );
  expect(groups).toEqual([
    ["All of it", "Yard 2", "Yard 3"],
    ["Most of it", "Yard 1", "Yard 4"],
  ]);
  expect(lines).toEqual([RING, "Next that takes all of it: Moree, about 248 km"]);
  expect(words("li")).toEqual([
    ...["Yard 2about 110 km away2 Ore Road", "Yard 3about 20 km away3 Ore Road"],
    "Yard 1about 60 km awayDoesn’t list: Zinc, Tin1 Ore Road",
    "Yard 4about 80 km awayDoesn’t list: Tin4 Ore Road",
  ]);
  expect(document.querySelector("li a")?.getAttribute("href")).toBe("/yard/2/yard-2/");
});

it.each([
  [50, ["All of it", "Most of it"]],
  [50.1, ["Most of it", "All of it"]],
])("yards %d km nearer that take most come first from there on", (kilometres, titles) => {
  const { groups } = yards([yard(1, 10 + kilometres), yard(2, 10, "Tin"), yard(3, 70, "Tin")]);
  expect(groups.map(([title]) => title)).toEqual(titles);
});

it("where none takes all, the others take some of it", () => {
  expect(yards([yard(1, 10, "Tin"), yard(2, 5, "Tin")]).groups).toEqual([
    ["Part of it", "Yard 1", "Yard 2"],
  ]);
});

it("where all take all, there is one group", () => {
  expect(yards([yard(1, 10), yard(2, 5)]).groups).toEqual([["All of it", "Yard 1", "Yard 2"]]);
});

it("how many are open at the time asked for is said", () => {
  expect(yards([yard(1, 10)], null, "One is open then.").lines).toEqual([
    "One is open then.",
    RING,
  ]);
});

it("where none is near, the next one that is open then is named", () => {
  expect(yards([], NEXT, "None is open then.")).toEqual({
    groups: [],
    lines: ["None is open then.", "Next open then: Moree, about 248 km"],
  });
});

it.each([
  [30, "All closed today. Yard 1 opens tomorrow 8 am."],
  [31, "All closed today. Yard 2 opens tomorrow 7 am."],
])("of yards %i km away those near are said to be open, if any is", async (kilometres, text) => {
  // Sunday 22 November 2026 in Sydney.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T01:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const hours = (from: number) => ({
    ...{ line: "Open", holidays: null },
    week: { days: [[from, 960]], offsets: [660], holidays: [], onHolidays: null },
  });
  const timed = [
    { ...yard(1, kilometres), hours: hours(480) },
    { ...yard(3, kilometres), hours: hours(540) },
    { ...yard(2, 60), hours: hours(420) },
  ];
  yards(timed);
  const summary = () => words("section > .open-now")[0];
  await expect.poll(() => summary()?.replaceAll("\u00A0", " ")).toBe(text);
});

it("where none is near, the next one is named", () => {
  expect(yards([], NEXT).lines).toEqual([
    "We don’t know of one within 100 km. Next: Moree, about 248 km",
  ]);
});

it("where none is known, that is said", () => {
  expect(yards([]).lines).toEqual([
    "We don’t know of a yard that lists any of this. Lists can be wrong, so ring one near you.",
  ]);
});

it("an outage of the yards is said", () => {
  show(<LoadYards isOfAny={false} yards={null} />);
  expect(words("section > p")).toEqual([
    "We can’t load the yards right now. Try again in a minute.",
  ]);
});
