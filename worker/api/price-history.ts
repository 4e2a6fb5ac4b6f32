import { OpenAPIHono, z } from "@hono/zod-openapi";
import { publicPrice } from "../data/prices.ts";
import { observationsOf } from "../data/record/observations.ts";
import { recordedMonthsOf } from "../data/record/price-months.ts";
import type { RecordQuery, RecordSubject } from "../data/record/record-query.ts";
import type { Store } from "../data/store.ts";
import { EXAMPLES } from "./examples.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import {
  cursorQuery,
  dateFilter,
  idFilter,
  idParams,
  invalidParameter,
  observationsFlag,
  validationHook,
} from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { PriceHistory } from "./schemas.ts";

/** The maximum number of rows in a response. */
const MAX_ROWS = 1_000;

const DESCRIPTION = `The recorded months or, with observations=true, the price on each day it was checked. At most ${MAX_ROWS} rows; "next" is the cursor for the rows that follow. In from and to, a month covers its first to its last day; the list of months counts a day as its month.`;

/** The parameters of both operations. */
const common = {
  from: dateFilter("The first month or day.", "2026-01"),
  to: dateFilter("The last month or day, inclusive.", "2026-12"),
  observations: observationsFlag,
  cursor: cursorQuery(/^[1-9]\d{0,8}\.\d{4}-\d{2}(-\d{2})?$/, "1.2026-01"),
};

const EXAMPLE = { months: [EXAMPLES.recordedMonth], observations: null, next: null };

const ofCity = operation({
  path: "/city/{id}/history",
  operationId: "priceHistoryOfCity",
  summary: "Price history of one city",
  description: DESCRIPTION,
  tags: ["Prices"],
  request: {
    params: idParams("city", 13),
    query: z.object({
      ...common,
      material: idFilter("Id of a material, to get that one only.", 1),
    }),
  },
  responses: {
    200: successResponse("By material id, earliest first.", PriceHistory, EXAMPLE),
    400: invalidParameter("from", "to", "observations", "cursor", "material", "id"),
    404: errorResponse("No such city.", "City not found"),
  },
  failure: "Failed to fetch price history",
});

const ofMaterial = operation({
  path: "/material/{id}/history",
  operationId: "priceHistoryOfMaterial",
  summary: "Price history of one material",
  description: DESCRIPTION,
  tags: ["Prices"],
  request: {
    params: idParams("material", 1),
    query: z.object({ ...common, city: idFilter("Id of a city, to get that one only.", 13) }),
  },
  responses: {
    200: successResponse("By city id, earliest first.", PriceHistory, EXAMPLE),
    400: invalidParameter("from", "to", "observations", "cursor", "city", "id"),
    404: errorResponse("No such material.", "Material not found"),
  },
  failure: "Failed to fetch price history",
});

/** /api/prices/city/:id/history and /api/prices/material/:id/history, AUD per kg */
export const priceHistory = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(ofCity, async (c) => {
    const { material: only, ...query } = c.req.valid("query");
    const page = await pageOf(c.env.store, "city", c.req.valid("param").id, { ...query, only });
    return page ? c.json(page, 200) : notFound(c, "City not found");
  })
  .openapi(ofMaterial, async (c) => {
    const { city: only, ...query } = c.req.valid("query");
    const page = await pageOf(c.env.store, "material", c.req.valid("param").id, { ...query, only });
    return page ? c.json(page, 200) : notFound(c, "Material not found");
  });

interface Filters extends Pick<RecordQuery, "from" | "to" | "only"> {
  observations: boolean;
  cursor?: string | undefined;
}

/** A page of the record; undefined if there is no such city or material. */
async function pageOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  { observations: areObservations, cursor, ...part }: Filters,
) {
  // One row more than is sent shows if there are more.
  const query = { ...part, after: afterOf(cursor), limit: MAX_ROWS + 1 };
  if (areObservations) {
    const rows = await observationsOf(store, subject, id, query);
    if (!rows) return undefined;
    const next = nextOf(rows, subject, ({ checkedOn }) => checkedOn);
    return { months: null, observations: rows.slice(0, MAX_ROWS).map(publicPrice), next };
  }
  const rows = await recordedMonthsOf(store, subject, id, query);
  if (!rows) return undefined;
  const next = nextOf(rows, subject, ({ month }) => month);
  return { months: rows.slice(0, MAX_ROWS), observations: null, next };
}

/** The material or city in a cursor, and its month or day. */
function afterOf(cursor: string | undefined): RecordQuery["after"] {
  const [id, date] = cursor?.split(".") ?? [];
  return id && date ? { id: Number(id), date } : undefined;
}

/** The cursor of the rows after a page; null if there are none. */
function nextOf<Row extends { cityId: number; materialId: number }>(
  rows: Row[],
  subject: RecordSubject,
  dateOf: (row: Row) => string,
): string | null {
  const last = rows[MAX_ROWS - 1];
  if (!last || rows.length <= MAX_ROWS) return null;
  return `${subject === "city" ? last.materialId : last.cityId}.${dateOf(last)}`;
}
