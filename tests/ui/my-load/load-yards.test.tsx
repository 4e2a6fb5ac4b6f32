import { expect, it, onTestFinished, vi } from "vitest";
import { LoadYards } from "../../../app/my-load/load-yards.tsx";
import type { LoadYard } from "../../../app/my-load/yard-worth.ts";
import { links, show, words } from "../show.tsx";

const yard = (id: number, kilometres: number, ...missing: string[]): LoadYard => ({
  ...{ id, name: `Yard ${id}`, address: `${id} Ore Road`, phone: null, cityName: "Dubbo" },
  ...{ state: "NSW", hours: null, kilometres, missing },
});
const NEXT = { words: "Moree, about 248 km", path: "/yard/4/a/", kilometres: 248 };

/** The texts for yards near the visitor, the next one and those that are open at a time. */
function yards(near: LoadYard[], next: typeof NEXT | null = null, openWords: string | null = null) {
  const found = { near, next, openWords, unlisted: [], states: [] };
  show(<LoadYards metals={["copper"]} yards={found} address="" sort="" />);
  return { groups: words("h4"), names: words("li a"), lines: words("section > p") };
}

const RING = "Lists can be wrong, so ring first. Distances are in a straight line.";

it("yards with prices of their own lead to their comparison, with the place and what the load has", () => {
  const near = [1, 2, 3, 4].map((id) => yard(id, id));
  const found = { near, next: null, openWords: null, unlisted: [], states: [], rests: "Best" };
  show(<LoadYards metals={["lead", "brass"]} yards={found} address="/?near=Dubbo" sort="" />);
  expect(links("p a").slice(-1)).toEqual([
    ["Compare these yards", "/compare/?yards=1,2,3&near=Dubbo&material=lead%2Cbrass"],
  ]);
});

it("yards name goods that they do not list, and the next one takes all of it", () => {
  expect(yards([yard(1, 60, "Zinc", "Tin")], NEXT).lines).toEqual([
    ...[RING, "Next that takes all of it: Moree, about 248 km"],
  ]);
  expect(words("li")).toEqual(["Yard 1about 60 km awayDoesn’t list: Zinc, Tin1 Ore Road"]);
});

it.each<[LoadYard[], groups: string[], names: string]>([
  [[yard(1, 60), yard(2, 10, "Tin"), yard(3, 20)], ["All of it", "Most of it"], "1 3 2"],
  [[yard(1, 60), yard(2, 10, "Tin"), yard(3, 70, "Tin")], ["All of it", "Most of it"], "1 2 3"],
  // Nobody drives past yards that are more than 50 km nearer.
  [[yard(1, 60.1), yard(2, 10, "Tin"), yard(3, 70, "Tin")], ["Most of it", "All of it"], "2 3 1"],
  [[yard(1, 10, "Tin"), yard(2, 5, "Tin")], ["Part of it"], "1 2"],
  [[yard(1, 10), yard(2, 5)], ["All of it"], "1 2"],
])("yards are in groups, those that are much nearer first (%#)", (near, groups, names) => {
  const found = yards(near);
  expect(found.groups).toEqual(groups);
  expect(found.names).toEqual(names.split(" ").map((id) => `Yard ${id}`));
});

it("yards are in no such group if they list nothing of a load", () => {
  const found = { near: [yard(1, 10)], next: null, openWords: null, unlisted: [], states: [] };
  show(<LoadYards metals={[]} yards={found} address="" sort="" />);
  expect(words("h4")).toEqual(["Yards near you"]);
});

it.each<[next: typeof NEXT | null, openWords: string | null, lines: string[]]>([
  [NEXT, "None is open then.", ["None is open then.", "Next open then: Moree, about 248 km"]],
  [NEXT, null, ["We don’t know of one within 100 km. Next: Moree, about 248 km"]],
  [
    null,
    null,
    ["We don’t know of a yard that lists any of this. Lists can be wrong, so ring one near you."],
  ],
])("where no yard is near, the next one is named (%#)", (next, openWords, lines) => {
  expect(yards([], next, openWords).lines).toEqual(lines);
});

it.each([
  [30, "All closed today. Yard 1 opens tomorrow 8 am."],
  [31, "All closed today. Yard 2 opens tomorrow 7 am."],
])("of yards %i km away those near are said to be open, if any is", async (kilometres, text) => {
  // Sunday 22 November 2026 in Sydney.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T01:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const opening = (id: number, away: number, from: number): LoadYard => {
    const week = { days: [[from, 960]], offsets: [660], holidays: [], onHolidays: null };
    return { ...yard(id, away), hours: { line: "Open", holidays: null, week } };
  };
  yards([opening(1, kilometres, 480), opening(3, kilometres, 540), opening(2, 60, 420)]);
  const summary = () => words("section > .open-now")[0];
  await expect.poll(() => summary()?.replaceAll("\u00A0", " ")).toBe(text);
});
