import { act, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import type { ListedPrices } from "../../../app/metals/listed-prices.ts";
import { MaterialLead } from "../../../app/metals/material-lead.tsx";
import { MaterialTakersSection } from "../../../app/metals/material-takers.tsx";
import { NearForm } from "../../../app/metals/near-section.tsx";
import { show, words } from "../show.tsx";

const BRASS = { name: "Yellow Brass", slug: "brass" };
const WHAT = "What yards pay for yellow brass in Australian cities, in dollars per kilogram.";
const NONE = "We have no price for yellow brass yet. Ring the yards near you.";
const PAY = "pay $4.00 to $12.50 a kilogram";
const RANGE = { minPrice: 4, maxPrice: 12.5, typical: undefined };
const priced = (amount: number) =>
  [{ minPrice: amount, maxPrice: amount }] as unknown as ListedPrices["prices"];

interface Said extends Partial<ListedPrices> {
  state?: string;
  isNear?: boolean;
}

it.each<[string, Said, string]>([
  [
    "of all",
    { range: { ...RANGE, typical: 8.83 } },
    `Yards ${PAY}, typically about $8.80. Indicative only.`,
  ],
  [
    "of a state",
    { state: "NSW", range: { ...RANGE, typical: 1.83 } },
    `Yards in NSW ${PAY}, typically about $1.83. Indicative only.`,
  ],
  ["of few", { range: RANGE }, `Yards ${PAY}. Indicative only.`],
  ["of a state without any", { state: "NSW" }, `${WHAT} Indicative only.`],
  ["of none", {}, NONE],
  ["of unavailable ones", { prices: priced(0) }, NONE],
  ["of old ones, without a range", { prices: priced(4) }, `${WHAT} Indicative only.`],
  ["near a place", { range: RANGE, isNear: true }, WHAT],
])(
  "the lead sums up the prices of cities in one sentence, %s",
  (_, { isNear = false, state = "", ...given }, sentence) => {
    const listed: ListedPrices = {
      prices: [],
      checked: "",
      range: undefined,
      scale: undefined,
      ...given,
    };
    show(<MaterialLead material={BRASS} query={{ state }} listed={listed} isNear={isNear} />);
    expect(document.body.textContent).toBe(sentence);
  },
);

it.each([
  ["Dubbo", false, ["Dubbo", null, null]],
  ["-32.26,148.6", false, ["", null, null]],
  ["Lot 12,14", true, ["Lot 12,14", "true", "near-failure"]],
  ["12 Ore Rd,Dubo", true, ["12 Ore Rd,Dubo", "true", "near-failure"]],
])("the place %j is in its field again, failed: %s", (near, hasFailed, shown) => {
  const unknown = hasFailed ? { failure: "No.", others: [] } : undefined;
  const query = { sort: "price", state: "NSW", near, for: "wire", open: "sat-13.00" } as const;
  show(<NearForm slug="brass" query={query} unknown={unknown} />);
  const field = screen.getByLabelText<HTMLInputElement>("Near");
  const [invalid, description] = ["invalid", "describedby"].map((name) =>
    field.getAttribute(`aria-${name}`),
  );
  expect([field.value, invalid, description]).toEqual(shown);
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Prices near a place" });
  expect([...new FormData(form)].map(String).toSorted()).toEqual([
    ...["for,wire", `near,${shown[0]}`, "open,sat-13.00", "sort,price", "state,NSW"],
  ]);
});

it("the field has the next place once that is answered", () => {
  const router = show(<NearAddress />, "/?near=Dubbo");
  const field = () => screen.getByLabelText<HTMLInputElement>("Near");
  fireEvent.change(field(), { target: { value: "Moree" } });
  act(() => void router.navigate("/?near=Orange"));
  expect(field().value).toBe("Orange");
});

/** The form of a page near the place in its address. */
function NearAddress() {
  const near = new URLSearchParams(useLocation().search).get("near") ?? "";
  return <NearForm slug="brass" query={{ sort: "", state: "", near, for: "", open: "" }} />;
}

it("an outage of the yards is said", () => {
  show(<MaterialTakersSection material={BRASS} takers={null} isNear={false} />);
  expect(words("p")).toEqual(["We can’t load the yards right now. Try again in a minute."]);
});
