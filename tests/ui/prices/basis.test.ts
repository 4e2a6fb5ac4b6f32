import { expect, it } from "vitest";
import { ageWithBasis, basisWords, saysOneYard, withBasis } from "../../../app/prices/basis.ts";

const price = (yards: number | null, quotedFrom: string | null, checkedOn = "2026-11-19") => ({
  minPrice: 9.2,
  maxPrice: 9.6,
  yards,
  quotedFrom,
  checkedOn,
});

it.each([
  [price(4, "2026-11-12"), "4 yards, 12–19 Nov"],
  [price(2, "2026-10-28", "2026-11-04"), "2 yards, 28 Oct–4 Nov"],
  [price(3, "2026-11-19"), "3 yards"],
  [price(1, "2026-11-19"), "one yard said $9.20 to $9.60"],
  [{ ...price(1, "2026-11-19"), maxPrice: 9.2 }, "one yard said $9.20"],
  [price(1, "2026-11-12"), "one yard said $9.20 to $9.60"],
  [price(2, "2026-12-28", "2027-01-04"), "2 yards, 28 Dec–4 Jan"],
  [price(2, "2026-11-05"), "2 yards, 5–19 Nov"],
  [price(2, "2025-11-12", "2026-11-19"), "2 yards, 12 Nov–19 Nov"],
  [price(null, null), undefined],
  [{ ...price(4, "2026-11-12"), selfQuoted: 1 }, "4 yards, one of them by itself, 12–19 Nov"],
  [{ ...price(4, "2026-11-19"), selfQuoted: 2 }, "4 yards, two of them by themselves"],
  [{ ...price(9, "2026-11-19"), selfQuoted: 5 }, "9 yards, 5 of them by themselves"],
  [{ ...price(2, "2026-11-12"), selfQuoted: 2 }, "2 yards, each by itself, 12–19 Nov"],
  [{ ...price(1, "2026-11-19"), selfQuoted: 1 }, "one yard itself said $9.20 to $9.60"],
])("%j rests on %s", (given, words) => {
  expect(basisWords(given)).toBe(words);
});

it("prices of a single yard are counted in a sentence", () => {
  expect(saysOneYard([price(1, "2026-11-19"), price(4, "2026-11-12"), price(null, null)])).toBe(
    "One price comes from a single yard.",
  );
  const one = price(1, "2026-11-19");
  expect(saysOneYard([one, price(2, "2026-11-19"), one])).toBe("2 prices come from a single yard.");
  expect(saysOneYard([price(2, "2026-11-19")])).toBe("");
  expect(saysOneYard([])).toBe("");
});

it("a price and its age come with their basis, and a typed range without one", () => {
  const day = { today: "2026-11-20", judged: "2026-11-20" };
  const [quoted, typed] = [price(4, "2026-11-12"), price(null, null)];
  expect(withBasis(quoted)).toEqual({ ...quoted, said: "4 yards, 12–19 Nov" });
  expect(withBasis(typed)).toBe(typed);
  const age = { days: 1, checked: "19 Nov 2026" };
  expect(ageWithBasis(day, quoted)).toEqual({ ...age, said: "4 yards, 12–19 Nov" });
  expect(ageWithBasis(day, typed)).toStrictEqual(age);
});
