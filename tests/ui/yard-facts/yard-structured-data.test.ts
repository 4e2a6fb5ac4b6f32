import { describe, expect, it } from "vitest";
import { cityYardList, collectionPage } from "../../../app/yard-facts/yard-structured-data.ts";
import type { DirectoryYard } from "../../../worker/data/yards/directory.ts";
import { YARD } from "../yards/yard.ts";

/** The data as sent, because the types of schema.org allow much that the page never has. */
const page = (...yards: DirectoryYard[]) =>
  JSON.parse(JSON.stringify(collectionPage("", { total: 300, yards }, "Yards.")));
const business = (changes: Partial<DirectoryYard>) =>
  page({ ...YARD, ...changes }).mainEntity.itemListElement[0]?.item;

it("a city's list has the yards that its page shows and the number of all", () => {
  const { name, address } = YARD;
  const list = cityYardList(
    { name: "Adelaide" },
    { total: 12, yards: [YARD, { ...YARD, phone: null }] },
  );
  const item = { "@type": "LocalBusiness", name, address };
  expect(list).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Scrap metal yards in Adelaide",
    numberOfItems: 12,
    itemListElement: [
      { "@type": "ListItem", position: 1, item: { ...item, telephone: "0491571491" } },
      { "@type": "ListItem", position: 2, item },
    ],
  });
});

describe("a yard in the directory's list", () => {
  it("is a local business with all its details", () => {
    expect(business({})).toEqual({
      "@type": "LocalBusiness",
      name: "Bluegum Flat Metals",
      address: {
        "@type": "PostalAddress",
        streetAddress: "129 Ingot Street",
        addressLocality: "Gillman",
        addressRegion: "SA",
        postalCode: "5013",
        addressCountry: "AU",
      },
      telephone: "0491571491",
      url: "https://www.bluegumflatmetals.example",
      geo: { "@type": "GeoCoordinates", latitude: -34.8429, longitude: 138.5357 },
      openingHours: ["Mo-Fr 07:00-16:00"],
    });
  });

  it("has a phone number that can be dialled from anywhere if it has a country code", () => {
    expect(business({ phone: "+61 (0)8 5550 7663" })?.telephone).toBe("+61855507663");
  });

  it("leaves out unknown details", () => {
    const known = business({
      phone: null,
      website: null,
      openingHours: null,
      latitude: null,
      longitude: null,
    });
    expect(Object.keys(known ?? {})).toEqual(["@type", "name", "address"]);
  });

  it.each([
    [{ latitude: -34.8, longitude: null }, false],
    [{ latitude: null, longitude: 138.5 }, false],
    [{ isApproximate: true }, false],
    [{ latitude: 0, longitude: 0 }, true],
  ])("with %j has a position: %s", (changes, has) => {
    expect("geo" in business(changes)).toBe(has);
  });

  it.each([
    ["Shed 3, 4 Mill Lane, Salisbury South SA 5106", "Shed 3, 4 Mill Lane", "Salisbury South"],
    ["1 Ore Road, Fyshwick ACT 2609", "1 Ore Road", "Fyshwick"],
  ])("has the address %j in parts", (address, streetAddress, addressLocality) => {
    expect(business({ address })?.address).toMatchObject({ streetAddress, addressLocality });
  });

  it.each([
    ["Mo-Fr 07:00-16:00;Sa 08:00-12:00", ["Mo-Fr 07:00-16:00", "Sa 08:00-12:00"]],
    [
      "Tu,Th 07:30-11:45,13:00-24:00; PH 08:00-12:00",
      ["Tu 07:30-11:45,13:00-24:00", "Th 07:30-11:45,13:00-24:00"],
    ],
    ["Mo 07:00-12:00; PH off", ["Mo 07:00-12:00"]],
    ["Mo-Su 00:00-24:00", ["Mo-Su"]],
    ["Mo-Fr 00:00-24:00; Sa 07:00-24:00", ["Mo-Fr", "Sa 07:00-24:00"]],
    ["By appointment", undefined],
  ])("with the hours %j has the rules %j, without public holidays", (openingHours, rules) => {
    expect(business({ openingHours })?.openingHours).toEqual(rules);
  });

  it("has its whole address and its city if the address has no parts", () => {
    expect(business({ address: "Corner of Ore and Tin Roads" })?.address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "Corner of Ore and Tin Roads",
      addressLocality: "Adelaide",
      addressRegion: "SA",
      addressCountry: "AU",
    });
  });

  it("names no city if that has been removed", () => {
    const removed = { address: "Ore Road", cityName: "Unknown", state: "Unknown" };
    expect(JSON.stringify(business(removed))).not.toContain("Unknown");
  });
});
