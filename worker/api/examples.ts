import type { CityPrice, MaterialPrice, Public } from "../data/prices.ts";
import examples from "./examples.json";

/**
 * Example responses for the OpenAPI document, from the sample data in seed/; prices are in AUD per kg. The tests
 * compare each example with a real response; if a text ends in "…", they compare only its start.
 */
export const EXAMPLES = examples as typeof examples & {
  cityPrice: Public<CityPrice>;
  materialPrice: Public<MaterialPrice>;
  health: { status: "ok" };
};
