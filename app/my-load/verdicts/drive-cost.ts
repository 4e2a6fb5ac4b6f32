import { readMoney } from "../../../worker/amounts/money.ts";
import { KM_COST } from "../../../worker/data/places/drive.ts";

/** Reads a cost per kilometre, $0 to $10: "0.88" or "88c". `value` is in dollars, the default if absent or wrong. */
export function readDriveCost(text: string) {
  const { dollars = Number.NaN, per } = readMoney(text) ?? {};
  const isCost = !per && dollars <= 10;
  const wrong = "Type an amount from 0 to 10 dollars, such as 0.88.";
  const problem = isCost || text === "" ? null : wrong;
  return { text, value: isCost ? dollars : KM_COST, problem };
}
