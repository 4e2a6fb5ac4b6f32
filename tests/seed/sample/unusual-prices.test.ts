import { expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../../publishing/commands/project.ts";
import { implausiblePrices, unusualPrices } from "../../../publishing/compare/price-warnings.ts";

test("no price of the sample looks like a slip", () => {
  const dataset = readDataset(SEED_FOLDER);
  const { prices, materials } = dataset;
  const about = () => ({ text: "" });
  expect(unusualPrices(prices, prices, about)).toEqual([]);
  expect(implausiblePrices(prices, materials, about)).toEqual([]);
  expect(materials.filter(({ lowCents, highCents }) => !lowCents || !highCents)).toEqual([]);
});
