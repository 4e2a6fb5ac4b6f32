import { expect, it } from "vitest";
import { NearPlace } from "../../../app/cities/search-notices.tsx";
import { links, show, words } from "../show.tsx";

const PLACE = {
  ...{ place: "Wongarbon", label: "Wongarbon NSW 2831", area: undefined, distance: 17.6 },
  ...{ isNearest: true, namesakes: [], city: { name: "Dubbo" } },
};

const NEAREST = "The nearest prices to";

it.each([
  [{}, `${NEAREST} Wongarbon NSW 2831 are those for Dubbo, about 18 km away in a straight line.`],
  [
    { area: "region" },
    `${NEAREST} Wongarbon NSW 2831 are those for Dubbo. The middle of this region is about 18 km away in a straight line.`,
  ],
  [{ isNearest: false }, "Dubbo is about 18 km from Wongarbon NSW 2831 in a straight line."],
  [
    { isNearest: false, area: "region" },
    "Dubbo is about 18 km from the middle of Wongarbon NSW 2831 in a straight line.",
  ],
  [
    { label: "King Island TAS" },
    `${NEAREST} King Island TAS are those for Dubbo, about 18 km away in a straight line, which may cross the sea.`,
  ],
  [
    { label: "Tiwi Islands NT", isNearest: false },
    "Dubbo is about 18 km from Tiwi Islands NT in a straight line, which may cross the sea.",
  ],
])("how far a place is from the city is said: %j", (given, text) => {
  show(<NearPlace {...PLACE} {...given} />);
  expect(words("[role=status] > p:first-child")).toEqual([text]);
  expect(words("details")).toEqual([]);
});

it("a place leads to others of its name", () => {
  const namesakes = ["WA", "SA", "NT"].map((state) => {
    return { name: `Wongarbon ${state}`, path: `/${state}/` };
  });
  show(<NearPlace {...PLACE} namesakes={namesakes} />);
  expect(words("details").at(-1)).toBe(
    "Looking for another Wongarbon?There is also Wongarbon WA, Wongarbon SA and Wongarbon NT.",
  );
  expect(links("details a")[1]).toEqual(["Wongarbon SA", "/SA/"]);
});
