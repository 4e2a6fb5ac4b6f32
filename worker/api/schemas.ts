import { z } from "@hono/zod-openapi";
import type * as data from "../data/types.ts";

// The API's responses, for the OpenAPI document. tests/worker/api/schemas.test.ts checks that they are
// exactly the types of worker/data; responses are not validated again when they are sent.

const id = z.int().min(1);
const slug = z.string().openapi({ description: "As in page addresses." });
const state = z.string().openapi({ description: "Code of the state or territory, such as NSW." });
const date = z.iso.date();
const checkedOn = date.openapi({ description: "The day it was last checked." });
const latitude = z.number().min(-90).max(90).openapi({ description: "Degrees (WGS 84)." });
const longitude = z.number().min(-180).max(180).openapi({ description: "Degrees (WGS 84)." });

/** AUD per kilogram; 0 if there is no price. */
const dollars = z.number().nonnegative().openapi({
  description: "Indicative, in AUD per kilogram; 0 means that no price is available.",
});

/** A city or town as lists show it. */
export const City = z
  .object({ id, name: z.string(), slug, state })
  .openapi("City") satisfies z.ZodType<data.City>;

/** A city with what its own page shows. */
export const CityDetail = z
  .object({
    ...City.shape,
    stateName: z.string(),
    lat: latitude,
    lon: longitude,
    population: z.int().nonnegative(),
    timeZone: z.string().openapi({ description: "IANA time zone." }),
    metaDescription: z
      .string()
      .openapi({ description: "One or two sentences for search engines." }),
    regulations: z.string().openapi({
      description:
        "The state's rules for selling scrap metal, as general information only. A blank line separates paragraphs.",
    }),
    regulator: z.string().openapi({ description: "The regulator to ask about the rules." }),
    regulatorUrl: z.url(),
    sources: z.string().nullable().openapi({ description: "Where the rules were read." }),
    regulationsCheckedOn: date.openapi({ description: "The day the rules were last edited." }),
    bringId: z.string().nullable().openapi({ description: "The ID that a seller brings." }),
    bringPayment: z.string().nullable().openapi({
      description: "How a seller is paid, and what to bring for it.",
    }),
    bringRecords: z.string().nullable().openapi({
      description: "The proof that a seller brings, and what the yard records.",
    }),
  })
  .openapi("CityDetail") satisfies z.ZodType<data.CityDetail>;

/** A material as lists show it. */
export const Material = z
  .object({
    id,
    name: z.string(),
    slug,
    description: z.string(),
    grade: z.string().nullable().openapi({
      description: "What every price of it is for, in all cities; null if none is stated.",
    }),
  })
  .openapi("Material") satisfies z.ZodType<data.Material>;

/** A material with what its own page shows. */
export const MaterialDetail = z
  .object({
    ...Material.shape,
    metaDescription: z
      .string()
      .nullable()
      .openapi({ description: "One or two sentences for search engines." }),
  })
  .openapi("MaterialDetail") satisfies z.ZodType<data.MaterialDetail>;

/** The price of one material in a city, AUD per kg. */
export const CityPrice = z
  .object({
    materialId: id,
    minPrice: dollars,
    maxPrice: dollars,
    description: z.string().openapi({
      description: "More about the price. The material's grade is the same in all cities.",
    }),
    checkedOn,
    previous: z.object({ minPrice: dollars, maxPrice: dollars, checkedOn }).nullable().openapi({
      description: "What was recorded when this price was checked before; null if nothing was.",
    }),
  })
  .openapi("CityPrice") satisfies z.ZodType<data.CityPrice>;

/** The price of a material in one city, with that city. */
export const MaterialPrice = z
  .object({
    cityId: id,
    cityName: z.string().openapi({ description: '"Unknown" if the city has been removed.' }),
    citySlug: slug.nullable().openapi({ description: "null if the city has been removed." }),
    state: state.openapi({
      description:
        'Code of the state or territory, such as NSW; "Unknown" if the city has been removed.',
    }),
    minPrice: dollars,
    maxPrice: dollars,
    checkedOn,
  })
  .openapi("MaterialPrice") satisfies z.ZodType<data.MaterialPrice>;

