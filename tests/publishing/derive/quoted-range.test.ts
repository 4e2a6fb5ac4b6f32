import { expect, test } from "vitest";
import { type GivenQuote, quotedRange } from "../../../publishing/derive/quoted-range.ts";

/** The quote of a yard on a day, and the yard that it belongs to now if that is another. */
const said = (yardId: number, quotedOn: string, lowCents: number, yard = yardId): GivenQuote => ({
  ...{ yardId, yard, quotedOn, lowCents, highCents: lowCents + 10, how: null },
});
const range = (minCents: number, maxCents: number, yards: number, days: [string, string]) => ({
  ...{ minCents, maxCents, yards, selfQuoted: 0, quotedFrom: days[0], checkedOn: days[1] },
});

test("the range goes from the lowest to the highest of what each yard said last", () => {
  expect(
    quotedRange([
      said(1, "2026-11-10", 100),
      said(1, "2026-11-12", 300),
      said(2, "2026-11-19", 400),
      said(3, "2026-11-15", 350),
    ]),
  ).toEqual(range(300, 410, 3, ["2026-11-12", "2026-11-19"]));
});

test("a quote counts until it is 27 days older than the newest, and not a day longer", () => {
  const newest = said(1, "2026-11-28", 500);
  expect(quotedRange([newest, said(2, "2026-11-01", 100)])).toEqual(
    range(100, 510, 2, ["2026-11-01", "2026-11-28"]),
  );
  expect(quotedRange([newest, said(2, "2026-10-31", 100)])).toEqual(
    range(500, 510, 1, ["2026-11-28", "2026-11-28"]),
  );
});

test("of a yard and those merged into it the newest counts, and on one day its own, else the lowest id", () => {
  const days: [string, string] = ["2026-11-12", "2026-11-12"];
  const [own, second, third] = [
    said(5, days[0], 500),
    said(2, days[0], 200, 5),
    said(3, days[0], 300, 5),
  ];
  for (const order of [
    [own, second, third],
    [third, second, own],
  ])
    expect(quotedRange(order)).toEqual(range(500, 510, 1, days));
  expect(quotedRange([third, second])).toEqual(range(200, 210, 1, days));
  expect(quotedRange([second, third])).toEqual(range(200, 210, 1, days));
  expect(quotedRange([own, said(2, "2026-11-13", 200, 5)])).toMatchObject({ minCents: 200 });
});

test("a yard that says no is none of the yards of a range, and its day is none of the days", () => {
  const priced = said(1, "2026-10-01", 100);
  const no = said(2, "2026-11-20", 0);
  expect(quotedRange([priced, no])).toEqual(range(100, 110, 1, ["2026-10-01", "2026-10-01"]));
  expect(quotedRange([priced, said(1, "2026-11-20", 0)])).toBeUndefined();
});

test("without quotes there is no range", () => {
  expect(quotedRange([])).toBeUndefined();
});
