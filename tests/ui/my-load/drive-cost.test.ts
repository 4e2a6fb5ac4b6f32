import { expect, it } from "vitest";
import { readDriveCost } from "../../../app/my-load/verdicts/drive-cost.ts";

it.each([
  ["0.88", 0.88],
  [" $ 1.20 ", 1.2],
  ["1$", 1],
  ["88c", 0.88],
  ["0,88", 0.88],
  ["0,880", 0.88],
  ["0", 0],
  ["10", 10],
  ["", 0.88],
])("%j is %d dollars a kilometre", (text, value) => {
  expect(readDriveCost(text)).toEqual({ text, value, problem: null });
});

it.each(["10.01", "1,200", "-1", "free", "1-2", "1 a kg"])(
  "%j is no cost of a kilometre, for which the Tax Office's rate stands",
  (text) => {
    const problem = "Type an amount from 0 to 10 dollars, such as 0.88.";
    expect(readDriveCost(text)).toEqual({ text, value: 0.88, problem });
  },
);
