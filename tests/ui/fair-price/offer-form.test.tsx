import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, it } from "vitest";
import { OfferForm } from "../../../app/fair-price/offer-form.tsx";
import { show } from "../show.tsx";

type Props = ComponentProps<typeof OfferForm>;

const PROPS: Props = {
  fields: { metal: "copper", near: "Dubbo", offer: "7", total: "", kg: "" },
  metals: ["copper", "brass"].map((value) => ({ value, label: value })),
  problems: {},
  similar: [],
  isFolded: false,
};
const LABELS = [
  ...["Metal", "Where you are", "Offer for one kilogram", "Total in dollars", "Weight in kg"],
];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it("a link to another offer changes every field, including edited ones", async () => {
  const other = { metal: "brass", near: "Perth", offer: "", total: "420", kg: "60" };
  function Page() {
    const [fields, setFields] = useState(PROPS.fields);
    return (
      <>
        <OfferForm {...PROPS} fields={fields} />
        <button type="button" onClick={() => setFields(other)}>
          Another
        </button>
      </>
    );
  }
  show(<Page />);
  await userEvent.type(field("Offer for one kilogram"), "00");
  await userEvent.click(screen.getByRole("button", { name: "Another" }));
  expect(LABELS.map((label) => field(label).value)).toEqual(Object.values(other));
});
