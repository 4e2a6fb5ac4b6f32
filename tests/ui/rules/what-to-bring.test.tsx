import { expect, it } from "vitest";
import { hasWhatToBring, WhatToBring } from "../../../app/rules/what-to-bring.tsx";
import { show } from "../show.tsx";

const NOTHING = {
  ...{ stateName: "Northern Territory", bringId: null, bringPayment: null, bringRecords: null },
};

it.each([
  [{ bringId: "A licence" }, ["IDA licence"]],
  [{ bringPayment: "Your BSB" }, ["PaymentYour BSB"]],
  [{ bringRecords: "A receipt" }, ["RecordsA receipt"]],
  [
    { bringId: "A licence", bringPayment: "Your BSB", bringRecords: "A receipt" },
    ["IDA licence", "PaymentYour BSB", "RecordsA receipt"],
  ],
])("what a state asks for is listed: %j", (given, lines) => {
  const city = { ...NOTHING, ...given };
  show(<WhatToBring city={city} rules="/darwin/#rules" />);
  expect(hasWhatToBring(city)).toBe(true);
  expect(document.querySelector("h3")?.textContent).toBe("What to bring in the Northern Territory");
  expect([...document.querySelectorAll("dl > div")].map((line) => line.textContent)).toEqual(lines);
  expect(document.querySelector("p")?.textContent).toBe(
    "General information. Rules, sources and who to ask",
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/darwin/#rules");
});

it("nothing is said of a state that asks for nothing known", () => {
  show(<WhatToBring city={NOTHING} rules="/" />);
  expect(hasWhatToBring(NOTHING)).toBe(false);
  expect(document.body.textContent).toBe("");
});
