import { z } from "@hono/zod-openapi";
import type * as data from "../data/types.ts";

// What the API answers, for its description; tests/worker/api/schemas.test.ts holds these to be the
// very types of worker/data. Answers are not parsed on their way out: types and tests vouch for them.

const id = z.int().min(1);
const slug = z.string().openapi({ description: "Its name in addresses." });
const state = z.string().openapi({ description: "Code of the state or territory, such as NSW." });
const day = z.iso.date();
const checkedOn = day.openapi({ description: "The day on which this was last checked." });
const latitude = z.number().min(-90).max(90).openapi({ description: "Degrees, WGS 84." });
const longitude = z.number().min(-180).max(180).openapi({ description: "Degrees, WGS 84." });

/** Dollars; 0 where there is no price. */
const dollars = z.number().nonnegative().openapi({
  description: "AUD per kilogram, indicative; 0 means that no price is available.",
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
      .openapi({ description: "One or two sentences, for search engines." }),
    regulations: z.string().openapi({
      description:
        "Rules for selling scrap metal in its state, general information only. Paragraphs are separated by an empty line.",
    }),
    regulator: z.string().openapi({ description: "Who to ask about the rules." }),
    regulatorUrl: z.url(),
    regulationsCheckedOn: day.openapi({ description: "The day on which the rules were checked." }),
  })
  .openapi("CityDetail") satisfies z.ZodType<data.CityDetail>;

/** A material as lists show it. */
export const Material = z
  .object({ id, name: z.string(), slug, description: z.string() })
  .openapi("Material") satisfies z.ZodType<data.Material>;

/** A material with what its own page shows. */
export const MaterialDetail = z
  .object({
    ...Material.shape,
    metaDescription: z
      .string()
      .nullable()
      .openapi({ description: "One or two sentences, for search engines." }),
  })
  .openapi("MaterialDetail") satisfies z.ZodType<data.MaterialDetail>;

/** What one city pays for one material, AUD per kg. */
export const CityPrice = z
  .object({
    materialId: id,
    minPrice: dollars,
    maxPrice: dollars,
    description: z.string().openapi({ description: "The grade that the price is for." }),
    checkedOn,
  })
  .openapi("CityPrice") satisfies z.ZodType<data.CityPrice>;

/** What one material fetches in one city, AUD per kg. */
export const MaterialPrice = z
  .object({
    cityId: id,
    cityName: z.string().openapi({ description: '"Unknown" where the city has been removed.' }),
    citySlug: slug.nullable().openapi({ description: "null where the city has been removed." }),
    state: state.openapi({
      description:
        'Code of the state or territory, such as NSW; "Unknown" where the city has been removed.',
    }),
    minPrice: dollars,
    maxPrice: dollars,
    checkedOn,
  })
  .openapi("MaterialPrice") satisfies z.ZodType<data.MaterialPrice>;

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
      .openapi({ description: "Names of the kinds of material that it takes." }),
    services: z.array(z.string()).nullable(),
    latitude: latitude
      .nullable()
      .openapi({ description: "Degrees, WGS 84; null where not known." }),
    longitude: longitude
      .nullable()
      .openapi({ description: "Degrees, WGS 84; null where not known." }),
  })
  .openapi("Yard") satisfies z.ZodType<data.Yard>;

/** What every error says. */
export const ApiError = z
  .object({ error: z.string().openapi({ description: "What is wrong, and how to mend it." }) })
  .openapi("Error");
