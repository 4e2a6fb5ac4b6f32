import { readMoney } from "../../../worker/amounts/money.ts";

/** Default cost per kilometre in dollars: the Tax Office's rate for a car in 2025–26. */
const KM_COST = 0.88;

/** Reads a cost per kilometre, $0 to $10: "0.88" or "88c". `value` is in dollars, the default if absent or wrong. */
export function readDriveCost(text: string) {
  const { dollars = Number.NaN, per } = readMoney(text) ?? {};
  const isCost = !per && dollars <= 10;
  const wrong = "Type an amount from 0 to 10 dollars, such as 0.88.";
  const problem = isCost || text === "" ? null : wrong;
  return { text, value: isCost ? dollars : KM_COST, problem };
}
