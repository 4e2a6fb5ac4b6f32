import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { SEED_FOLDER } from "../../../publishing/commands/project.ts";

const { materials, prices } = readFolder(SEED_FOLDER);

test("each material of the sample has a grade", () => {
  expect(materials.filter(({ grade }) => grade === null)).toEqual([]);
});

test("no price of the sample names another grade than its material's", () => {
  const GRADE = /\b(no\. ?\d|no solder|grade|mixed grade|[346]\d\d\b|60\d\d|series)/i;
  expect(prices.filter(({ description }) => GRADE.test(description))).toEqual([]);
});
