import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CityYardEntry } from "../../../app/cities/city-yard-entry.tsx";
import { show, words } from "../show.tsx";

const YARD = {
  id: 7,
  name: "Top End Metals",
  address: "1 Smith Street, Darwin NT 0800",
  phone: "(08) 5550 1234",
  website: "https://www.topend.example/",
  description: "Open on weekdays.",
  takes: "Copper, Brass, Lead",
  services: ["Bin hire", "Collection", "Weighbridge", "Car removal", "Demolition"],
  hours: { line: "Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm", holidays: null, week: null },
};

const entry = (isSelected: boolean) => (
  <ul>
    <CityYardEntry yard={YARD} isSelected={isSelected} onSelect={() => {}} />
  </ul>
);
const services = () =>
  [...screen.getByRole("list", { name: "Services" }).children].map(
    ({ textContent }) => textContent,
  );

it("says when the yard is open", () => {
  show(entry(false));
  screen.getByText("Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm");
});

it("says what the yard takes, and how to reach it", () => {
  show(entry(false));
  screen.getByText("Takes Copper, Brass, Lead");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "(08) 5550 1234",
    "topend.example (opens in a new tab)",
    "Directions",
    "Details",
  ]);
  expect(screen.getByRole("link", { name: "Details of Top End Metals" })).toBeTruthy();
  const directions = { name: "Directions to Top End Metals (opens in a new tab)" };
  expect(screen.getByRole("link", directions)).toBeTruthy();
});

it.each([
  [false, YARD.services.slice(0, 3)],
  [true, YARD.services],
])("names three services, and all of them once the yard is selected: %s", (isSelected, named) => {
  show(entry(isSelected));
  expect(services()).toEqual(named);
});

it("asks whether the yard has closed or moved once it is selected", () => {
  show(entry(true));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Closed or moved?" });
  expect(link.getAttribute("href")).toMatch(/^\/report\/\?yard=\d+&kind=closed$/);
});

it("says of a yard of which little is known no more than that", () => {
  const more = { phone: null, website: null, description: null, takes: null, services: null };
  const yard = { ...YARD, ...more, hours: null };
  show(<CityYardEntry yard={yard} isSelected={false} onSelect={() => {}} />);
  expect(words("li p")).toEqual(["1 Smith Street, Darwin NT 0800", "DirectionsDetails"]);
  expect(screen.queryByRole("list", { name: "Services" })).toBeNull();
});

it("has its name alone until its details are there, and is selected by it", () => {
  const onSelect = vi.fn();
  const yard = { id: 7, name: "Top End Metals" };
  show(<CityYardEntry yard={yard} isSelected={true} onSelect={onSelect} />);
  const button = screen.getByRole("button", { name: "Top End Metals" });
  expect(words("li")).toEqual(["Top End Metals"]);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("li")?.dataset.selected).toBe("true");
  button.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(7);
});

it.each([
  [undefined, ["city-yard-more"]],
  ["Closed, reopens 7 January", []],
])("hours fold away unless the yard is shut: %s", (shut, folded) => {
  const hours = { ...YARD.hours, ...(shut && { line: shut, shut }) };
  show(<CityYardEntry yard={{ ...YARD, hours }} isSelected={false} onSelect={() => {}} />);
  const { classList } = screen.getByText(hours.line);
  expect([...classList].filter((name) => name !== "quiet")).toEqual(folded);
});
