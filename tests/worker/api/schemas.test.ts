import type { z } from "@hono/zod-openapi";
import { expectTypeOf, it } from "vitest";
import type * as schemas from "../../../worker/api/schemas.ts";
import type { Material, MaterialDetail } from "../../../worker/data/materials.ts";
import type { City, CityDetail } from "../../../worker/data/places/cities.ts";
import type { CityPrice, MaterialPrice, Public } from "../../../worker/data/prices.ts";
import type { PriceObservation } from "../../../worker/data/record/observations.ts";
import type { CityPriceMonth } from "../../../worker/data/record/price-months.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";

type Described = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> };

// Checked by tsc.
it("the documented types are exactly those of the data functions", () => {
  expectTypeOf<Described["City"]>().toEqualTypeOf<City>();
  expectTypeOf<Described["CityDetail"]>().toEqualTypeOf<CityDetail>();
  expectTypeOf<Described["Material"]>().toEqualTypeOf<Material>();
  expectTypeOf<Described["MaterialDetail"]>().toEqualTypeOf<MaterialDetail>();
  expectTypeOf<Described["CityPrice"]>().toEqualTypeOf<Public<CityPrice>>();
  expectTypeOf<Described["MaterialPrice"]>().toEqualTypeOf<Public<MaterialPrice>>();
  expectTypeOf<Described["RecordedMonth"]>().toEqualTypeOf<CityPriceMonth>();
  expectTypeOf<Described["PriceObservation"]>().toEqualTypeOf<Public<PriceObservation>>();
  expectTypeOf<Described["Yard"]>().toEqualTypeOf<Yard>();
});
