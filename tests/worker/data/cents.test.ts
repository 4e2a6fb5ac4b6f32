import { expect, it } from "vitest";
import { centsOf, dollarsOf } from "../../../worker/data/cents.ts";

it("every price up to $100 is the same cents in dollars and back", () => {
  for (let cents = 0; cents <= 10_000; cents++) expect(centsOf(dollarsOf(cents))).toBe(cents);
});
