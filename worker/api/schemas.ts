import { z } from "@hono/zod-openapi";
import type * as materials from "../data/materials.ts";
import type * as cities from "../data/places/cities.ts";
import type * as prices from "../data/prices.ts";
import type * as yards from "../data/yards/yards.ts";

// The API's responses, for the OpenAPI document. tests/worker/api/schemas.test.ts checks that they are
// exactly the types of worker/data; responses are not validated again when they are sent.

/** An id. */
export const id = z.int().min(1);
const slug = z.string().openapi({ description: "As in page addresses." });
const state = z.string().openapi({ description: "Code of the state or territory, such as NSW." });
/** A day. */
export const date = z.iso.date();
/** The day of the last check. */
export const checkedOn = date.openapi({ description: "The day it was last checked." });
const latitude = z.number().min(-90).max(90).openapi({ description: "Degrees (WGS 84)." });
const longitude = z.number().min(-180).max(180).openapi({ description: "Degrees (WGS 84)." });

/** AUD per kilogram; 0 if there is no price. */
export const dollars = z.number().nonnegative().openapi({
  description: "Indicative, in AUD per kilogram; 0 means no price is available.",
});

/** A city or town as lists show it. */
export const City = z
  .object({ id, name: z.string(), slug, state })
  .openapi("City") satisfies z.ZodType<cities.City>;

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
    sources: z.string().nullable().openapi({ description: "The sources of the rules." }),
    regulationsCheckedOn: date.openapi({ description: "The day the rules were last edited." }),
    bringId: z.string().nullable().openapi({ description: "The ID a seller brings." }),
    bringPayment: z.string().nullable().openapi({
      description: "How a seller is paid, and what to bring for it.",
    }),
    bringRecords: z.string().nullable().openapi({
      description: "The proof that a seller brings, and what the yard records.",
    }),
  })
  .openapi("CityDetail") satisfies z.ZodType<cities.CityDetail>;

/** A material as lists show it. */
export const Material = z
  .object({
    id,
    name: z.string(),
    slug,
    description: z.string(),
    grade: z.string().nullable().openapi({
      description: "The grade that all its prices are for, in every city; null if none is stated.",
    }),
  })
  .openapi("Material") satisfies z.ZodType<materials.Material>;

/** A material with what its own page shows. */
export const MaterialDetail = z
  .object({
    ...Material.shape,
    metaDescription: z
      .string()
      .nullable()
      .openapi({ description: "One or two sentences for search engines." }),
    world: z.string().nullable().openapi({
      description:
        "Which series of world prices stands for it, or several with their shares; null if none does.",
      example: "copper:0.6+zinc:0.4",
    }),
  })
  .openapi("MaterialDetail") satisfies z.ZodType<materials.MaterialDetail>;

/** What a price rests on, at the end of each that has it. */
export const basis = {
  yards: z.int().min(1).nullable().openapi({
    description:
      "How many yards were asked for it; null if it was not worked out from what yards said.",
  }),
  basis: z.enum(["quotes", "typed"]).openapi({
    description:
      "`quotes` is the range of what yards said when they were asked, from the lowest to the highest; `typed` is a range as the operator wrote it.",
  }),
};

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
      description: "What was recorded at the previous check; null if nothing was.",
    }),
    ...basis,
  })
  .openapi("CityPrice") satisfies z.ZodType<prices.Public<prices.CityPrice>>;

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
    ...basis,
  })
  .openapi("MaterialPrice") satisfies z.ZodType<prices.Public<prices.MaterialPrice>>;

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
    openingHours: z.string().nullable().openapi({
      description:
        "Days and times in the city's time zone, such as Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off. Otherwise words of the yard, such as By appointment.",
    }),
    checkedOn: checkedOn.nullable(),
    isApproximate: z
      .boolean()
      .openapi({ description: "Whether the coordinates are those of its suburb." }),
    closed: z.string().nullable().openapi({
      description:
        "First and last day on which it is shut, and why, such as 2026-12-20..2027-01-06 Christmas.",
    }),
    source: z
      .string()
      .nullable()
      .openapi({ description: "Whose list it is from, and under which licence; null if ours." }),
  })
  .openapi("Yard") satisfies z.ZodType<yards.Yard>;

/** The body of every error. */
export const ApiError = z
  .object({ error: z.string().openapi({ description: "What went wrong and how to fix it." }) })
  .openapi("Error");
