import type { DirectoryYard } from "../../../worker/data/yards/directory.ts";

/** A yard with all its details. */
export const YARD: DirectoryYard = {
  id: 7,
  name: "Bluegum Flat Metals",
  address: "129 Ingot Street, Gillman SA 5013",
  cityId: 1,
  cityName: "Adelaide",
  state: "SA",
  timeZone: "Australia/Sydney",
  phone: "0491 571 491",
  website: "https://www.bluegumflatmetals.example",
  description: "A yard",
  acceptedMaterials: ["Copper"],
  services: ["Bin hire"],
  latitude: -34.8429,
  longitude: 138.5357,
  isApproximate: false,
  openingHours: "Mo-Fr 07:00-16:00",
  closed: null,
  source: null,
  checkedOn: "2026-11-09",
  ownPrices: null,
};
