import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CityYardCard } from "../../../app/cities/city-yard-card.tsx";
import { links, show, words } from "../show.tsx";

const NAMED = {
  id: 7,
  name: "Top End Metals",
  address: "1 Smith Street, Darwin NT 0800",
  phone: "(08) 5550 1234",
};
const YARD = {
  ...NAMED,
  website: "https://www.topend.example/",
  description: "Open on weekdays.",
  takes: "Copper, Brass, Lead",
  services: ["Bin hire", "Collection", "Weighbridge", "Car removal", "Demolition"],
  hours: { line: "Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm", holidays: null, week: null },
};

it("says when the yard is open, what it takes, and three of its services", () => {
  show(<CityYardCard yard={YARD} />);
  screen.getByText("Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12:30 pm");
  screen.getByText("Takes Copper, Brass, Lead");
  screen.getByText("Open on weekdays.");
  const services = screen.getByRole("list", { name: "Services" });
  expect([...services.children].map(({ textContent }) => textContent)).toEqual([
    ...["Bin hire", "Collection", "Weighbridge"],
  ]);
});

it("leads to the yard's page, its phone and website, and the way there", () => {
  show(<CityYardCard yard={YARD} />);
  expect(links().map(([text]) => text)).toEqual([
    ...["Top End Metals", "(08) 5550 1234", "Directions", "topend.example (opens in a new tab)"],
  ]);
  expect(links().map(([, href]) => href)).toEqual([
    ...["/yard/7/top-end-metals/", "tel:0855501234"],
    expect.stringMatching(
      /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=1%20Smith%20Street/,
    ),
    "https://www.topend.example/",
  ]);
  screen.getByRole("link", { name: "Directions to Top End Metals (opens in a new tab)" });
});

it("says of a yard of which little is known no more than that", () => {
  const more = { phone: null, website: null, description: null, takes: null, services: null };
  show(<CityYardCard yard={{ ...YARD, ...more, hours: null }} />);
  expect(words("li p")).toEqual(["1 Smith Street, Darwin NT 0800", "Directions"]);
  expect(screen.queryByRole("list", { name: "Services" })).toBeNull();
});

it.each([
  ["(08) 5550 1234", ["1 Smith Street, Darwin NT 0800", "(08) 5550 1234"]],
  [null, ["1 Smith Street, Darwin NT 0800"]],
])("of a yard that comes after the first, how to reach it is said: phone %s", (phone, said) => {
  show(<CityYardCard yard={{ ...NAMED, phone }} />);
  expect(words("h3")).toEqual(["Top End Metals"]);
  expect(words("li p")).toEqual(said);
});
