import { expect, it } from "vitest";
import type { Entries } from "../../../worker/data/inbox-entries.ts";
import { reportedFacts, reportedName, sanitise } from "../../../worker/data/inbox-text.ts";

type Report = Entries["reports"];

const PRICE: Report = {
  ...{ id: 1, sentAt: 0, kind: "price", cityId: 13, materialId: 1, yardId: null, seen: "" },
  ...{
    seenOn: null,
    docketCents: null,
    email: null,
    page: "/",
    isSuspectedSpam: 0,
    isClosed: 0,
    shown: null,
  },
  ...{ cityName: "Sydney, NSW", materialName: "Copper", minCents: 720, maxCents: 1005 },
  ...{ checkedOn: "2026-11-18", yardName: null, yardAddress: null },
};
const YARD: Report = {
  ...{ ...PRICE, kind: "closed", cityId: null, materialId: null, yardId: 7 },
  ...{ cityName: null, materialName: null, minCents: null, maxCents: null, checkedOn: null },
  ...{ yardName: "Bluegum", yardAddress: "1 Ingot Street" },
};

it("a report names its price or its yard, and what of them is gone", () => {
  const names = (report: Report, ...changes: Partial<Report>[]) =>
    changes.map((change) => reportedName({ ...report, ...change }));
  expect(
    names(
      PRICE,
      {},
      { cityName: null },
      { materialName: null },
      { cityId: null },
      { materialId: null },
    ),
  ).toEqual([
    "Copper in Sydney, NSW",
    "Copper in city 13, no longer listed",
    "metal 1, no longer listed, in Sydney, NSW",
    "",
    "",
  ]);
  expect(names(YARD, {}, { yardName: null })).toEqual([
    "Bluegum, yard 7",
    "yard 7, no longer listed",
  ]);
});

it("what the site shows is the price with its day, or the address of the yard", () => {
  const facts = (report: Report, ...changes: Partial<Report>[]) =>
    changes.map((change) => reportedFacts({ ...report, ...change }));
  expect(
    facts(PRICE, {}, { minCents: 0, maxCents: 0 }, { minCents: null }, { maxCents: null }),
  ).toEqual([
    "$7.20 to $10.05 per kg, checked 2026-11-18",
    ...["no price", "no price", "no price"],
  ]);
  expect(facts(PRICE, { cityName: null }, { materialName: null })).toEqual(["", ""]);
  expect(facts(YARD, {}, { yardAddress: null })).toEqual(["1 Ingot Street", ""]);
});

it("what a terminal would act on is replaced, and lines and joined emoji stay", () => {
  expect(sanitise("a\r\nb\rc\td")).toBe("a\nb\nc\td");
  expect(sanitise("\u001b[2J\u202e\u2028\u{e0001}")).toBe("\ufffd[2J\ufffd\ufffd\ufffd");
  expect(sanitise("👩\u200d🔧 \u200c")).toBe("👩\u200d🔧 \u200c");
});
