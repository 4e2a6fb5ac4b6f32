import { expect, test } from "vitest";
import {
  applied,
  changeOf,
  difference,
  isSame,
  isWholesale,
} from "../../../publishing/compare/change.ts";
import type { Content } from "../../../publishing/compare/content.ts";

test("columns may be in any order, values of a list may not, and nothing is null", () => {
  expect(isSame({ a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSame(["a", "b"], ["b", "a"])).toBe(false);
  expect(isSame(undefined, null)).toBe(true);
  expect(isSame(0, null)).toBe(false);
});

test("of a row that stays only the fields that differ change, and of a price all of them", () => {
  const [before, after] = [
    { name: "A", phone: "1", website: "w" },
    { name: "A", phone: "2", email: "e" },
  ];
  expect(changeOf("yards/1", before, after)).toEqual({
    key: "yards/1",
    before: { phone: "1", website: "w", email: null },
    after: { phone: "2", website: null, email: "e" },
  });
  expect(changeOf("prices/sydney/copper", before, after)).toEqual({
    ...{ key: "prices/sydney/copper", before, after },
  });
  expect(changeOf("yards/1", before, { ...before })).toBeUndefined();
  expect(changeOf("yards/1", null, null)).toBeUndefined();
});

test("a difference names rows that go, that stay and that are new, and makes one content the other", () => {
  const before: Content = new Map([
    ["yards/1", { name: "A" }],
    ["yards/2", { name: "B", phone: "1" }],
    ["yards/3", { name: "C" }],
  ]);
  const after: Content = new Map([
    ["yards/2", { name: "B", phone: "2" }],
    ["yards/3", { name: "C" }],
    ["yards/4", { name: "D" }],
  ]);
  const changes = difference(before, after);
  expect(changes).toEqual([
    { key: "yards/1", before: { name: "A" }, after: null },
    { key: "yards/2", before: { phone: "1" }, after: { phone: "2" } },
    { key: "yards/4", before: null, after: { name: "D" } },
  ]);
  expect(applied(before, changes)).toEqual(after);
  expect(before.get("yards/2")).toEqual({ name: "B", phone: "1" });
});

test("a day and records are kept as changes, and are no rows", () => {
  const changes = ["published_on", "price_history", "yards/1"].map((key) => {
    return { key, before: null, after: { name: key } };
  });
  expect([...applied(new Map(), changes).keys()]).toEqual(["yards/1"]);
});

test("everything is replaced in an empty database, and where samples become real or the other way", () => {
  const named = { name: "A" };
  const changed = (key: string, before: object | null, after: object | null) =>
    isWholesale({ key, before: before && { ...before }, after: after && { ...after } });
  expect(changed("dataset", null, named)).toBe(true);
  expect(changed("dataset", { is_sample: true }, { is_sample: false })).toBe(true);
  expect(changed("dataset", named, { name: "B" })).toBe(false);
  expect(changed("dataset", named, null)).toBe(false);
  expect(changed("yards/1", null, named)).toBe(false);
});
