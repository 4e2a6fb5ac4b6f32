import { expect, test } from "vitest";
import type { Proposal } from "../../../publishing/compare/proposal.ts";
import { quoteLines, quoteWarnings } from "../../../publishing/compare/quote-warnings.ts";
import { quoteKey } from "../../../publishing/compare/quoted-prices.ts";
import { rangesOf, shownPrices } from "../../../publishing/derive/prices.ts";
import type { Row } from "../../../publishing/derive/tables.ts";
import { liveOf, NOTHING, textsOf } from "../live.ts";

type Quote = Row<"quotes">;

/** The quote of a yard for copper on a day in November, in cents. */
const said = (yardId: number, lowCents: number, highCents = lowCents, day = "12"): Quote => ({
  ...{ isSample: false, yardId, materialId: 1, quotedOn: `2026-11-${day}`, lowCents, highCents },
  ...{ how: null, by: null, note: null, isShown: false, acceptedBy: null },
});

/** Yards in city 1, and one in city 2. */
const YARDS = [1, 2, 3, 4, 5, 6].map((id) => ({
  ...{ id, name: id === 3 ? "Bluegum" : `Yard ${id}`, cityId: id === 6 ? 2 : 1, mergedInto: null },
})) as Row<"scrapYards">[];

/** The same from two yards on two days. */
const ALSO_EARLIER = [said(1, 800, 800, "10"), said(2, 800)];

/** Quotes that are on record (`before`) and that are published, and the plausible range of copper. */
interface Given {
  before?: Quote[];
  quotes: Quote[];
  limits?: [number | null, number | null];
  yards?: Row<"scrapYards">[];
  typed?: Parameters<typeof shownPrices>[0];
}

function compared({
  before = [],
  quotes,
  limits = [null, null],
  yards = YARDS,
  typed = [],
}: Given) {
  const [lowCents, highCents] = limits;
  const materials = [{ id: 1, lowCents, highCents }] as Row<"materials">[];
  const keys = new Set(quotes.map(quoteKey));
  const all = [...before.filter((old) => !keys.has(quoteKey(old))), ...quotes];
  const prices = shownPrices(typed, rangesOf(all, yards));
  const pairs = prices.map((after) => {
    const old = shownPrices(typed, rangesOf(before, yards));
    return { before: old.find(({ cityId }) => cityId === after.cityId), after };
  });
  const proposal = {
    live: liveOf({ ...NOTHING, quotes: before }),
    dataset: { ...NOTHING, scrapYards: yards, materials, quotes, prices },
    quotes: all,
  } as unknown as Proposal;
  const nameOf = ({ cityId }: { cityId: number }) => `Copper in ${cityId}`;
  const keyOf = ({ cityId, materialId }: Pick<Quote, "materialId"> & { cityId: number }) =>
    `prices/${cityId}/${materialId === 1 ? "copper" : "?"}`;
  const about = (price: { cityId: number }, text = "") => ({ text: nameOf(price) + text });

  return { proposal, today: "2026-11-28", tables: [], prices: pairs, nameOf, keyOf, about };
}

const warned = (given: Given) =>
  quoteWarnings(compared(given)).map((one) => [one.kind, one.heading, ...textsOf(one.lines)]);

test("a quote outside the plausible range of its metal is questioned, its limits are not", () => {
  const found = (quote: Quote, limits: Given["limits"]) => warned({ quotes: [quote], limits });
  const line = (amount: string) => [
    ["range", "1 quote looks wrong", `Copper in 1, Yard 1, 2026-11-12: ${amount}`],
  ];
  expect(found(said(1, 300, 1500), [300, 1500])).toEqual([]);
  expect(found(said(1, 299, 1500), [300, 1500])).toEqual(
    line("$2.99 to $15.00, where $3.00 to $15.00 is plausible"),
  );
  expect(found(said(1, 300, 1501), [null, 1500])).toEqual(
    line("$3.00 to $15.01, where another amount is plausible"),
  );
  expect(found(said(1, 300, 1501), [300, null])).toEqual([]);
  expect(found(said(1, 0), [300, 1500])).toEqual([]);
});

