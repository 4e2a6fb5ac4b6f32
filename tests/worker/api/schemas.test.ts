import type { z } from "@hono/zod-openapi";
import { describe, expectTypeOf, it } from "vitest";
import type * as recordSchemas from "../../../worker/api/record-schemas.ts";
import type * as schemas from "../../../worker/api/schemas.ts";
import type { City, CityDetail } from "../../../worker/data/cities.ts";
import type { Material, MaterialDetail } from "../../../worker/data/materials.ts";
import type { CityPrice, MaterialPrice, Public } from "../../../worker/data/prices.ts";
import type { PriceObservation } from "../../../worker/data/record/observations.ts";
import type { CityPriceMonth } from "../../../worker/data/record/price-months.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";

type Described = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> };
type DescribedRecord = {
  [K in keyof typeof recordSchemas]: z.infer<(typeof recordSchemas)[K]>;
};

// Checked by tsc: the documented types are exactly those of the data functions.
describe("the documented types are those of the data", () => {
  it("cities", () => {
    expectTypeOf<Described["City"]>().toEqualTypeOf<City>();
    expectTypeOf<Described["CityDetail"]>().toEqualTypeOf<CityDetail>();
  });

  it("materials", () => {
    expectTypeOf<Described["Material"]>().toEqualTypeOf<Material>();
    expectTypeOf<Described["MaterialDetail"]>().toEqualTypeOf<MaterialDetail>();
  });

  it("prices", () => {
    expectTypeOf<Described["CityPrice"]>().toEqualTypeOf<Public<CityPrice>>();
    expectTypeOf<Described["MaterialPrice"]>().toEqualTypeOf<Public<MaterialPrice>>();
  });

  it("the price record", () => {
    expectTypeOf<DescribedRecord["RecordedMonth"]>().toEqualTypeOf<CityPriceMonth>();
    expectTypeOf<DescribedRecord["PriceObservation"]>().toEqualTypeOf<Public<PriceObservation>>();
  });

  it("yards", () => {
    expectTypeOf<Described["Yard"]>().toEqualTypeOf<Yard>();
  });
});
