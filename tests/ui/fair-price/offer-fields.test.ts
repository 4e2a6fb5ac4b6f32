import { expect, it } from "vitest";
import { missingFields, readOfferFields } from "../../../app/fair-price/offer-fields.ts";

const NOTHING = { metal: "", near: "", offer: "", total: "", kg: "" };

it("each field is read from its own parameter, trimmed", () => {
  const query = "metal=zinc&near=+Dubbo+&offer=7&total=420&kg=60";
  const fields = { metal: "zinc", near: "Dubbo", offer: "7", total: "420", kg: "60" };
  expect(readOfferFields(new URLSearchParams(query))).toEqual(fields);
  expect(readOfferFields(new URLSearchParams())).toEqual(NOTHING);
});

it.each<[Partial<typeof NOTHING>, isKnown: boolean, isSent: boolean, missing: string[]]>([
  [{}, false, false, []],
  [{ near: "7" }, false, false, ["metal"]],
  [{ offer: "7" }, false, false, ["metal"]],
  [{ total: "7" }, false, false, ["metal"]],
  [{ kg: "7" }, false, false, ["metal"]],
  [{ metal: "zinc" }, true, false, []],
  // Sent, a form lacks an amount unless it has any.
  [{}, false, true, ["metal", "offer"]],
  [{ metal: "zinc", near: "Dubbo" }, true, true, ["offer"]],
  [{ metal: "zinc", offer: "7" }, true, true, []],
  [{ metal: "zinc", total: "7" }, true, true, []],
  [{ metal: "zinc", kg: "7" }, true, true, []],
])("an offer of %j, known: %s, sent: %s, lacks %j", (given, isKnown, isSent, missing) => {
  expect(Object.keys(missingFields({ ...NOTHING, ...given }, isKnown, isSent))).toEqual(missing);
});
