import { OpenAPIHono, z } from "@hono/zod-openapi";
import { currentHealth } from "../data/health.ts";
import { DatabaseError } from "../data/store.ts";
import { HEALTH } from "./examples.ts";
import { liveResponses, operation } from "./operation.ts";
import type { ApiEnv } from "./responses.ts";
import { date } from "./schemas.ts";

const DAY_MS = 86_400_000;

/** The state of the data: which it is, how old, and how fast the database answers. */
const Health = z
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
const Unavailable = z
  .object({ status: z.literal("unavailable"), reason: z.string() })
  .openapi("Unavailable");

const current = operation({
  path: "/",
  operationId: "health",
  summary: "Whether the site has its data, and how old it is",
  description:
    "For monitoring. It is never cached: each request reads every price, and counts toward the client's limit of 120 a minute.",
  tags: ["Status"],
  responses: liveResponses(
    { description: "The database answers.", schema: Health, example: HEALTH },
    {
      description: "The database failed or did not answer in time.",
      schema: Unavailable,
      example: {
        status: "unavailable",
        reason: "The database failed or did not answer in time",
      },
    },
  ),
});

/** /api/health, for monitoring */
export const health = new OpenAPIHono<ApiEnv>().openapi(current, async (c) => {
  const { store } = c.env;
  const now = Date.now();
  try {
    const { dataset = null, publishedAt, prices } = await currentHealth(store, now);
    const hasPublished = publishedAt !== undefined;
    const body = {
      status: "ok" as const,
      dataset,
      publishedAt: hasPublished ? new Date(publishedAt).toISOString() : null,
      ageDays: hasPublished ? Math.max(0, Math.floor((now - publishedAt) / DAY_MS)) : null,
      prices,
      databaseMs: store.usage.ms,
    };
    return c.json(body, 200);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return c.json({ status: "unavailable" as const, reason: error.message }, 503);
  }
});
