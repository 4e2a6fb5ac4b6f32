import { expect, it } from "vitest";
import { othersThan } from "../../../app/my-load/load-cities.ts";
import { OtherCitiesSection } from "../../../app/my-load/other-cities.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { show } from "../show.tsx";

const DAY = { today: "2026-11-20", judged: "2026-11-20" };

/** A city that pays so many dollars for a kilogram of steel, with the worth of 200 kg. */
const city = (name: string, kilometres: number, dollars: number) => {
  const material = { id: 0, name: "Steel", slug: "steel", grade: null };
  const line = {
    material,
    minGrams: 200_000,
    maxGrams: 200_000,
    isAbout: false,
    parts: [],
    bought: [],
  };
  const price = { minPrice: dollars, maxPrice: dollars, checkedOn: "2026-11-19" };
  return {
    city: { name, slug: name.toLowerCase(), state: "NSW" },
    kilometres,
    ...worthOf([line], new Map([[0, price]]), DAY),
  };
};

/** What is said of a city 130 km away, and the next one at 150 km, at 50 cents a kilometre. */
function said(here: number, there: number) {
  const nearest = city("Dubbo", 130, here);
  const priced = [nearest, city("Orange", 150, there)];
  const others = othersThan(nearest, priced, "NSW", { kmCost: 0.5, most: 20_000 });
  show(
    <OtherCitiesSection {...{ others, nearest: nearest.city }} heading="Elsewhere" kmCost={0.5} />,
  );
  return document.body.textContent;
}

it("a city that pays for the longer drive is recommended", () => {
  // $60 more, for 40 km × 1.3 at 50 cents; the trip of $195 leaves something of $260.
  expect(said(1, 1.3)).toContain("Orange NSW pays about $60 more. Driving costs about $26, so");
});

it("a city whose trip costs more than the load is not, though it pays for the longer drive", () => {
  // $60 more, but $140 in all.
  const words = said(0.4, 0.7);
  expect(words).toContain("No city pays enough more to cover the drive.");
  expect(words).toContain(
    "It covers the longer drive, but the whole trip costs more than the load",
  );
});
