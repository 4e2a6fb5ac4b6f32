import fc from "fast-check";
import { expect, it } from "vitest";
import { amountRange, inCents, type Worth } from "../../../app/goods/amounts.ts";
import { isMostlyGuessed, worthOf } from "../../../app/my-load/worth.ts";
import { DAY, line, prices } from "./load.ts";

it("a load's worth is the sum of its rows as they are shown, whatever the weights and the prices", () => {
  const grams = fc.integer({ min: 1, max: 100_000_000 });
  const cents = fc.integer({ min: 1, max: 100_000 });
  const seen = ({ min, max }: Worth) =>
    amountRange(inCents(min), inCents(max)).replaceAll(/[$,]/g, "").split(" – ").map(Number);
  const added = (rows: number[][], end: 0 | -1) =>
    rows.reduce((sum, ends) => sum + Math.round(ends.at(end)! * 100), 0) / 100;
  const load = fc.array(fc.tuple(grams, cents, cents), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(load, (rows) => {
      const { lines, total } = worthOf(
        rows.map(([weight], id) => line(id, weight / 1000)),
        prices(...rows.map(([, c, more]) => [c / 100, (c + more) / 100] as [number, number])),
        DAY,
      );
      const shown = lines.map(({ worth }) => seen(worth!));
      const ends = [added(shown, 0), added(shown, -1)];
      const whole = ends[1]! >= 100 ? ends.map(Math.round) : ends;
      expect(seen(total!)).toEqual([...new Set(whole)]);
    }),
  );
});

it("metals without a price or with an old one are not counted, and the old price still has a worth", () => {
  const lines = [line(0, 10), line(1, 10), line(2, 10), line(9, 10)];
  const found = worthOf(lines, prices([2, 3], null, [0, 0]), DAY);
  expect(found.total).toEqual({ min: 2_000_000, max: 3_000_000 });
  expect(found.lines.map(({ isCounted }) => isCounted)).toEqual([true, false, false, false]);
  expect(found.lines.map(({ worth }) => worth && inCents(worth.max))).toEqual([
    ...[3000, 2000, undefined, undefined],
  ]);
  expect(worthOf(lines.slice(1), prices([2, 3], null), DAY).total).toBeUndefined();
});

it("goods that were not weighed are worth a range of their own", () => {
  const battery = { ...line(0, 14), maxGrams: 27_000 };
  expect(worthOf([battery], prices([0.5, 0.7]), DAY).total).toEqual({
    ...{ min: 700_000, max: 1_890_000 },
  });
});

it("goods that are paid a share of a metal's price are worth that share, to the cent as shown", () => {
  const light = { ...line(0, 300), pays: 0.68 };
  const { lines, total } = worthOf([line(0, 100), light], prices([0.2, 0.35]), DAY);
  expect(lines.map(({ price }) => [price?.minPrice, price?.maxPrice])).toEqual([
    [0.2, 0.35],
    [0.14, 0.24],
  ]);
  expect(total).toEqual({ min: 6_200_000, max: 10_700_000 });
});

it.each([
  [51, 50, true],
  [50, 50, false],
  // Of a line that nobody weighed, only its weak part is guessed.
  [100, 30, true],
  [100, 31, false],
])("%i kg of which half is general knowledge and %i kg that were weighed: %s", (...given) => {
  const [guessed, weighed, isGuessed] = given;
  const weak = { ...line(0, guessed), weakGrams: guessed === 100 ? 65_100 : guessed * 1000 };
  // At an old price, nothing of it counts.
  const old = { ...line(2, 900), weakGrams: 900_000 };
  const worth = worthOf([weak, line(1, weighed), old], prices([1, 1], [1, 1], null), DAY);
  expect(isMostlyGuessed(worth)).toBe(isGuessed);
});

it("a load of which nothing is counted is not called a guess", () => {
  const guessed = { ...line(0, 50), weakGrams: 50_000 };
  expect(isMostlyGuessed(worthOf([guessed], prices(null), DAY))).toBe(false);
});
