import { z } from "@hono/zod-openapi";

// The API's responses, for the OpenAPI document. tests/worker/api/schemas.test.ts checks that they match the types in
// worker/data exactly. Responses are not validated again when they are sent.

const id = z.int().min(1);
const count = z.int().nonnegative();
const nullableText = z.string().nullable();
const slug = z.string().describe("As in page addresses.");
const state = z.string().describe("Code of the state or territory, such as NSW.");
/** A day. */
export const date = z.iso.date();
const checkedOn = date.describe("The day it was last checked.");
const latitude = z.number().min(-90).max(90).describe("Degrees (WGS 84).");
const longitude = z.number().min(-180).max(180).describe("Degrees (WGS 84).");

/** AUD per kilogram; 0 if there is no price. */
const dollars = z
  .number()
  .nonnegative()
  .describe("Indicative, in AUD per kilogram; 0 means no price is available.");

/** A city or town as lists show it. */
export const City = z.object({ id, name: z.string(), slug, state }).openapi("City");

/** A city with the details on its own page. */
export const CityDetail = z
  .object({
    ...City.shape,
    stateName: z.string(),
    lat: latitude,
    lon: longitude,
    population: count,
    timeZone: z.string().describe("IANA time zone."),
    metaDescription: z.string().describe("One or two sentences for search engines."),
    regulations: z
      .string()
      .describe(
        "The state's rules for selling scrap metal, as general information only. A blank line separates paragraphs.",
      ),
    regulator: z.string().describe("The regulator to ask about the rules."),
    regulatorUrl: z.url(),
    sources: nullableText.describe("The sources of the rules."),
    regulationsCheckedOn: date.describe("The day the rules were last edited."),
    bringId: nullableText.describe("The ID a seller brings."),
    bringPayment: nullableText.describe("How a seller is paid, and what to bring for it."),
    bringRecords: nullableText.describe(
      "The proof that a seller brings, and what the yard records.",
    ),
  })
  .openapi("CityDetail");

/** A material as lists show it. */
export const Material = z
  .object({
    id,
    name: z.string(),
    slug,
    description: z.string(),
    grade: nullableText.describe(
      "The grade that all its prices are for, in every city; null if none is stated.",
    ),
  })
  .openapi("Material");

/** A material with the details on its own page. */
export const MaterialDetail = z
  .object({
    ...Material.shape,
    metaDescription: nullableText.describe("One or two sentences for search engines."),
    world: nullableText.openapi({
      description:
        "Which series of world prices stands for it, or several with their shares; null if none does.",
      example: "copper:0.6+zinc:0.4",
    }),
  })
  .openapi("MaterialDetail");

/** The basis of a price, at the end of each schema that includes it. */
const basis = {
  yards: z
    .int()
    .min(1)
    .nullable()
    .describe(
      "How many yards were asked for it; null if it was not worked out from what yards said.",
    ),
  basis: z
    .enum(["quotes", "typed"])
    .describe(
      "`quotes` is the range of what yards said when they were asked, from the lowest to the highest; `typed` is a range as the operator wrote it.",
    ),
};

const selfQuoted = z
  .int()
  .min(1)
  .optional()
  .describe("How many of these yards gave it through their own link; left out if none did.");

/** The price of one material in a city, AUD per kg. */
export const CityPrice = z
  .object({
    materialId: id,
    minPrice: dollars,
    maxPrice: dollars,
    description: z
      .string()
      .describe("More about the price. The material's grade is the same in all cities."),
    checkedOn,
    previous: z
      .object({ minPrice: dollars, maxPrice: dollars, checkedOn })
      .nullable()
      .describe("What was recorded at the previous check; null if nothing was."),
    ...basis,
    selfQuoted,
  })
  .openapi("CityPrice");

/** The price of a material in one city, with that city. */
export const MaterialPrice = z
  .object({
    cityId: id,
    cityName: z.string().describe('"Unknown" if the city has been removed.'),
    citySlug: slug.nullable().describe("null if the city has been removed."),
    state: state.describe(
      'Code of the state or territory, such as NSW; "Unknown" if the city has been removed.',
    ),
    minPrice: dollars,
    maxPrice: dollars,
    checkedOn,
    ...basis,
    selfQuoted,
  })
  .openapi("MaterialPrice");

