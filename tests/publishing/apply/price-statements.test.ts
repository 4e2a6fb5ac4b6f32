import { expect, test } from "vitest";
import { priceStatements, setPrevious } from "../../../publishing/apply/price-statements.ts";
import type { Dataset, Row } from "../../../publishing/derive/tables.ts";
import { NOTHING } from "../live.ts";

function price(cityId: number, materialId: number, minCents: number): Row<"prices"> {
  return {
    ...{ cityId, materialId, minCents, maxCents: 900, description: "", checkedOn: "2026-11-18" },
    ...{ previousMinCents: null, previousMaxCents: null, previousCheckedOn: null },
    ...{ yards: null, quotedFrom: null, typed: null },
  };
}

const dataset = (...prices: Row<"prices">[]): Dataset => ({ ...NOTHING, prices });

const LIVE = dataset(price(1, 1, 100), price(1, 2, 200), price(2, 1, 300));
const AFTER = dataset(price(1, 1, 100), price(2, 1, 301), price(2, 2, 400));

/** What statements write: the keys of rows, as far as they are rows. */
const written = (statements: ReturnType<typeof priceStatements>) =>
  statements.map(({ sql, json }) => [
    sql.split(" ", 1)[0],
    JSON.parse(json ?? "[]").map(([city, metal]: number[]) => `${city} ${metal}`),
  ]);

test("only prices that change are written, and only those that are gone removed", () => {
  expect(written(priceStatements(AFTER, LIVE, 10_000))).toEqual([
    ["delete", ["1 2"]],
    ["insert", ["2 1", "2 2"]],
  ]);
  expect(priceStatements(LIVE, LIVE, 10_000)).toEqual([]);
});

test("what a price was before stays until the publication is on record", () => {
  const [, { sql } = { sql: "" }] = priceStatements(AFTER, LIVE, 10_000);
  expect(sql).toContain("on conflict (city_id, material_id) do update");
  expect(sql.slice(sql.indexOf("do update"))).not.toContain("previous_");
  expect(sql.slice(sql.indexOf("do update"))).toContain("checked_on");
});

test("then it is set for those that were written, and for those on record if none was", () => {
  expect(written(setPrevious(AFTER, LIVE, 10_000))).toEqual([["update", ["2 1", "2 2"]]]);
  expect(written(setPrevious(LIVE, LIVE, 10_000))).toEqual([["update", []]]);
});
