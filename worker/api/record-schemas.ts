import { z } from "@hono/zod-openapi";
import type { Public } from "../data/prices.ts";
import type * as observations from "../data/record/observations.ts";
import type * as months from "../data/record/price-months.ts";
import { basis, checkedOn, date, dollars, id } from "./schemas.ts";

// The API's responses about the price record, for the OpenAPI document, as in schemas.ts.

/** What was recorded of a price on one day. */
export const PriceObservation = z
  .object({
    ...{ cityId: id, materialId: id, checkedOn, minPrice: dollars, maxPrice: dollars },
    ...basis,
  })
  .openapi("PriceObservation") satisfies z.ZodType<Public<observations.PriceObservation>>;

/** What was recorded of a price in one month. */
export const RecordedMonth = z
  .object({
    cityId: id,
    materialId: id,
    month: z.string().openapi({ description: "As YYYY-MM." }),
    minPrice: z.number().positive().openapi({ description: "The lowest, in AUD per kilogram." }),
    maxPrice: z.number().positive().openapi({ description: "The highest, in AUD per kilogram." }),
    middlePrice: z.number().positive().openapi({
      description: "The mean of the midpoints of all observations, in AUD per kilogram.",
    }),
    observations: z.int().min(1).openapi({ description: "How many there were." }),
  })
  .openapi("RecordedMonth") satisfies z.ZodType<months.CityPriceMonth>;

/** A page of the price record: months, or observations if they were asked for. */
export const PriceHistory = z
  .object({
    months: RecordedMonth.array().nullable().openapi({
      description: "The recorded months; null if observations were requested.",
    }),
    observations: PriceObservation.array().nullable().openapi({
      description:
        "Every observation that counts; null unless they were requested. A price of 0 means there was none.",
    }),
    next: z.string().nullable().openapi({
      description: "The cursor for the next page; null at the end.",
    }),
  })
  .openapi("PriceHistory");

/** A publication that changed something. */
export const Publication = z
  .object({
    id,
    publishedAt: z.iso.datetime(),
    name: z.string(),
    publishedOn: date.openapi({ description: "The day the data was published for." }),
    isSample: z.boolean().openapi({ description: "Whether everything in it is invented." }),
    changedPrices: z.int().nonnegative().openapi({
      description: "How many prices changed; of the first publication, how many there were.",
    }),
    isFirst: z.boolean().openapi({
      description: "Whether it was the first one, so that every price in it was new.",
    }),
    checkedPrices: z.int().nonnegative().openapi({
      description: "How many prices were checked again and stayed the same.",
    }),
    note: z.string().nullable().openapi({ description: "A note from the operator." }),
  })
  .openapi("Publication");

/** A page of the publications. */
export const Publications = z
  .object({
    publications: Publication.array(),
    next: z.string().nullable().openapi({
      description: "The cursor for the next page; null at the end.",
    }),
  })
  .openapi("Publications");
