import { z } from "@hono/zod-openapi";
import type * as world from "../data/world-prices.ts";
import { date } from "./schemas.ts";

// The API's responses about world prices, for the OpenAPI document, as in schemas.ts.

const month = z.string().openapi({ description: "As YYYY-MM." });
const audPerKg = z.number().positive().openapi({ description: "In AUD per kilogram." });
const series = z.string().openapi({ description: "A metal, or iron-ore." });

/** A series of world prices. */
export const WorldSeries = z
  .object({
    series,
    unit: z.string().openapi({ description: "The unit of the published price." }),
    edition: date.openapi({ description: "The day of the World Bank's edition." }),
    months: z.array(
      z.object({
        month,
        usd: z.number().positive().openapi({ description: "As published, in USD per unit." }),
        audPerUsd: z.number().positive().openapi({ description: "The month's average rate." }),
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
      .openapi({ description: "The series that stand for it; empty if none does." }),
    months: z.array(z.object({ month, audPerKg }) satisfies z.ZodType<world.WorldMonth>),
  })
  .openapi("MaterialWorld");
