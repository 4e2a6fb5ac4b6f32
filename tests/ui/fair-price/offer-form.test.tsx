import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { OfferForm } from "../../../app/fair-price/offer-form.tsx";
import { show } from "../show.tsx";

const FIELDS = { metal: "copper", near: "Dubbo", offer: "7", total: "", kg: "" };
const METALS = ["copper", "brass"].map((value) => ({ value, label: value }));
const OFFER = "Offer for one kilogram";
const LABELS = ["Metal", "Where you are", OFFER, "Total in dollars", "Weight in kg"];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it("a link to another offer changes every field, including edited ones", async () => {
  const other = { metal: "brass", near: "Perth", offer: "", total: "420", kg: "60" };
  function Page() {
    const [fields, setFields] = useState(FIELDS);
    return (
      <>
        <OfferForm fields={fields} metals={METALS} problems={{}} similar={[]} isFolded={false} />
        <button type="button" onClick={() => setFields(other)}>
          Another
        </button>
      </>
    );
  }
  show(<Page />);
  await userEvent.type(field(OFFER), "00");
  await userEvent.click(screen.getByRole("button", { name: "Another" }));
  expect(LABELS.map((label) => field(label).value)).toEqual(Object.values(other));
});
