import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { mostCommon } from "../../../app/prices/basis.ts";
import { checkedSpan } from "../../../app/prices/checked-span.ts";
import { ageOn } from "../../../app/prices/price-age-words.ts";
import table from "./checked-span.csv?raw";

const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const prices = (...days: string[]) =>
  days.map((checkedOn) => ({ checkedOn, ...ageOn(DAY, { checkedOn }) }));
const words = (...days: string[]) => checkedSpan(prices(...days), DAY)?.words;

describe("the days on which most prices were checked", () => {
  // Seven days are a round, and eight are not. A sentence covers prices with their age or without it, never both.
  it.each<{ days: string; said: string }>(parse(table, { columns: true }))(
    "of $days: $said",
    ({ days, said }) => {
      expect(words(...days.split(" "))).toBe(said);
    },
  );

  it("cover only prices within them, and are undefined without prices", () => {
    const all = prices("2026-11-20", "2026-11-14", "2026-11-13");
    expect(all.map(checkedSpan(all, DAY)!.covers)).toEqual([true, true, false]);
    expect(checkedSpan([], DAY)).toBeUndefined();
  });
});

it.each([
  [["a", "b", "b"], "b"],
  [["b", "b", "a"], "b"],
  [["c", "a", "b", "a", "b"], "a"],
  [[], undefined],
])("of %j the most frequent is %s", (values, most) => {
  expect(mostCommon(values)).toBe(most);
});
