import { expect, test } from "vitest";
import type { Change } from "../../../publishing/compare/change.ts";
import type { Fields } from "../../../publishing/compare/content.ts";
import {
  contentBefore,
  type KeptChange,
  undoings,
} from "../../../publishing/compare/published-changes.ts";

const YARD = "yards/1";
const COPPER = "prices/sydney/copper";

function kept(publication: number, change: Change): KeptChange {
  return { ...change, publication, publishedAt: publication, note: null, by: "kim" };
}

/** The publications that a change would undo. */
function undone(change: Change, history: KeptChange[]): number[] {
  return undoings([change], history).flatMap((one) =>
    one.undone.map(({ publication }) => publication),
  );
}

const phone = (from: string, to: string): Change => {
  return { key: YARD, before: { phone: from }, after: { phone: to } };
};

test("a change that sets a field back undoes every publication since that is about the field", () => {
  const renamed: Change = { key: YARD, before: { name: "A" }, after: { name: "B" } };
  const history = [
    kept(5, phone("3", "4")),
    kept(4, renamed),
    kept(3, phone("2", "3")),
    kept(2, phone("1", "2")),
  ];
  expect(undone(phone("4", "2"), history)).toEqual([5, 3]);
  expect(undone(phone("4", "1"), history)).toEqual([5, 3, 2]);
  expect(undone(phone("4", "9"), history)).toEqual([]);
  expect(undone({ ...phone("4", "2"), key: "yards/2" }, history)).toEqual([]);
  // One of several fields is enough.
  const both = (before: Fields, after: Fields) => undone({ key: YARD, before, after }, history);
  expect(both({ phone: "4", name: "B" }, { phone: "2", name: "C" })).toEqual([5, 4, 3]);
  expect(both({ phone: "4", name: "B" }, { phone: "9", name: "A" })).toEqual([5, 4]);
  // To empty a field undoes nothing that was about others.
  const emptied: Change = { key: YARD, before: { website: "x" }, after: { website: null } };
  expect(undoings([emptied], history)).toEqual([]);
});

test("a row that goes undoes what added it, and one that comes back what removed it", () => {
  const row: Fields = { name: "A" };
  const added = kept(3, { key: YARD, before: null, after: row });
  const removed = kept(3, { key: YARD, before: row, after: null });
  const [gone, back]: Change[] = [
    { key: YARD, before: row, after: null },
    { key: YARD, before: null, after: row },
  ];
  expect(undone(gone!, [added])).toEqual([3]);
  expect(undone(gone!, [kept(4, phone("1", "2")), added])).toEqual([4, 3]);
  expect(undone(gone!, [kept(4, phone("1", "2"))])).toEqual([]);
  expect(undone(back!, [removed])).toEqual([3]);
  expect(undone(back!, [added])).toEqual([]);
  expect(undone(phone("2", "1"), [added])).toEqual([]);
});

test("a price is set back only as a whole", () => {
  const price = (min: number, max: number): Fields => ({ min, max });
  const history = [kept(2, { key: COPPER, before: price(8, 9), after: price(10, 11) })];
  const to = (after: Fields): Change => ({ key: COPPER, before: price(10, 11), after });
  expect(undone(to(price(8, 9)), history)).toEqual([2]);
  expect(undone(to(price(8, 12)), history)).toEqual([]);
});

test("the content before is worked out from the latest change back, unless everything was replaced", () => {
  const later = [kept(3, phone("2", "3")), kept(2, phone("1", "2"))];
  const live = new Map([[YARD, { name: "A", phone: "3" }]]);
  expect(contentBefore(live, later)).toEqual(new Map([[YARD, { name: "A", phone: "1" }]]));
  expect(contentBefore(live, later.slice(0, 1))?.get(YARD)).toEqual({ name: "A", phone: "2" });
  const replaced = kept(1, { key: "dataset", before: null, after: { name: "All" } });
  expect(contentBefore(live, [...later, replaced])).toBeUndefined();
});
