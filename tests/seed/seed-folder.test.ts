import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "./data-folder.ts";

test("the seed folder is valid", () => {
  expect(problemsOf(join(import.meta.dirname, "../../seed"))).toEqual([]);
});