test("half and twice the median of the middles of three other yards are not questioned", () => {
  const before = [said(1, 800), said(2, 820, 860), said(3, 900)];
  const found = (quote: Quote) => warned({ before, quotes: [quote] });
  expect(found(said(4, 420, 1680))).toEqual([]);
  const line =
    "Copper in 1, Yard 4, 2026-11-12: $4.19 to $16.80, where the median of 3 other yards is $8.40";
  expect(found(said(4, 419, 1680))).toEqual([["range", "1 quote looks wrong", line]]);
  expect(found(said(4, 420, 1681))).toHaveLength(1);
  // The yard's own quotes are none of the others, nor are those too old to count.
  expect(found(said(3, 419, 1681, "13"))).toEqual([]);
  const old = { ...said(3, 900), quotedOn: "2026-10-01" };
  expect(warned({ before: [...before.slice(0, 2), old], quotes: [said(4, 100)] })).toEqual([]);
});

test("a quote that is older than its price, and would be newer with the month first, is questioned", () => {
  const on = (quotedOn: string) => ({ ...said(1, 800), quotedOn });
  const found = (day: string, before: Quote[] = [said(2, 800, 800, "08")]) =>
    warned({ before, quotes: [on(day)] }).filter(([kind]) => kind === "days");
  const line =
    "Copper in 1, Yard 1, 2026-09-11: $8.00 (with the month first it would be 2026-11-09)";
  const heading = "These quotes are older than the price that is live";
  expect(found("2026-09-11")).toEqual([["days", heading, line]]);
  // No newer with the month first, in the future, no older than the price, or the first one.
  expect(found("2026-08-11")).toEqual([]);
  expect(found("2026-12-10", [said(2, 800, 800, "30")])).toEqual([]);
  expect(found("2026-11-09")).toEqual([]);
  expect(found("2026-09-11", [])).toEqual([]);
  expect(found("2026-09-11", [{ ...said(2, 800), quotedOn: "2026-09-11" }])).toEqual([]);
  // The price of another metal, and that of another city.
  expect(found("2026-09-11", [{ ...said(2, 800, 800, "08"), materialId: 2 }])).toEqual([]);
  expect(found("2026-09-11", [said(6, 800, 800, "08")])).toEqual([]);
});

test("quotes that are on record already are judged by nobody", () => {
  const known = said(4, 1700);
  const before = [said(1, 800), said(2, 840), said(3, 900), known];
  expect(warned({ before, quotes: [known] })).toEqual([]);
  expect(warned({ before, quotes: [{ ...known, note: "Clean" }] })).toHaveLength(1);
});

test("a price by the one yard of a city is questioned once, and one yard of several is not", () => {
  const alone = ["alone", "The city has one yard, so the price names who said it", "Copper in 2"];
  expect(warned({ quotes: [said(6, 800), said(1, 800)] })).toEqual([alone]);
  expect(warned({ before: [said(6, 800)], quotes: [said(1, 800)] })).toEqual([]);
  const more = [...YARDS, { ...YARDS[5]!, id: 7 }];
  expect(warned({ quotes: [said(6, 800)], yards: more })).toEqual([]);
  const merged = [...YARDS, { ...YARDS[5]!, id: 7, mergedInto: 6 }];
  expect(warned({ quotes: [said(6, 800)], yards: merged })).toEqual([alone]);
});

