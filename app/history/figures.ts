import type { PriceMonth } from "../../worker/data/record/price-months.ts";

/** The recorded prices of a month, in AUD per kg, and their number. */
export type Figures = Omit<PriceMonth, "month">;

/** Leaves out what no page shows: loaded data is sent twice, as HTML and JSON. */
export function figuresOf({ minPrice, middlePrice, maxPrice, observations }: Figures): Figures {
  return { minPrice, middlePrice, maxPrice, observations };
}