/** A scrap yard. */
export const Yard = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    cityId: id,
    phone: nullableText,
    website: nullableText,
    description: nullableText,
    acceptedMaterials: z
      .array(z.string())
      .nullable()
      .describe("Names of the materials that it takes."),
    services: z.array(z.string()).nullable(),
    latitude: latitude.nullable().describe("Degrees (WGS 84); null if unknown."),
    longitude: longitude.nullable().describe("Degrees (WGS 84); null if unknown."),
    openingHours: nullableText.describe(
      "Days and times in the city's time zone, such as Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off. Otherwise words of the yard, such as By appointment.",
    ),
    checkedOn: checkedOn.nullable(),
    isApproximate: z.boolean().describe("Whether the coordinates are those of its suburb."),
    closed: nullableText.describe(
      "First and last day on which it is shut, and why, such as 2026-12-20..2027-01-06 Christmas.",
    ),
    source: nullableText.describe("Whose list it is from, and under which licence; null if ours."),
    ownPrices: z
      .array(z.object({ material: slug, minPrice: dollars, maxPrice: dollars, saidOn: checkedOn }))
      .nullable()
      .describe(
        "Prices that the yard gave itself and agreed to show, each with its day, for 28 days; null if there are none.",
      ),
  })
  .openapi("Yard");

/** The record of a price on one day. */
export const PriceObservation = z
  .object({
    cityId: id,
    materialId: id,
    checkedOn,
    minPrice: dollars,
    maxPrice: dollars,
    ...basis,
  })
  .openapi("PriceObservation");

/** The record of a price in one month. */
export const RecordedMonth = z
  .object({
    cityId: id,
    materialId: id,
    month: z.string().describe("As YYYY-MM."),
    minPrice: z.number().positive().describe("The lowest, in AUD per kilogram."),
    maxPrice: z.number().positive().describe("The highest, in AUD per kilogram."),
    middlePrice: z
      .number()
      .positive()
      .describe("The mean of the midpoints of all observations, in AUD per kilogram."),
    observations: z.int().min(1).describe("How many there were."),
  })
  .openapi("RecordedMonth");

/** A page of the price record: months, or observations if they are requested. */
export const PriceHistory = z
  .object({
    months: RecordedMonth.array()
      .nullable()
      .describe("The recorded months; null if observations were requested."),
    observations: PriceObservation.array()
      .nullable()
      .describe(
        "Every observation that counts; null unless they were requested. A price of 0 means there was none.",
      ),
    next: nullableText.describe("The cursor for the next page; null at the end."),
  })
  .openapi("PriceHistory");

/** A publication that changed something. */
export const Publication = z
  .object({
    id,
    publishedAt: z.iso.datetime(),
    name: z.string(),
    publishedOn: date.describe("The day the data was published for."),
    isSample: z.boolean().describe("Whether everything in it is invented."),
    changedPrices: count.describe(
      "How many prices changed; of the first publication, how many there were.",
    ),
    isFirst: z
      .boolean()
      .describe("Whether it was the first one, so that every price in it was new."),
    checkedPrices: count.describe("How many prices were checked again and stayed the same."),
    note: nullableText.describe("A note from the operator."),
  })
  .openapi("Publication");

/** A page of the publications. */
export const Publications = z
  .object({
    publications: Publication.array(),
    next: nullableText.describe("The cursor for the next page; null at the end."),
  })
  .openapi("Publications");

const month = z.string().describe("As YYYY-MM.");
const audPerKg = z.number().positive().describe("In AUD per kilogram.");
const series = z.string().describe("A metal, or iron-ore.");

/** A series of world prices. */
export const WorldSeries = z
  .object({
    series,
    unit: z.string().describe("The unit of the published price."),
    edition: date.describe("The day of the World Bank's edition."),
    months: z.array(
      z.object({
        month,
        usd: z.number().positive().describe("As published, in USD per unit."),
        audPerUsd: z.number().positive().describe("The month's average rate."),
        audPerKg,
      }),
    ),
  })
  .openapi("WorldSeries");

/** The world price of a material by month. */
export const MaterialWorld = z
  .object({
    madeOf: z
      .array(z.object({ series, share: z.number().min(0).max(1) }))
      .describe("The series that stand for it; empty if none does."),
    months: z.array(z.object({ month, audPerKg })),
  })
  .openapi("MaterialWorld");

/** The body of every error. */
export const ApiError = z
  .object({ error: z.string().describe("What went wrong and how to fix it.") })
  .openapi("Error");
