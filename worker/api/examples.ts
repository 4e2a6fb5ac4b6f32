import type { Material, MaterialDetail } from "../data/materials.ts";
import type { City, CityDetail } from "../data/places/cities.ts";
import type { CityPrice, MaterialPrice, Public } from "../data/prices.ts";
import type { CityPriceMonth } from "../data/record/price-months.ts";
import type { Yard } from "../data/yards/yards.ts";

// Example responses for the OpenAPI document, from the sample data in seed/. The tests compare each of
// them with a real response; where a text ends in "…", its start is compared.

/** A city. */
export const ADELAIDE: City = { id: 1, name: "Adelaide", slug: "adelaide", state: "SA" };

/** The largest city. */
export const MELBOURNE: City = { id: 42, name: "Melbourne", slug: "melbourne", state: "VIC" };

/** The city that the home page shows. */
export const SYDNEY: City = { id: 13, name: "Sydney", slug: "sydney", state: "NSW" };

/** The same city with its details. */
export const SYDNEY_DETAIL: CityDetail = {
  ...SYDNEY,
  stateName: "New South Wales",
  lat: -33.869,
  lon: 151.209,
  population: 5_143_000,
  timeZone: "Australia/Sydney",
  metaDescription: "Sydney scrap metal prices in AUD per kg for copper, …",
  regulations: "Cash for scrap metal is banned in New South Wales. …",
  regulator: "NSW Police Force",
  regulatorUrl: "https://www.police.nsw.gov.au/online_services/scrap_metal_industry",
  sources: "NSW Police Force, scrap metal industry (2024); …",
  regulationsCheckedOn: "2026-11-21",
  bringId: "Photo ID, such as a driver's licence or passport.",
  bringPayment: "Your BSB and account number. …",
  bringRecords: "A receipt or a note from the owner, …",
};

/** A material. */
export const COPPER: Material = {
  id: 1,
  name: "Copper",
  slug: "copper",
  description: "A red-brown, heavy metal that a magnet ignores. …",
  grade: "No. 2, brass removed",
};

/** The same material with its details. */
export const COPPER_DETAIL: MaterialDetail = {
  ...COPPER,
  metaDescription: "What scrap copper pays per kg in Australian cities, …",
  world: "copper",
};

/** The state of the sample data a day after they were published. */
export const HEALTH = {
  status: "ok" as const,
  dataset: {
    name: "Sample data, November 2026",
    publishedOn: "2026-11-20",
    isSample: true,
    version: "5b1f0c9a6e2d",
  },
  publishedAt: "2026-11-20T00:00:00.000Z",
  ageDays: 1,
  prices: { total: 945, olderThan30Days: 0, olderThan90Days: 0 },
  databaseMs: 3,
};

/** The price of a material in the city that the home page shows, AUD per kg. */
export const CITY_PRICE: Public<CityPrice> = {
  materialId: 1,
  minPrice: 8,
  maxPrice: 11,
  description: "Pipe and mixed household copper",
  checkedOn: "2026-11-17",
  previous: null,
  yards: null,
  basis: "typed",
};

/** What was recorded of a material's price in a city and month, AUD per kg. */
export const RECORDED_MONTH: CityPriceMonth = {
  cityId: 13,
  materialId: 1,
  month: "2026-11",
  minPrice: 8,
  maxPrice: 11,
  middlePrice: 9.5,
  observations: 1,
};

/** The publication of the sample data. */
export const PUBLICATION = {
  id: 1,
  publishedAt: "2026-11-20T00:00:00.000Z",
  name: "Sample data, November 2026",
  publishedOn: "2026-11-20",
  isSample: true,
  changedPrices: 945,
  isFirst: true,
  checkedPrices: 0,
  note: null,
};

/** The price of a material with its city, AUD per kg. */
export const MATERIAL_PRICE: Public<MaterialPrice> = {
  cityId: 1,
  minPrice: 7.75,
  maxPrice: 10.65,
  cityName: "Adelaide",
  citySlug: "adelaide",
  state: "SA",
  checkedOn: "2026-11-18",
  yards: null,
  basis: "typed",
};

/** The first yard by name. */
export const YARD: Yard = {
  id: 33,
  name: "Banksia Bend Scrap Metals",
  address: "13 Crusher Road, Lytton QLD 4178",
  cityId: 9,
  phone: "(07) 5550 7055",
  website: "https://www.banksiabendscrapmetals.example",
  description: "Independent Brisbane yard dealing mostly in scrap from sheds, …",
  acceptedMaterials: [
    "Copper",
    "Brass",
    "Bronze",
    "Aluminium",
    "Aluminium cans",
    "Stainless steel",
    "Steel",
    "Electric motors",
    "Radiators",
    "Whole vehicles",
  ],
  services: ["Same-day EFT payment", "Account for trades", "Certificate of destruction"],
  latitude: -27.417,
  longitude: 153.1548,
  openingHours: "Mo-Fr 07:00-15:30; Sa 08:00-13:00",
  checkedOn: "2026-10-26",
  isApproximate: false,
  closed: null,
  source: null,
};

/** The first yard of the city that the home page shows. */
export const YARD_IN_SYDNEY: Yard = {
  id: 61,
  name: "Banksia Creek Scrap Metals",
  address: "10 Yard Street, Smeaton Grange NSW 2567",
  cityId: 13,
  phone: "(02) 5550 1979",
  website: "https://www.banksiacreekscrapmetals.example",
  description: "Family-run yard in Smeaton Grange that buys from households and trades. …",
  acceptedMaterials: ["Brass", "Aluminium", "Steel", "Cable", "Electronic waste"],
  services: ["Bin hire"],
  latitude: -34.0312,
  longitude: 150.7506,
  openingHours: "Mo-Fr 07:00-16:00; Sa 08:00-12:00",
  checkedOn: "2026-11-09",
  isApproximate: false,
  closed: null,
  source: null,
};
