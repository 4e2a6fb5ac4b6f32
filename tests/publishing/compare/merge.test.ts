import { expect, test } from "vitest";
import { applied } from "../../../publishing/compare/change.ts";
import { changesTo } from "../../../publishing/compare/change-set.ts";
import type { Content, Fields } from "../../../publishing/compare/content.ts";
import { merge as mergeChanges } from "../../../publishing/compare/merge.ts";

const DATASET: Content = new Map([["dataset", { is_sample: false }]]);

/** Merges what somebody made of a base into what is live. */
function merge(base: Content, mine: Content, live: Content, isMineKept = false) {
  const [before, own, now] = [base, mine, live].map((rows) => new Map([...DATASET, ...rows]));
  return mergeChanges(changesTo(own!, now!, before!), live, () => isMineKept);
}

/** States in an order, as a content holds them. */
function states(...codes: string[]): Content {
  const keys = codes.map((code) => `states/${code}`);
  const rows = keys.map((key): [string, Fields] => [key, { name: key }]);
  return new Map([...rows, ["states", { order: keys }]]);
}

/** The order after a merge, as codes, and the conflicts. */
function ordered(base: Content, mine: Content, live: Content, isMineKept = false) {
  const { changes, conflicts } = merge(base, mine, live, isMineKept);
  const { order } = applied(live, changes).get("states")!;
  const codes = (order as string[]).map((key) => key.slice("states/".length)).join(" ");
  return { codes, conflicts: conflicts.map(({ key }) => key) };
}

const BASE = states("NSW", "VIC", "QLD");
const OTHER = states("QLD", "NSW", "VIC");
const LIVE = states("WA", "NSW", "VIC", "QLD", "TAS");

test.each([
  ["I changed", OTHER, BASE, "QLD NSW VIC"],
  ["somebody else changed", BASE, OTHER, "QLD NSW VIC"],
  ["both changed alike", OTHER, OTHER, "QLD NSW VIC"],
  // A row that only one added comes after its predecessor there.
  ["both added to", states("NSW", "SA", "VIC", "QLD"), LIVE, "WA NSW SA VIC QLD TAS"],
  ["I took from", states("NSW", "QLD"), LIVE, "WA NSW QLD TAS"],
  ["I changed and added to", states("QLD", "SA", "NSW", "VIC"), LIVE, "WA QLD TAS SA NSW VIC"],
])("an order that %s is merged without a conflict", (_, mine, live, codes) => {
  expect(ordered(BASE, mine, live)).toEqual({ codes, conflicts: [] });
});

test("two other orders are a conflict: theirs stays unless mine is kept", () => {
  const mine = states("VIC", "NSW", "QLD");
  const conflicts = ["states"];
  expect(ordered(BASE, mine, OTHER)).toEqual({ codes: "QLD NSW VIC", conflicts });
  expect(ordered(BASE, mine, OTHER, true)).toEqual({ codes: "VIC NSW QLD", conflicts });
  expect(merge(BASE, mine, OTHER).conflicts).toEqual([
    { key: "states", mine: mine.get("states"), theirs: OTHER.get("states") },
  ]);
});

const yard = (fields: Fields): Content => new Map([["yards/1", fields]]);
const price = (min: number): Content => new Map([["prices/sydney/copper", { min, max: 20 }]]);

test("fields of a yard merge one by one, and only those that clash are a conflict", () => {
  const base = yard({ name: "A", phone: "1", website: "w" });
  const mine = yard({ name: "B", phone: "2", website: "w" });
  const live = yard({ name: "A", phone: "3", website: "x" });
  const conflicts = [{ key: "yards/1", mine: { phone: "2" }, theirs: { phone: "3" } }];
  expect(merge(base, mine, live)).toEqual({
    changes: [{ key: "yards/1", before: { name: "A" }, after: { name: "B" } }],
    conflicts,
  });
  expect(merge(base, mine, live, true)).toEqual({
    changes: [
      { key: "yards/1", before: { name: "A", phone: "3" }, after: { name: "B", phone: "2" } },
    ],
    conflicts,
  });
});

test.each([
  ["yards/1", "latitude", "longitude"],
  ["cities/perth", "lat", "lon"],
])("a place of %s is never one person's %s with another's %s", (key, north, east) => {
  const at = (y: number, x: number): Content => new Map([[key, { [north]: y, [east]: x }]]);
  expect(merge(at(-33, 151), at(-34, 151), at(-33, 150))).toEqual({
    changes: [],
    conflicts: [
      { key, mine: { [north]: -34, [east]: 151 }, theirs: { [north]: -33, [east]: 150 } },
    ],
  });
});

test("a value that both set alike is no conflict, nor a change", () => {
  const base = yard({ name: "A", phone: "1" });
  const mine = yard({ name: "B", phone: "2" });
  const live = yard({ name: "A", phone: "2" });
  expect(merge(base, mine, live)).toEqual({
    changes: [{ key: "yards/1", before: { name: "A" }, after: { name: "B" } }],
    conflicts: [],
  });
  // A field that only somebody else changed stays theirs.
  expect(merge(price(10), price(10), price(12))).toEqual({ changes: [], conflicts: [] });
});

test("a price is merged as a whole", () => {
  const key = "prices/sydney/copper";
  const [before, after] = [
    { min: 10, max: 20 },
    { min: 11, max: 20 },
  ];
  expect(merge(price(10), price(11), price(10))).toEqual({
    changes: [{ key, before, after }],
    conflicts: [],
  });
  expect(merge(price(10), price(11), price(12))).toEqual({
    changes: [],
    conflicts: [{ key, mine: after, theirs: { min: 12, max: 20 } }],
  });
  expect(merge(price(10), price(11), price(12), true).changes).toEqual([
    { key, before: { min: 12, max: 20 }, after },
  ]);
  expect(merge(price(10), price(12), price(12))).toEqual({ changes: [], conflicts: [] });
});

test("removing a row that somebody else changed is a conflict, removing an unchanged one is not", () => {
  const [old, other] = [yard({ name: "A" }), yard({ name: "B" })];
  const nothing: Content = new Map();
  expect(merge(old, nothing, old)).toEqual({
    changes: [{ key: "yards/1", before: { name: "A" }, after: null }],
    conflicts: [],
  });
  expect(merge(old, nothing, other)).toEqual({
    changes: [],
    conflicts: [{ key: "yards/1", mine: null, theirs: { name: "B" } }],
  });
  expect(merge(old, other, nothing)).toEqual({
    changes: [],
    conflicts: [{ key: "yards/1", mine: { name: "B" }, theirs: null }],
  });
  expect(merge(nothing, other, nothing).changes).toEqual([
    { key: "yards/1", before: null, after: { name: "B" } },
  ]);
});
