import type { z } from "@hono/zod-openapi";
import { describe, expectTypeOf, it } from "vitest";
import type * as recordSchemas from "../../../worker/api/record-schemas.ts";
import type * as schemas from "../../../worker/api/schemas.ts";
import type * as data from "../../../worker/data/types.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";

type Described = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> };
type DescribedRecord = {
  [K in keyof typeof recordSchemas]: z.infer<(typeof recordSchemas)[K]>;
};

// Checked by tsc: the documented types are exactly those of the data functions.
describe("the documented types are those of the data", () => {
  it("cities", () => {
    expectTypeOf<Described["City"]>().toEqualTypeOf<data.City>();
    expectTypeOf<Described["CityDetail"]>().toEqualTypeOf<data.CityDetail>();
  });

  it("materials", () => {
    expectTypeOf<Described["Material"]>().toEqualTypeOf<data.Material>();
    expectTypeOf<Described["MaterialDetail"]>().toEqualTypeOf<data.MaterialDetail>();
  });

  it("prices", () => {
    expectTypeOf<Described["CityPrice"]>().toEqualTypeOf<data.CityPrice>();
    expectTypeOf<Described["MaterialPrice"]>().toEqualTypeOf<data.MaterialPrice>();
  });

  it("the price record", () => {
    expectTypeOf<DescribedRecord["RecordedMonth"]>().toEqualTypeOf<data.RecordedMonth>();
    expectTypeOf<DescribedRecord["PriceObservation"]>().toEqualTypeOf<data.PriceObservation>();
  });

  it("yards", () => {
    expectTypeOf<Described["Yard"]>().toEqualTypeOf<Yard>();
  });
});
