// The parts of the invented yards. Names pair a plant or a bird with a landform or with another plant
// or bird, as real businesses hardly do.

export const NATURE = list(`
  Banksia, Blackwood, Bluebush, Bluegum, Boobook, Bottlebrush, Bowerbird, Brigalow, Brolga,
  Butcherbird, Corella, Correa, Curlew, Currawong, Dianella, Dotterel, Egret, Fantail, Galah,
  Gidgee, Grevillea, Hakea, Honeyeater, Ironbark, Jarrah, Kestrel, Kurrajong, Lillypilly,
  Lyrebird, Magpie, Mallee, Melaleuca, Mulga, Paperbark, Pardalote, Plover, Quandong, Redgum,
  Rosella, Saltbush, Sheoak, Snowgum, Spinifex, Spoonbill, Stringybark, Treecreeper, Wattle,
  Wedgetail, Whipbird, Wren
`);

export const LANDFORMS = list(`
  Bend, Creek, Crossing, Flat, Gap, Gully, Hollow, Lane, Paddock, Plain, Ridge, Rise, Road,
  Siding, Spur, Track
`);

export const TRADES = list(`
  Metals, Metals, Metals, Scrap, Scrap Metals, Recycling, Metal Recycling, Salvage, Metal Salvage,
  Scrap & Recycling
`);

export const STREETS = list(`
  Anvil Court, Banksia Avenue, Bearing Road, Boundary Road, Chaffey Street, Commerce Drive,
  Crane Street, Crusher Road, Depot Street, Enterprise Drive, Forge Street, Foundry Street,
  Furnace Road, Gantry Court, Hammer Street, Industrial Avenue, Ingot Street, Ironbark Road,
  Kurrajong Street, Lathe Court, Loading Road, Machinery Drive, Magnet Street, Mill Lane,
  Paperbark Road, Pattern Street, Quarry Road, Railway Parade, Redgum Drive, Rivet Street,
  Saltbush Road, Smelter Road, Spanner Court, Station Road, Storage Lane, Tradesman Drive,
  Wattle Road, Weighbridge Lane, Workshop Road, Yard Street
`);

/** The values of accepted_materials. */
export const MATERIALS = list(`
  Copper, Brass, Bronze, Aluminium, Aluminium cans, Stainless steel, Steel, Cast iron, Lead, Zinc,
  Car batteries, Electric motors, Cable, Radiators, Catalytic converters, Whole vehicles,
  Electronic waste
`);

/** The values of services, with the material that a yard must take to offer it. */
export const SERVICES: { name: string; needs?: string }[] = [
  { name: "Public weighbridge" },
  { name: "Bin hire" },
  { name: "Collection" },
  { name: "Car removal", needs: "Whole vehicles" },
  { name: "Same-day EFT payment" },
  { name: "Account for trades" },
  { name: "Cable stripping", needs: "Cable" },
  { name: "Demolition clearance" },
  { name: "Container refund point", needs: "Aluminium cans" },
  { name: "Certificate of destruction", needs: "Whole vehicles" },
];

/** First sentences of a description. */
export const OPENINGS = [
  "Family-run yard in {suburb} that buys from households and trades.",
  "Scrap yard in {suburb}, open to the public on weekdays and Saturday mornings.",
  "Buys ferrous and non-ferrous metal by the kilo from the public and from businesses.",
  "Small yard in {suburb} with room for utes and trailers to turn.",
  "Metal recycler for {city} and the surrounding district.",
  "Yard in {suburb} set up for tradespeople, with a separate bay for household loads.",
  "Independent {city} yard dealing mostly in scrap from sheds, workshops and renovations.",
  "Covered yard in {suburb}, so that loads can be sorted in any weather.",
];

/** Sentences that hold only for a yard with the material or service named. */
export const REMARKS: { text: string; needs: string }[] = [
  { needs: "Copper", text: "Copper is weighed on its own scales and graded while you watch." },
  { needs: "Cable", text: "Insulated cable is bought as it comes or after stripping." },
  { needs: "Car batteries", text: "Please keep batteries upright and unbroken." },
  { needs: "Whole vehicles", text: "Complete vehicles are taken with proof of ownership." },
  {
    needs: "Catalytic converters",
    text: "Catalytic converters are priced by the code on the casing.",
  },
  {
    needs: "Stainless steel",
    text: "Stainless steel is checked with a magnet and a handheld analyser.",
  },
  {
    needs: "Electronic waste",
    text: "Computers, servers and circuit boards go to a separate counter.",
  },
  { needs: "Steel", text: "Steel can be tipped loose or lifted off a trailer by crane." },
  {
    needs: "Aluminium",
    text: "Aluminium earns more once screws, glass and rubber have come off.",
  },
  { needs: "Radiators", text: "Radiators should be drained before they arrive." },
  { needs: "Electric motors", text: "Electric motors are bought whole, so leave them together." },
  { needs: "Public weighbridge", text: "The weighbridge takes trucks and loaded trailers." },
  {
    needs: "Bin hire",
    text: "Bins from three to twenty-five cubic metres can be hired for a site or a clean-up.",
  },
  { needs: "Collection", text: "Heavy loads around {city} can be collected by arrangement." },
  { needs: "Car removal", text: "Unwanted cars are picked up, running or not." },
  { needs: "Same-day EFT payment", text: "Payment goes to your bank account on the day." },
  {
    needs: "Account for trades",
    text: "Plumbers, electricians and builders can open an account and be paid monthly.",
  },
  {
    needs: "Demolition clearance",
    text: "A crew also clears metal from demolition and fit-out jobs.",
  },
  {
    needs: "Certificate of destruction",
    text: "A certificate of destruction is supplied for every vehicle.",
  },
];

/** Last sentences of a description. */
export const ADVICE = [
  "Bring photo ID and the details of the account you want to be paid into.",
  "Arrange loads over half a tonne ahead of time so that a bay is free.",
  "Closed shoes are required on the weighing floor.",
  "Sorting your load before you come saves time at the scales.",
  "Gas bottles, tyres and sealed drums are not accepted.",
  "Prices are quoted at the gate and can change during the day.",
  "Allow extra time on Saturday mornings.",
];

/** The days on which the yards' details were checked. */
export const CHECKING_DAYS = ["2026-10-12", "2026-10-26", "2026-11-09", "2026-11-16"];

/** Area codes of landlines. */
export const AREA_CODES: Record<string, string> = {
  NSW: "02",
  ACT: "02",
  VIC: "03",
  TAS: "03",
  QLD: "07",
  SA: "08",
  WA: "08",
  NT: "08",
};

/** Mobile numbers reserved for fiction. The block is not continuous, so add none. */
export const FICTIONAL_MOBILES = list(`
  0491 570 006, 0491 570 156, 0491 570 157, 0491 570 158, 0491 570 159, 0491 570 110,
  0491 570 313, 0491 570 737, 0491 571 266, 0491 571 491, 0491 571 804, 0491 572 549
`);
export const FICTIONAL_SERVICE_NUMBERS = ["1300 975 707", "1800 160 401"];

function list(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}
