import { expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { SEED_FOLDER } from "../../../publishing/commands/this-project.ts";
import { implausiblePrices, unusualPrices } from "../../../publishing/compare/price-warnings.ts";

test("no price of the sample looks like a slip", () => {
  const { prices, materials } = readDataset(SEED_FOLDER);
  const about = () => ({ text: "" });
  expect(unusualPrices(prices, prices, about)).toEqual([]);
  expect(implausiblePrices(prices, materials, about)).toEqual([]);
  expect(materials.filter(({ lowCents, highCents }) => !lowCents || !highCents)).toEqual([]);
});

test("each material of the sample has a grade, and no price of it names another", () => {
  const { materials, prices } = readFolder(SEED_FOLDER);
  expect(materials.filter(({ grade }) => grade === null)).toEqual([]);
  const GRADE = /\b(no\. ?\d|no solder|grade|mixed grade|[346]\d\d\b|60\d\d|series)/i;
  expect(prices.filter(({ description }) => GRADE.test(description))).toEqual([]);
});
