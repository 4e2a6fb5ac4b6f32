import { expect, test } from "vitest";
import { toLocalities } from "../../../publishing/derive/places.ts";
import { placesIn } from "../../../publishing/derive/places-file.ts";

const LOCALITIES = `locality,state,postcode,population,latitude,longitude
Elm,NSW,2001,50,-33,150
Oak,NSW,2003,900,-33,151
Oak,NSW,2002,900,-34,151
Ash,NSW,2004,300,-35,149
Ash,VIC,3001,100,-37,145
Yam,NSW,2005,40,-30,152
`;
const REGIONS = `name,kind,state,latitude,longitude,population,leads_to
Elm,council,NSW,-33.1,150,700,
Ash region,region,VIC,-33,141,400,
Fir,council,NSW,-31,152,20,
Fir,region,NSW,-31,152,10,
Yam,council,NSW,-30.3,152,90,
Ashy,,NSW,,,,Ash
Oaky,,NSW,,,,Oak
Old Fir,,NSW,,,,Fir
`;
const PLACES = placesIn(LOCALITIES, REGIONS);

const CITY = {
  ...{ id: 1, name: "Oak", slug: "oak", state: "NSW", lat: -33.5, lon: 151.5, population: 5 },
};

test("places come with our cities first, then by people, those around a town counted as its own", () => {
  const small = { ...CITY, id: 2, name: "Yew", slug: "yew", population: 3 };
  const found = toLocalities([small, { ...CITY, id: 3, name: "Bay", slug: "bay" }, CITY], PLACES);
  const told = found.map(({ id, name, state, postcode, citySlug, area, alias }) =>
    [id, name, state, postcode, citySlug, area, alias].map((one) => one ?? "-").join(" "),
  );
  expect(told).toEqual([
    "1 Oak NSW 2002 oak - -",
    "2 Oak NSW 2002 oak - Oaky",
    "3 Bay NSW - bay - -",
    "4 Yew NSW - yew - -",
    "5 Oak NSW 2003 - - -",
    "6 Elm NSW 2001 - - -",
    "7 Ash region VIC - - region -",
    "8 Ash NSW 2004 - - -",
    "9 Ash NSW 2004 - - Ashy",
    "10 Ash VIC 3001 - - -",
    // Its middle is 33 km from that of the town.
    "11 Yam NSW - - council -",
    "12 Yam NSW 2005 - - -",
    "13 Fir NSW - - council -",
    "14 Fir NSW - - council Old Fir",
  ]);
});

test("a city is where it says, and any other place where its file says", () => {
  const found = toLocalities([CITY], PLACES);
  const at = (name: string, state: string) =>
    found
      .filter((one) => one.name === name && one.state === state)
      .map(({ lat, lon }) => [lat, lon]);
  expect(at("Oak", "NSW")).toEqual([
    [-33.5, 151.5],
    [-33.5, 151.5],
    [-33, 151],
  ]);
  expect(at("Elm", "NSW")).toEqual([[-33, 150]]);
  expect(at("Ash region", "VIC")).toEqual([[-33, 141]]);
});
