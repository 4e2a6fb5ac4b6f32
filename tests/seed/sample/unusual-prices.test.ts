import { expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { priceNames } from "../../../publishing/compare/names.ts";
import { unusualPrices } from "../../../publishing/compare/price-warnings.ts";
import { SEED_FOLDER } from "../../../publishing/read/folder.ts";

test("no price of the sample looks like a slip", () => {
  const dataset = readDataset(SEED_FOLDER);
  expect(unusualPrices(dataset.prices, priceNames(dataset, dataset))).toEqual([]);
});