test("the price that quotes make is told with its yards and days, and why others make nothing", () => {
  const lines = (given: Given) => textsOf(quoteLines(compared(given)));
  expect(lines({ quotes: [said(1, 800)] })).toEqual(["Copper in 1: $8.00, 1 yard, 2026-11-12"]);
  const before = [said(1, 800), { ...said(2, 700), quotedOn: "2026-11-28" }];
  expect(lines({ before, quotes: before })).toEqual([]);
  const older = { ...said(3, 790), quotedOn: "2026-10-31" };
  expect(
    lines({ before, quotes: [said(1, 810, 820, "11"), older, said(9, 1), said(4, 650)] }),
  ).toEqual([
    "Copper in 1: $6.50 to $8.00, 3 yards, 2026-11-12 to 2026-11-28",
    "Copper in 1, Yard 1, 2026-11-11: $8.10 to $8.20 does not count: the yard said something later",
    "Copper in 1, Bluegum, 2026-10-31: $7.90 does not count: it is more than 27 days older than the newest",
    "Yard 9, 2026-11-12: $0.01 does not count: its yard is not listed",
  ]);
  // A metal that a yard does not take has no price.
  expect(lines({ quotes: [said(1, 0)] })).toEqual([]);
  const price = { cityId: 1, materialId: 1, minCents: 1, maxCents: 2, description: "" };
  const typed = [{ ...price, checkedOn: "2026-11-12" }];
  expect(lines({ quotes: [said(1, 800)], typed })).toEqual([
    "Copper in 1, Yard 1, 2026-11-12: $8.00 does not count: the price was typed for 2026-11-12",
  ]);
  expect(lines({ quotes: [said(6, 800)], typed })).toEqual([
    "Copper in 2: $8.00, 1 yard, 2026-11-12",
  ]);
  // A typed price rests on no quote, however it changed.
  const changed = compared({ quotes: [], typed });
  changed.prices[0]!.before = undefined;
  expect(textsOf(quoteLines(changed))).toEqual([]);
  const ofAnother = [{ ...typed[0]!, materialId: 0 }];
  expect(lines({ quotes: [said(1, 800)], typed: ofAnother })).toEqual([
    "Copper in 1: $8.00, 1 yard, 2026-11-12",
  ]);
});

test.each([
  ["lowest", [said(1, 800)], said(1, 790, 800), "$7.90 to $8.00, 1 yard, 2026-11-12"],
  ["highest", [said(1, 800)], said(1, 800, 810), "$8.00 to $8.10, 1 yard, 2026-11-12"],
  ["yards", [said(1, 800)], said(2, 800), "$8.00, 2 yards, 2026-11-12"],
  ["first day", ALSO_EARLIER, said(1, 800, 800, "11"), "$8.00, 2 yards, 2026-11-11 to 2026-11-12"],
  ["last day", ALSO_EARLIER, said(2, 800, 800, "13"), "$8.00, 2 yards, 2026-11-10 to 2026-11-13"],
])("a price of which a quote changes the %s alone is told", (_, before, quote, line) => {
  expect(textsOf(quoteLines(compared({ before, quotes: [quote] })))).toEqual([
    `Copper in 1: ${line}`,
  ]);
});

test("of a yard and the one merged into it, the quote that does not count was said no later", () => {
  const yards = YARDS.map((yard) => (yard.id === 2 ? { ...yard, mergedInto: 1 } : yard));
  expect(textsOf(quoteLines(compared({ quotes: [said(1, 800), said(2, 900)], yards })))).toEqual([
    "Copper in 1: $8.00, 1 yard, 2026-11-12",
    "Copper in 1, Yard 2, 2026-11-12: $9.00 does not count: the yard said something later",
  ]);
});

test("a no, and a quote of a yard that is not listed, are neither questioned nor said not to count", () => {
  const before = [said(1, 800), said(2, 840), said(3, 900)];
  expect(warned({ before, quotes: [said(4, 0), said(9, 8000)] })).toEqual([]);
  expect(quoteLines(compared({ before, quotes: [said(4, 0)] }))).toEqual([]);
});

test("each line about a quote has its key, listed or not", () => {
  const before = [said(1, 800), said(2, 840), said(3, 900)];
  const given = compared({ before, quotes: [said(4, 80), said(5, 8000), said(9, 800)] });
  const [range] = quoteWarnings(given);
  expect(range?.heading).toBe("2 quotes look wrong");
  expect(range?.lines.map(({ key }) => key)).toEqual([
    ...["quotes/4/copper/2026-11-12", "quotes/5/copper/2026-11-12"],
  ]);
  expect(quoteLines(given).at(-1)?.key).toBe("quotes/9/copper/2026-11-12");
});
