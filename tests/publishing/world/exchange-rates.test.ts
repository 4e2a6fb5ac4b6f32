import { expect, test } from "vitest";
import { readRates } from "../../../publishing/world/exchange-rates.ts";

test.each([
  ["FRED's", "observation_date,EXUSAL\n2026-04-01,.\n2026-05-01,0.7188\n"],
  [
    "the mirror's",
    "Date,Country,Value\n2026-05-01,Austria,9.1\n2026-05-01,Australia,1.3912\n2026-05-01,Canada,1.4\n",
  ],
])("%s file gives AUD per USD", (_, text) => {
  expect(readRates("rates.csv", text)).toEqual(new Map([["2026-05", 1.3912]]));
});

test("a file of rates may have blanks, empty lines, a byte order mark and months without a rate", () => {
  const text = "\ufeffobservation_date , EXUSAL\n\n2026-04-01 , 0.7\n2026-05-01,\n2026-06-01,.\n";
  expect([...readRates("rates.csv", text)]).toEqual([["2026-04", 1.4286]]);
});

test.each([
  ["month,rate\n2026-05,1.39\n", "has none of the headers"],
  ["observation_date,EXUSAL\n2026-05-01,1.3912\n", "which is no such rate"],
  [
    "observation_date,EXUSAL\n2026-05-01,0.71\n2026-05-04,0.72\n",
    "rates.csv: has two rates for 2026-05. Download the monthly file, not the daily one.",
  ],
  ["Date,Country,Value\n2026-05-01,Austria,9.1\n", "has no rate for Australia"],
  ['observation_date,EXUSAL\n"', "has none of the headers"],
])("the file %j is refused", (text, reason) => {
  expect(() => readRates("rates.csv", text)).toThrow(reason);
});

test("a rate may be at the ends of what is plausible, has four decimals, and 0 is none", () => {
  const rates = (...values: string[]) => {
    const lines = values.map((value, i) => `2026-0${i + 1}-01,Australia,${value}`);
    return readRates("rates.csv", ["Date,Country,Exchange rate", ...lines].join("\n"));
  };
  expect([...rates("0.85", "2.3", "1.39124", "1.39126", "0")]).toEqual([
    ["2026-01", 0.85],
    ["2026-02", 2.3],
    ["2026-03", 1.3912],
    ["2026-04", 1.3913],
  ]);
  const refused = (value: string) =>
    `rates.csv: gives ${value} AUD per USD for 2026-02, which is no such rate. EXUSAL is USD per AUD, and the other file AUD per USD.`;
  expect(() => rates("1.5", "0.849", "1.5")).toThrow(refused("0.849"));
  expect(() => rates("1.5", "2.301", "1.5")).toThrow(refused("2.301"));
  expect(() => readRates("rates.csv", "observation_date,EXUSAL\n2026-05,0.7\n")).toThrow(
    "rates.csv: has no rate for Australia. Download it again.",
  );
});
