import { expect, it } from "vitest";
import type { SentRow } from "../../../worker/data/desk.ts";
import { type Facts, reasonToWait } from "../../../worker/desk/own-price-rules.ts";
import { parts } from "../../../worker/desk/publish-sent.ts";

const cents = (lowCents: number, highCents = lowCents) => ({ lowCents, highCents });
const FACTS: Facts = {
  accepted: { ...cents(900, 1_000), quotedOn: "2026-11-03" },
  others: [cents(950), cents(980, 1_100)],
  hadItsDay: false,
};
const row = (low: number, high = low, before: SentRow["before"] = null): SentRow => ({
  by: "yard 1",
  yardId: 1,
  isTrusted: true,
  key: "quotes/1/copper/2026-11-29",
  before,
  after: { low, high, quoted_on: "2026-11-29" },
  report: null,
  yard: "Bluegum",
  city: "adelaide",
  savedAt: 0,
});

it.each([
  [row(855, 1_100), {}, undefined],
  [row(854), {}, /^more than 10% outside \$9\.50 to \$11\.00, which other yards say$/],
  [row(900, 1_101), {}, /^more than 10% from \$9\.00 to \$10\.00, accepted for 3 Nov 2026$/],
  [row(809), { others: [cents(800)] }, /^more than 10% from/],
  [row(810), { others: [cents(800)] }, undefined],
  [row(0), {}, /^it no longer takes it$/],
  [row(900), { isTrusted: false }, /^a person looks/],
  [row(900), { accepted: undefined }, /^no person accepted a price of it in 91 days$/],
  [row(900), { others: [] }, /^no other yard/],
  [row(900), { hadItsDay: true }, /^it had prices published today already$/],
  [row(900, 900, { low: 890, high: 890, how: "rang" }), {}, /^a person noted/],
  [
    row(900, 900, { low: 890, high: 890, how: "yard", accepted_by: "a@b.au" }),
    {},
    /^a person noted/,
  ],
  // Only whether it is shown has changed.
  [row(900, 900, { low: 900, high: 900 }), { isTrusted: false, hadItsDay: true }, undefined],
  [row(901, 901, { low: 900, high: 900 }), { isTrusted: false }, /^a person looks/],
] as const)(
  "the sent price %# waits for a person if a rule does not hold",
  (sent, different, reason) => {
    const { isTrusted = true, ...facts } = different as Partial<Facts & SentRow>;
    const found = reasonToWait({ ...sent, isTrusted }, { ...FACTS, ...facts });
    if (reason) expect(found).toMatch(reason);
    else expect(found).toBeUndefined();
  },
);

it("publications have at most 400 rows, and all rows of a yard are in one", () => {
  const rows = Array.from({ length: 300 }, (_, yard) =>
    Array.from({ length: 5 }, () => ({ ...row(900), by: `yard ${yard}` })),
  ).flat();
  const made = parts(rows.toReversed());
  expect(made.map(({ length }) => length)).toEqual([400, 400, 400, 300]);
  const whole = made.map((part) => new Set(part.map(({ by }) => by)).size);
  expect(whole.reduce((sum, yards) => sum + yards)).toBe(300);
});
