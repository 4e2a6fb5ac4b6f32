import { parse } from "csv-parse/sync";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { countLoad } from "../../../app/my-load/count.ts";
import { LoadVerdicts } from "../../../app/my-load/verdicts/load-verdicts.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { links, show } from "../show.tsx";
import { DAY, FRIDGE, good, row } from "./load.ts";
import table from "./verdicts.csv?raw";

// Loads, the kilometres to the next yard, and the advice at 50 cents a kilometre and the prices below: parts of its text,
// with "…" between them, from the beginning. "given" may have an offer for all of it, the vehicle, the state, the yards
// that take all or part of it, the prices of bright copper, the metal with an old price, the number of yards that gave
// the prices, and "far" if the city is too far away to judge by. "never" is said nowhere.
type Line = Record<"load" | "km" | "given" | "says" | "never", string>;
const LINES: Line[] = parse(table, { columns: true });

const CANS = good("aluminum-cans", {}, 2);
const CABLE = good("insulated-copper-cable", {}, 3);
const GOODS: Good[] = [
  ...[good("steel"), CANS, CABLE, good("zinc", {}, 4), { ...CABLE, slug: "data-cable" }],
  { ...CANS, slug: "drink-cans", unit: "piece", grams: [14, 15] },
  // Only general knowledge says what one weighs.
  { ...FRIDGE, slug: "bolt", grams: [14, 15], isWeak: true },
  { ...FRIDGE, slug: "car", listedAs: "whole-vehicles" },
];
/** From the lowest to the highest, by the metal's id; none of zinc. */
const PRICES: [number, [number, number]][] = [
  [1, [0.19, 0.33]],
  [2, [0.8, 1.4]],
  [3, [2, 4]],
];

/** "200 steel; 2 kg drink-cans" as rows. */
function rowsOf(load: string) {
  return load.split("; ").map((each) => {
    const [, amount = "", slug] = /^(.+) (\S+)$/.exec(each) ?? [];
    return row(GOODS.find((one) => one.slug === slug) ?? null, amount);
  });
}

/** Yards so many kilometres away: "90 70". */
const yardsAt = (away: string | null, missing: string[] = []) =>
  (away?.split(" ") ?? []).map((kilometres) => ({ kilometres: Number(kilometres), missing }));

/** The verdicts on a load in words. */
function verdicts({ load, km, given }: Omit<Line, "says" | "never">) {
  const more = new URLSearchParams(given);
  const rows = rowsOf(load);
  const { lines, leftOut } = countLoad(rows);
  const yards = Number(more.get("yards") ?? 3);
  const priced = PRICES.map(([id, [minPrice, maxPrice]]) => {
    const checkedOn = more.get("old") === String(id) ? "2026-08-01" : "2026-11-19";
    return [id, { minPrice, maxPrice, checkedOn, yards }] as const;
  });
  const city = { name: "Dubbo", slug: "dubbo", state: "NSW" };
  const nearest = { city, kilometres: 1, ...worthOf(lines, new Map(priced), DAY) };
  const next = { words: "Dubbo", path: "/", kilometres: Number(km) };
  const [minPrice, maxPrice] = (more.get("bright") ?? "10-12").split("-").map(Number);
  const near = [...yardsAt(more.get("all")), ...yardsAt(more.get("part"), ["Zinc"])];
  const answer = {
    yards: { near, next, unlisted: [], states: [] },
    bright: { minPrice, maxPrice, checkedOn: "2026-11-19" },
    ...{ state: more.get("state") ?? "NSW", isJudged: !more.has("far") },
  } as unknown as ComponentProps<typeof LoadVerdicts>["answer"];
  show(
    <LoadVerdicts
      {...{ rows, leftOut, answer, nearest }}
      kmCost={{ text: "", value: 0.5, problem: null }}
      place={{ text: "Dubbo", label: null, problem: null, others: [] }}
      vehicle={more.get("vehicle") ?? ""}
      offer={{ text: "", ...(more.has("offer") && { dollars: Number(more.get("offer")) }) }}
    />,
  );
  return document.body.textContent;
}

it.each(LINES)("of $load, $km km away ($given), is said: $says", ({ says, never, ...load }) => {
  const said = verdicts(load);
  const parts = says.split("…").map((part) => part.trim());
  expect(said.startsWith(parts[0]!), said).toBe(true);
  let at = 0;
  for (const part of parts) {
    expect(said.slice(at)).toContain(part);
    at = said.indexOf(part, at) + part.length;
  }
  if (never) expect(said).not.toContain(never);
});

it("a load that nobody drives leads to the yards that collect, and a trip to its cost", () => {
  verdicts({ load: "3000 steel", km: "1", given: "" });
  expect(links()).toEqual([
    ["Yards that collect near you", "/scrap-yards/?near=Dubbo&service=Collection"],
  ]);
});
