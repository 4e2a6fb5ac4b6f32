import { expect, it } from "vitest";
import type { Entries } from "../../../worker/data/inbox/inbox-entries.ts";
import { reportedFacts, reportedName, sanitise } from "../../../worker/data/inbox/inbox-text.ts";

type Report = Entries["reports"];

const PRICE: Report = {
  ...{ id: 1, sentAt: 0, kind: "price", cityId: 13, materialId: 1, yardId: null, seen: "" },
  ...{ seenOn: null, docketCents: null, email: null, page: "/", shown: null },
  ...{ isSuspectedSpam: 0, isClosed: 0 },
  ...{ cityName: "Sydney, NSW", materialName: "Copper", minCents: 720, maxCents: 1005 },
  ...{ checkedOn: "2026-11-18", yardName: null, yardAddress: null },
};
const YARD: Report = {
  ...{ ...PRICE, kind: "closed", cityId: null, materialId: null, yardId: 7 },
  ...{ cityName: null, materialName: null, minCents: null, maxCents: null, checkedOn: null },
  ...{ yardName: "Bluegum", yardAddress: "1 Ingot Street" },
};

it.each([
  [PRICE, {}, "Copper in Sydney, NSW", "$7.20 to $10.05 per kg, checked 2026-11-18"],
  [PRICE, { cityName: null }, "Copper in city 13, no longer listed", ""],
  [PRICE, { materialName: null }, "metal 1, no longer listed, in Sydney, NSW", ""],
  [PRICE, { minCents: 0, maxCents: 0 }, "Copper in Sydney, NSW", "no price"],
  [PRICE, { minCents: null }, "Copper in Sydney, NSW", "no price"],
  [PRICE, { maxCents: null }, "Copper in Sydney, NSW", "no price"],
  [PRICE, { cityId: null, cityName: null }, "", ""],
  [PRICE, { materialId: null, materialName: null }, "", ""],
  [YARD, {}, "Bluegum, yard 7", "1 Ingot Street"],
  [YARD, { yardName: null, yardAddress: null }, "yard 7, no longer listed", ""],
])(
  "a report is about its price or its yard, and says what is gone (%#)",
  (report, change, name, facts) => {
    const changed = { ...report, ...change };
    expect([reportedName(changed), reportedFacts(changed)]).toEqual([name, facts]);
  },
);

it("a sign that a terminal would act on is replaced, and lines and joined emoji stay", () => {
  expect(sanitise("a\r\nb\rc\td")).toBe("a\nb\nc\td");
  expect(sanitise("\u001b[2J\u202e\u2028\u{e0001}")).toBe("\ufffd[2J\ufffd\ufffd\ufffd");
  expect(sanitise("👩\u200d🔧 \u200c")).toBe("👩\u200d🔧 \u200c");
});