/** What was recorded of a price on one day. */
export const PriceObservation = z
  .object({ cityId: id, materialId: id, checkedOn, minPrice: dollars, maxPrice: dollars })
  .openapi("PriceObservation") satisfies z.ZodType<data.PriceObservation>;

/** What was recorded of a price in one month. */
export const RecordedMonth = z
  .object({
    cityId: id,
    materialId: id,
    month: z.string().openapi({ description: "As YYYY-MM." }),
    minPrice: z.number().positive().openapi({ description: "The lowest, in AUD per kilogram." }),
    maxPrice: z.number().positive().openapi({ description: "The highest, in AUD per kilogram." }),
    middlePrice: z.number().positive().openapi({
      description: "The mean of the middles of all observations, in AUD per kilogram.",
    }),
    observations: z.int().min(1).openapi({ description: "How many there were." }),
  })
  .openapi("RecordedMonth") satisfies z.ZodType<data.RecordedMonth>;

/** A page of the price record: months, or observations if they were asked for. */
export const PriceHistory = z
  .object({
    months: RecordedMonth.array().nullable().openapi({
      description: "The recorded months; null if observations were asked for.",
    }),
    observations: PriceObservation.array().nullable().openapi({
      description:
        "Every observation that counts; null unless they were asked for. A price of 0 says that there was none.",
    }),
    next: z.string().nullable().openapi({
      description: "The cursor of the next page; null at the end.",
    }),
  })
  .openapi("PriceHistory");

/** A load of data that changed something. */
export const Publication = z
  .object({
    id,
    publishedAt: z.iso.datetime(),
    name: z.string(),
    publishedOn: date.openapi({ description: "The day that the data were published for." }),
    isSample: z.boolean().openapi({ description: "Whether everything in it is invented." }),
    changedPrices: z.int().nonnegative().openapi({
      description: "How many prices differed from those before.",
    }),
    checkedPrices: z.int().nonnegative().openapi({
      description: "How many prices were checked again and were the same.",
    }),
    note: z.string().nullable().openapi({ description: "What the operator says of it." }),
  })
  .openapi("Publication");

/** A page of the publications. */
export const Publications = z
  .object({
    publications: Publication.array(),
    next: z.string().nullable().openapi({
      description: "The cursor of the next page; null at the end.",
    }),
  })
  .openapi("Publications");

/** A scrap yard. */
export const Yard = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    cityId: id,
    phone: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    acceptedMaterials: z
      .array(z.string())
      .nullable()
      .openapi({ description: "Names of the materials that it takes." }),
    services: z.array(z.string()).nullable(),
    latitude: latitude.nullable().openapi({ description: "Degrees (WGS 84); null if unknown." }),
    longitude: longitude.nullable().openapi({ description: "Degrees (WGS 84); null if unknown." }),
  })
  .openapi("Yard") satisfies z.ZodType<data.Yard>;

/** How the data are: which, how old, and how fast the database answers. */
export const Health = z
  .object({
    status: z.literal("ok"),
    dataset: z
      .object({
        name: z.string(),
        publishedOn: date,
        isSample: z.boolean().openapi({ description: "Whether everything in it is invented." }),
        version: z.string().openapi({ description: "Changes with the data." }),
      })
      .nullable()
      .openapi({ description: "The loaded data; null before any was loaded." }),
    publishedAt: z.iso.datetime().nullable().openapi({
      description: "When prices were last published; null if they never were.",
    }),
    ageDays: z.int().nonnegative().nullable().openapi({ description: "Whole days since then." }),
    prices: z.object({
      total: z.int().nonnegative().openapi({ description: "Prices that are available." }),
      olderThan30Days: z.int().nonnegative().openapi({
        description: "Those last checked more than 30 days ago, by the calendar in UTC.",
      }),
      olderThan90Days: z.int().nonnegative(),
    }),
    databaseMs: z.number().nonnegative().openapi({
      description: "Milliseconds that the database took for this response.",
    }),
  })
  .openapi("Health");

/** The database does not answer. */
export const Unavailable = z
  .object({ status: z.literal("unavailable"), reason: z.string() })
  .openapi("Unavailable");

/** The body of every error. */
export const ApiError = z
  .object({ error: z.string().openapi({ description: "What went wrong and how to fix it." }) })
  .openapi("Error");
