import { expect, it } from "vitest";
import { readOfferFields, whatIsMissing } from "../../../app/fair-price/offer-fields.ts";

const NOTHING = { metal: "", near: "", offer: "", total: "", kg: "" };
const missing = (given: Partial<typeof NOTHING>, isKnown: boolean, isSent: boolean) =>
  Object.keys(whatIsMissing({ ...NOTHING, ...given }, isKnown, isSent));

it("each field is read from its own parameter, trimmed", () => {
  const query = "metal=zinc&near=+Dubbo+&offer=7&total=420&kg=60";
  expect(readOfferFields(new URLSearchParams(query))).toEqual({
    ...{ metal: "zinc", near: "Dubbo", offer: "7", total: "420", kg: "60" },
  });
  expect(readOfferFields(new URLSearchParams())).toEqual(NOTHING);
});

it("nothing is missing before anything is asked, and a metal once anything is", () => {
  expect(missing({}, false, false)).toEqual([]);
  for (const field of ["near", "offer", "total", "kg"])
    expect(missing({ [field]: "7" }, false, false)).toEqual(["metal"]);
  expect(missing({ metal: "zinc" }, true, false)).toEqual([]);
});

it("a form that was sent lacks an amount, unless it has any", () => {
  expect(missing({}, false, true)).toEqual(["metal", "offer"]);
  expect(missing({ metal: "zinc", near: "Dubbo" }, true, true)).toEqual(["offer"]);
  for (const field of ["offer", "total", "kg"])
    expect(missing({ metal: "zinc", [field]: "7" }, true, true)).toEqual([]);
});

it("an unknown metal is named, and one that is missing is not", () => {
  expect(whatIsMissing({ ...NOTHING, metal: "flurble" }, false, false).metal).toContain(
    "“flurble”",
  );
  expect(whatIsMissing(NOTHING, false, true).metal).toBe("Choose the metal.");
});
