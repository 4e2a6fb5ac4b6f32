import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CityYardEntry } from "../../../app/cities/city-yard-entry.tsx";
import { show } from "../show.tsx";

const METALS = ["Copper", "Brass", "Lead", "Zinc", "Steel", "Radiators", "Cable", "Cans"];
const YARD = {
  id: 7,
  name: "Top End Metals",
  address: "1 Smith Street, Darwin NT 0800",
  phone: "(08) 5550 1234",
  website: "https://www.topend.example/",
  description: "Open on weekdays.",
  acceptedMaterials: METALS,
  services: ["Bin hire", "Collection", "Weighbridge", "Car removal", "Demolition"],
  open: "Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm",
  checkedOn: null,
};

const entry = (isSelected: boolean) => (
  <ul>
    <CityYardEntry yard={YARD} isSelected={isSelected} onSelect={() => {}} />
  </ul>
);
const metals = () =>
  [...screen.getByRole("list", { name: "Accepted materials" }).children].map(
    ({ textContent }) => textContent,
  );

it("says when the yard is open", () => {
  show(entry(false));
  screen.getByText("Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm");
});

it("names all metals of a yard, and the button for those that styles hide until it is pressed", async () => {
  show(entry(true));
  expect(metals()).toEqual([...METALS, "+2"]);
  await userEvent.click(screen.getByRole("button", { name: "2 more" }));
  expect(metals()).toEqual(METALS);
});

it.each([
  [false, "Services: Bin hire, Collection, Weighbridge +2"],
  [true, "Services: Bin hire, Collection, Weighbridge, Car removal, Demolition"],
])("names three services, and all of them once the yard is selected: %s", (isSelected, words) => {
  show(entry(isSelected));
  expect(screen.getByText(/^Services/).textContent).toBe(words);
});

it("leads to a call, to directions, to the website and to the yard's page", () => {
  show(entry(false));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Call (08) 5550 1234",
    "Directions",
    "Website topend.example",
    "Details",
  ]);
  const directions = { name: "Directions to Top End Metals (opens in a new tab)" };
  expect(screen.getByRole("link", directions)).toBeTruthy();
});

it("asks whether the yard has closed or moved once it is selected", () => {
  show(entry(true));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Closed or moved?" });
  expect(link.getAttribute("href")).toMatch(/^\/report\/\?yard=\d+&kind=closed$/);
});
