import { expect, it } from "vitest";
import type { OtherCities } from "../../../app/my-load/load-cities.ts";
import type { Comparison } from "../../../app/my-load/verdicts/comparison.ts";
import { OtherCitiesSection, WantedCities } from "../../../app/my-load/verdicts/other-cities.tsx";
import { show, words } from "../show.tsx";

const PAYS: Comparison = {
  ...{ verdict: "pays", difference: 9_040, drive: 2_600, isLoss: false, paysFromKilograms: null },
};
const ORANGE = { name: "Orange" };

type Given = Partial<Comparison> | null;

/** Cities that differ from the nearest one like this, in cents. */
function citiesOf(given: Given[]): OtherCities["cities"] {
  return given.map((comparison, i) => ({
    city: { name: `City ${i}`, slug: `city-${i}`, state: "NSW" },
    kilometres: comparison && 50 + i,
    total: { min: 4_000_000, max: 12_000_000 },
    comparison: comparison && { ...PAYS, ...comparison },
    besides: [],
    oneYard: i === 2 ? ["Copper", "Brass"] : [],
  }));
}

/** The texts of their section. */
function section(given: Given[]) {
  const others = { cities: citiesOf(given), apart: [] };
  show(<OtherCitiesSection {...{ others, heading: "Other", nearest: ORANGE, kmCost: 0.88 }} />);
  return {
    lead: words("section > p")[0],
    isClosed: document.querySelector("details") !== null,
    caption: words("caption")[0],
    cells: words("tbody th, tbody td"),
    notes: words("p.quiet"),
  };
}

it("the city that is most ahead after the drive is named, but never one whose trip is a loss", () => {
  const { lead, isClosed, caption } = section([
    { difference: 20_000, drive: 15_000 },
    { difference: 14_000, drive: 6_000 },
    { difference: 12_000, drive: 2_000 },
    { difference: 90_000, drive: 1_000, isLoss: true },
    { difference: 90_000, drive: 1_000, verdict: "heavier" },
  ]);
  expect(lead).toBe(
    "City 2 NSW pays about $120 more. Driving costs about $20, so you’d be about $100 ahead. What one yard said: Copper, Brass.",
  );
  expect(isClosed).toBe(false);
  expect(caption).toBe("The same load compared with Orange, using the middle of each range");
});

it.each<[Given, drive: string, difference: string]>([
  [{}, "Driving costs about $26, so you’d be about $64 ahead.", "about $90 more"],
  // Of amounts as they are said.
  [
    { difference: 9_051, drive: 2_649 },
    "Driving costs about $26, so you’d be about $65 ahead.",
    "about $91 more",
  ],
  [{ drive: 0 }, "No further away than the nearest city.", "about $90 more"],
  [{ drive: 1 }, "Driving costs about $0, so you’d be about $90 ahead.", "about $90 more"],
  [
    { isLoss: true },
    "It covers the longer drive, but the whole trip costs more than the load brings.",
    "about $90 more",
  ],
  [{ verdict: "same", difference: 40 }, "", "about the same"],
  [{ verdict: "less", difference: -4_020 }, "", "about $40 less"],
  [
    { verdict: "heavier", difference: 900, paysFromKilograms: 20_000 },
    "Driving costs about $26. It’s worth the drive from about 20,000 kg of the same mix.",
    "about $9 more",
  ],
  [
    { verdict: "heavier", difference: 900 },
    "Driving costs about $26, more than you’d gain.",
    "about $9 more",
  ],
])("a city that compares as %j says so", (comparison, drive, difference) => {
  expect(section([comparison]).cells).toEqual([
    `City 0 NSWabout 50 km away${drive}`,
    `$40 – $120${difference}`,
  ]);
});

it("cities that the visitor wants are compared by name", () => {
  const others = { cities: citiesOf([{}, {}, null]), apart: [], wanted: ["city-1", "city-2"] };
  show(<WantedCities others={others} nearest={ORANGE} />);
  expect(words("p")).toEqual([
    "City 1 NSW: $40 – $120. Compared with Orange, about $90 more. Driving costs about $26, so you’d be about $64 ahead.",
    "City 2 NSW: $40 – $120.",
  ]);
});

it("without a city that pays enough more, the others are folded up behind a line that says so", () => {
  const { lead, isClosed, notes } = section([{ verdict: "same", difference: 0 }]);
  expect([lead, isClosed]).toEqual(["No city pays enough more to cover the drive.", true]);
  expect(notes).toEqual([
    "“About the same” means less than half the width of the range in Orange. The cost of driving is for the extra distance compared with Orange, there and back, at $0.88 a kilometre. We allow 1.3 km of road for each straight-line kilometre.",
  ]);
});
