import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { materialRanges } from "../../../worker/data/material-ranges.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";

const COPPER = 1;
const copper = async () => (await materialRanges(createStore(env))).get(COPPER);
const of = (where: string) => `where material_id = ${COPPER} and ${where}`;

describe("the range that cities pay for a material", () => {
  it("runs from the lowest to the highest current price", async () => {
    const before = await copper();
    expect(before?.minPrice).toBeGreaterThan(0);
    await changed(
      "prices",
      `update prices set min_cents = iif(city_id = 13, 1, 5), max_cents = iif(city_id = 13, 99900, 88800),
        checked_on = iif(city_id = 13, '2026-01-01', checked_on) ${of("city_id in (1, 13)")}`,
    );
    expect(await copper()).toEqual({ minPrice: 0.05, maxPrice: 888 });
  });

  it("is unknown without a price, and before a publication has packed it", async () => {
    await changed("prices", `update prices set min_cents = 0, max_cents = 0 ${of("true")}`);
    expect(await copper()).toBeUndefined();
    await env.DB.exec("update lists set name = 'other' where name = 'ranges'");
    expect(await copper()).toBeUndefined();
  });
});
