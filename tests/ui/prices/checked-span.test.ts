import { describe, expect, it } from "vitest";
import { mostCommon } from "../../../app/prices/basis.ts";
import { checkedSpan } from "../../../app/prices/checked-span.ts";
import { ageOn } from "../../../app/prices/price-age-words.ts";

const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const prices = (...days: string[]) =>
  days.map((checkedOn) => ({ checkedOn, ...ageOn(DAY, { checkedOn }) }));
const words = (...days: string[]) => checkedSpan(prices(...days), DAY)?.words;

describe("the days on which most prices were checked", () => {
  it.each([
    [["2026-11-20"], "Checked 20 Nov 2026."],
    [["2026-11-20", "2026-11-16", "2026-11-18"], "Checked from 16 to 20 Nov 2026."],
    // Seven days are a round, and eight are not.
    [["2026-11-20", "2026-11-14"], "Checked from 14 to 20 Nov 2026."],
    [["2026-11-20", "2026-11-13"], "Checked 20 Nov 2026, unless a row says otherwise."],
    [
      ["2026-11-20", "2026-11-10", "2026-11-08", "2026-11-10"],
      "Checked from 8 to 10 Nov 2026, unless a row says otherwise.",
    ],
    [["2026-11-02", "2026-10-30"], "Checked from 30 Oct to 2 Nov 2026."],
    [["2026-10-20"], "Checked 31 days ago (20 Oct 2026)."],
    [["2026-10-20", "2026-10-18"], "Checked 31 days ago or earlier (18 to 20 Oct 2026)."],
    // A sentence covers prices with their age or without it, never both.
    [
      ["2026-10-21", "2026-10-20", "2026-10-20"],
      "Checked 31 days ago (20 Oct 2026), unless a row says otherwise.",
    ],
    [["2026-01-02", "2025-12-30"], "Checked 322 days ago or earlier (30 Dec 2025 to 2 Jan 2026)."],
  ])("%j: %s", (days, said) => {
    expect(words(...days)).toBe(said);
  });

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
