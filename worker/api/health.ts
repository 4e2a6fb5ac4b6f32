import { OpenAPIHono, z } from "@hono/zod-openapi";
import { currentHealth, tooOld } from "../data/health.ts";
import { DatabaseError } from "../data/store.ts";
import { EXAMPLES } from "./examples.ts";
import { operation, RETRY_HEADERS } from "./operation.ts";
import type { ApiEnv } from "./responses.ts";
import { date } from "./schemas.ts";

const DAY_MS = 86_400_000;

/** The state of the data: its version, its age, and the database's response time. */
const Health = z
  .object({
    status: z.literal("ok"),
    dataset: z
      .object({
        name: z.string(),
        publishedOn: date,
        isSample: z.boolean().describe("Whether everything in it is invented."),
        version: z.string().describe("Changes with the data."),
      })
      .nullable()
      .describe("The loaded data; null before any was loaded."),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .describe("When prices were last published; null if they never were."),
    ageDays: z.int().nonnegative().nullable().describe("Whole days since then."),
    prices: z.object({
      total: z.int().nonnegative().describe("Prices that are available."),
      olderThan30Days: z
        .int()
        .nonnegative()
        .describe("Those last checked more than 30 days ago, by the calendar in UTC."),
      olderThan90Days: z.int().nonnegative(),
    }),
    databaseMs: z
      .number()
      .nonnegative()
      .describe("Milliseconds that the database took for this response."),
  })
  .openapi("Health");

/** The response if the database fails or the data is too old; in the second case it has all of `Health`. */
const Unavailable = Health.partial()
  .extend({
    status: z.enum(["unavailable", "old"]),
    reason: z.string(),
    old: z
      .array(z.object({ what: z.string(), since: date }))
      .optional()
      .describe(
        "What is too old, and the day of its last check, or on which the last month of world prices ended.",
      ),
  })
  .openapi("Unavailable");

const current = operation({
  path: "/",
  operationId: "health",
  summary: "Whether the site has its data, and how old it is",
  description:
    "Fails if the database does, or if real prices of a city or world prices are older than the operator allows. For monitoring. It is never cached: each request reads every price, and counts toward the client's limit of 120 a minute.",
  tags: ["Status"],
  responses: {
    200: {
      description: "The database answers, and nothing is too old.",
      content: { "application/json": { schema: Health, example: EXAMPLES.health } },
    },
    503: {
      description: "The database failed or did not answer in time, or the data is too old.",
      content: {
        "application/json": {
          schema: Unavailable,
          example: {
            status: "unavailable",
            reason: "The database failed or did not answer in time",
          },
        },
      },
      headers: RETRY_HEADERS,
    },
  },
});

/** /api/health, for monitoring */
export const health = new OpenAPIHono<ApiEnv>().openapi(current, async (c) => {
  const { store } = c.env;
  const now = Date.now();
  try {
    const [{ dataset = null, publishedAt, prices }, old] = await Promise.all([
      currentHealth(store, now),
      tooOld(store, c.env, now),
    ]);
    const hasPublished = publishedAt !== undefined;
    const body = {
      status: "ok" as const,
      dataset,
      publishedAt: hasPublished ? new Date(publishedAt).toISOString() : null,
      ageDays: hasPublished ? Math.max(0, Math.floor((now - publishedAt) / DAY_MS)) : null,
      prices,
      databaseMs: store.usage.ms,
    };
    if (old.length === 0) return c.json(body, 200);
    const reason = `Too old: ${old.map(({ what, since }) => `${what} (${since})`).join(", ")}`;
    return c.json({ ...body, status: "old" as const, reason, old }, 503);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return c.json({ status: "unavailable" as const, reason: error.message }, 503);
  }
});
