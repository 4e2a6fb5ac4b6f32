import { expect, it } from "vitest";
import { CityTop } from "../../../app/cities/city-top.tsx";
import { NearPlace, UnknownCity } from "../../../app/cities/search-notices.tsx";
import { links, show, words } from "../show.tsx";

const CITY = {
  ...{ id: 1, name: "Dubbo", slug: "dubbo", state: "NSW", stateName: "New South Wales" },
  ...{ bringId: null, bringPayment: null, bringRecords: null },
};

const row = { name: "Copper", slug: "copper", minPrice: 4, maxPrice: 8 };
type TopProps = Parameters<typeof CityTop>[0];
const top = (given: Partial<Record<keyof TopProps, unknown>>) =>
  show(
    <CityTop
      {...({
        ...{ city: CITY, rows: [], today: "Friday 20 November 2026", checkedOn: null },
        ...{ checked: null, nearest: undefined, trend: null },
        ...given,
      } as TopProps)}
    />,
  );

it("a city's top says when its prices were checked, and leads to its sections", () => {
  const city = { ...CITY, bringId: "A licence" };
  top({ rows: [row], trend: {}, checkedOn: "17 November 2026", city });
  expect(words(".lead")).toEqual([
    "Indicative prices for Friday 20 November 2026. Last checked on 17 November 2026.",
  ]);
  expect(links("nav[aria-label='On this page'] a")).toEqual([
    ["Prices", "#prices"],
    ["Chart", "#trend"],
    ["Yards", "#yards"],
    ["What to bring", "#bring"],
    ["Rules", "#rules"],
  ]);
  expect(words(".price-board-foot")).toEqual([]);
  expect(links(".link-row a[rel=nofollow]")).toEqual([
    ["What is my load worth?", "/my-load/?near=Dubbo+NSW"],
    ["Was that a fair offer?", "/fair-price/?near=Dubbo+NSW"],
  ]);
});

it("a city whose prices cannot be read says so, and has no board and no chart", () => {
  top({ rows: [{ name: "Copper", slug: "copper" }], isProvisional: true });
  expect(words(".lead")).toEqual([
    "Indicative prices for Friday 20 November 2026. We can't load these prices right now.",
  ]);
  expect(document.querySelector("aside")).toBeNull();
  expect(links("nav[aria-label='On this page'] a")[0]).toEqual(["Prices", "#prices"]);
  expect(links("nav[aria-label='On this page'] a")).not.toContainEqual(["Chart", "#trend"]);
});

it("a city without prices has those of the nearest one, and says how far that is", () => {
  const mildura = { name: "Mildura", slug: "mildura", state: "VIC" };
  top({ nearest: { city: mildura, distance: 130, rows: [row], checked: null } });
  expect(words(".lead")).toEqual([
    "Indicative prices for Friday 20 November 2026. We have no prices for Dubbo yet. The nearest place with prices is Mildura, 130 km away.",
  ]);
  expect(links("nav[aria-label='On this page'] a")).toEqual([
    ["Yards", "#yards"],
    ["Rules", "#rules"],
  ]);
  expect(document.body.textContent).toContain("VIC, 130 km away");
  expect(links()).toContainEqual(["All Mildura prices", "/mildura/"]);
});

it("a city without prices anywhere has no board", () => {
  top({});
  expect(words(".lead")).toEqual([
    "Indicative prices for Friday 20 November 2026. We have no prices for Dubbo yet.",
  ]);
  expect(document.querySelector("aside")).toBeNull();
});

const named = (...names: string[]) => names.map((name) => ({ name, path: `/${name}/` }));

it.each([
  [[], "Pick yours from all cities.", [["all cities", "/scrap-metal-prices-by-city/"]]],
  [["Dubbo"], "Did you mean Dubbo?", [["Dubbo", "/Dubbo/"]]],
  [
    ["Dubbo", "Dobie", "Doo"],
    "Did you mean Dubbo, Dobie or Doo?",
    [
      ["Dubbo", "/Dubbo/"],
      ["Dobie", "/Dobie/"],
      ["Doo", "/Doo/"],
    ],
  ],
])("a city that is not known is said, with similar names: %j", (names, asks, expected) => {
  show(<UnknownCity searched="Dubo" suggestions={named(...names)} shown="Sydney" />);
  expect(words("[role=status]")).toEqual([`We don't know “Dubo”. This is Sydney. ${asks}`]);
  expect(links()).toEqual(expected);
});

const PLACE = {
  ...{ place: "Wongarbon", label: "Wongarbon NSW 2831", area: undefined, distance: 17.6 },
  ...{ isNearest: true, namesakes: [], city: { name: "Dubbo" } },
};

it.each([
  [
    {},
    "The nearest prices to Wongarbon NSW 2831 are those for Dubbo, about 18 km away in a straight line.",
  ],
  [
    { area: "region" },
    "The nearest prices to Wongarbon NSW 2831 are those for Dubbo. The middle of this region is about 18 km away in a straight line.",
  ],
  [{ isNearest: false }, "Dubbo is about 18 km from Wongarbon NSW 2831 in a straight line."],
  [
    { isNearest: false, area: "region" },
    "Dubbo is about 18 km from the middle of Wongarbon NSW 2831 in a straight line.",
  ],
  [
    { label: "King Island TAS" },
    "The nearest prices to King Island TAS are those for Dubbo, about 18 km away in a straight line, which may cross the sea.",
  ],
  [
    { label: "Tiwi Islands NT", isNearest: false },
    "Dubbo is about 18 km from Tiwi Islands NT in a straight line, which may cross the sea.",
  ],
])("how far a place is from the city is said: %j", (given, text) => {
  show(<NearPlace {...PLACE} {...given} />);
  expect(words("[role=status] > p:first-child")).toEqual([text]);
});

it("a place leads to its yards and load, and to others of its name", () => {
  show(<NearPlace {...PLACE} namesakes={named("Wongarbon WA", "Wongarbon SA", "Wongarbon NT")} />);
  expect(links().slice(0, 2)).toEqual([
    ["Yards near Wongarbon", "/scrap-yards/?near=Wongarbon+NSW+2831"],
    ["My load there", "/my-load/?near=Wongarbon+NSW+2831"],
  ]);
  expect(words("details").at(-1)).toBe(
    "Looking for another Wongarbon?There is also Wongarbon WA, Wongarbon SA and Wongarbon NT.",
  );
});

it("nothing is said of others where there is none", () => {
  show(<NearPlace {...PLACE} />);
  expect(words("[role=status] > p")).toHaveLength(2);
});
