import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, it } from "vitest";
import { OfferForm } from "../../../app/fair-price/offer-form.tsx";
import { links, show } from "../show.tsx";

type Props = ComponentProps<typeof OfferForm>;

const PROPS: Props = {
  fields: { metal: "copper", near: "Dubbo", offer: "7", total: "", kg: "" },
  metals: [
    { value: "copper", label: "Copper" },
    { value: "brass", label: "Brass" },
  ],
  ...{ problems: {}, similar: [], isFolded: false },
};
const LABELS = [
  ...["Metal", "Where you are", "Offer for one kilogram", "Total in dollars", "Weight in kg"],
];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it("a link to another offer changes every field, also those in which something was typed", async () => {
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

it("each problem is read out with its field, before what the field is for", () => {
  const problems = { metal: "Which?", near: "Where?", offer: "What?", total: "All?", kg: "Heavy?" };
  show(<OfferForm {...PROPS} problems={problems} />);
  const said = LABELS.map((label) => {
    const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    return ids.map((id) => document.getElementById(id)?.textContent);
  });
  expect(said).toEqual([
    ["Which?"],
    ["Where?", "A town, suburb or postcode"],
    ["What?", "Such as 7.20, or 85c"],
    ["All?"],
    ["Heavy?"],
  ]);
});

it("places that may be meant are offered, and the form folds below an answer", () => {
  const similar = [{ label: "Dubbo NSW", to: "/fair-price/?near=Dubbo+NSW" }];
  show(<OfferForm {...PROPS} similar={similar} isFolded />);
  expect(links("ul[aria-labelledby] a")).toEqual([["Dubbo NSW", "/fair-price/?near=Dubbo+NSW"]]);
  const fold = document.querySelector("details");
  expect([fold?.open, fold?.querySelector("summary")?.hidden]).toEqual([false, false]);
});
