/** A column of a CSV file and field of its JSON version. */
export interface Field {
  name: string;
  about: string;
}

const CITY: Field = { name: "city_slug", about: "City, as in page addresses" };
const MATERIAL: Field = { name: "material_slug", about: "Metal, as in page addresses" };
/** The unit of every price. */
export const PRICE_UNIT = "AUD/kg";

const CITY_NAMES: Field[] = [
  { name: "city", about: "Name of the city" },
  { name: "state", about: "Its state or territory, such as NSW" },
];

// At the end of each record, because programs may count columns.
const PRICE_NAMES: Field[] = [
  ...CITY_NAMES,
  { name: "metal", about: "Name of the metal" },
  { name: "grade", about: "Grade that the price is for; empty if none is stated" },
  { name: "unit", about: `Unit of the prices: ${PRICE_UNIT}, Australian dollars per kilogram` },
];

/** What a price rests on. */
const BASIS: Field[] = [
  { name: "yards", about: "How many yards were asked for it; empty if it was typed as a range" },
  {
    name: "basis",
    about: "quotes: what yards said, from the lowest to the highest; typed: a range",
  },
];

/** Names of these fields, for the files of single pages. */
export const NAME_FIELDS = PRICE_NAMES.map(({ name }) => name);

/** The fields of each file, in order; every file comes as CSV and JSON. */
export const FIELDS = {
  prices: [
    CITY,
    MATERIAL,
    { name: "min", about: "Lowest price in dollars per kilogram; 0 if none is available" },
    { name: "max", about: "Highest price in dollars per kilogram; 0 if none is available" },
    { name: "description", about: "More about the price" },
    { name: "checked_on", about: "Day it was last checked" },
    ...PRICE_NAMES,
    ...BASIS,
  ],
  "price-months": [
    CITY,
    MATERIAL,
    { name: "month", about: "Year and month" },
    { name: "min", about: "Lowest price of the month in dollars per kilogram" },
    { name: "max", about: "Highest price of the month in dollars per kilogram" },
    { name: "middle", about: "Mean of the midpoints of all observations, in dollars per kilogram" },
    { name: "observations", about: "How often the price was recorded in the month" },
    ...PRICE_NAMES,
  ],
  observations: [
    CITY,
    MATERIAL,
    { name: "checked_on", about: "Day it was checked" },
    { name: "min", about: "Lowest price in dollars per kilogram; 0 if there was none" },
    { name: "max", about: "Highest price in dollars per kilogram; 0 if there was none" },
    ...PRICE_NAMES,
    ...BASIS,
  ],
  yards: [
    { name: "id", about: "Number of the yard" },
    { name: "name", about: "Its name" },
    { name: "address", about: "Street, suburb, state and postcode" },
    CITY,
    { name: "phone", about: "Phone number; empty if we have none" },
    { name: "website", about: "Web address; empty if we have none" },
    { name: "description", about: "A few words about it" },
    { name: "accepted_materials", about: "What it takes; in CSV separated by semicolons" },
    { name: "services", about: "What it offers; in CSV separated by semicolons" },
    { name: "latitude", about: "Degrees (WGS 84); empty if unknown" },
    { name: "longitude", about: "Degrees (WGS 84); empty if unknown" },
    { name: "opening_hours", about: "Days and times in local time; empty if unknown" },
    { name: "checked_on", about: "Day the details were checked; empty if they were not" },
    { name: "is_approximate", about: "Whether latitude and longitude are those of its suburb" },
    ...CITY_NAMES,
    {
      name: "closed",
      about: "First and last day on which it is shut, and why; empty if it is not",
    },
    { name: "source", about: "Whose list the yard is from, and its licence; empty if ours" },
  ],
  "world-prices": [
    { name: "series", about: "Metal, or iron ore" },
    { name: "month", about: "Year and month, of which the price is the average" },
    { name: "usd", about: "Price in US dollars, per unit" },
    { name: "unit", about: "Tonne (t) or dry tonne of ore (dry t)" },
    { name: "aud_per_usd", about: "Australian dollars for a US dollar, average of the month" },
    { name: "aud_per_kg", about: "Price in Australian dollars per kilogram" },
    { name: "edition", about: "Day of the World Bank’s edition" },
  ],
} as const satisfies Record<string, readonly Field[]>;

/** Name of a file without its extension. */
export type FileName = keyof typeof FIELDS;
