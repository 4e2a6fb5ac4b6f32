import { expect, test } from "vitest";
import { readDataset } from "../../../seed/dataset/database.ts";
import { SEED_FOLDER } from "../../../seed/dataset/folder.ts";
import { priceNames } from "../../../seed/publishing/names.ts";
import { unusualPrices } from "../../../seed/publishing/price-warnings.ts";

test("no price of the sample looks like a slip", () => {
  const dataset = readDataset(SEED_FOLDER);
  expect(unusualPrices(dataset.prices, priceNames(dataset, dataset))).toEqual([]);
});
