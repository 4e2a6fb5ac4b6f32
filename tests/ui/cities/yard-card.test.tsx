import { expect, it } from "vitest";
import { YardCard } from "../../../app/cities/classic-city.tsx";
import { YardActions } from "../../../app/yard-facts/yard-facts.tsx";
import { show } from "../show.tsx";

const YARD = {
  id: 7,
  name: "Ash & Sons",
  address: "1 Wattle Street, Botany NSW 2019",
  phone: "(02) 5550 1234",
  website: "https://www.ash.example/yard/",
  description: "All metals.",
  services: ["Bins", "Weighbridge", "Pick-up", "Cutting"],
};
const links = () =>
  [...document.querySelectorAll("a")].map((link) => [
    ...[link.textContent, link.getAttribute("href"), link.getAttribute("rel")],
  ]);

it("a yard's card shows its details and its first three services", () => {
  show(<YardCard yard={YARD as never} />);
  expect([...document.querySelectorAll("h3, p")].map((each) => each.textContent)).toEqual([
    ...["Ash & Sons", "1 Wattle Street, Botany NSW 2019", "(02) 5550 1234"],
    ...["ash.example/yard (opens in a new tab)", "All metals."],
  ]);
  const services = document.querySelector("ul[aria-label=Services]");
  expect([...services!.children].map((each) => each.textContent)).toEqual([
    ...["Bins", "Weighbridge", "Pick-up"],
  ]);
  expect(links()).toEqual([
    ["(02) 5550 1234", "tel:0255501234", null],
    ["ash.example/yard (opens in a new tab)", YARD.website, "noopener nofollow"],
  ]);
});

it("a card leaves out unknown details", () => {
  const unknown = { phone: null, website: null, description: null, services: null };
  show(<YardCard yard={{ ...YARD, ...unknown } as never} />);
  expect(document.body.textContent).toBe("Ash & Sons1 Wattle Street, Botany NSW 2019");
});

it("a yard has buttons to call it, for directions to its address and for its website", () => {
  show(<YardActions yard={YARD} />);
  expect(links()).toEqual([
    ["Call (02) 5550 1234", "tel:0255501234", null],
    [
      "Directions",
      "https://www.google.com/maps/dir/?api=1&destination=1%20Wattle%20Street%2C%20Botany%20NSW%202019",
      "noopener",
    ],
    ["Website ash.example/yard", YARD.website, "noopener nofollow"],
  ]);
  expect(
    [...document.querySelectorAll("a")].map((link) => link.getAttribute("aria-label")),
  ).toEqual([
    ...[null, "Directions to Ash & Sons (opens in a new tab)"],
    "Website ash.example/yard (opens in a new tab)",
  ]);
});
