import { expect, it } from "vitest";
import { hasWhatToBring, WhatToBring } from "../../../app/near/what-to-bring.tsx";
import { links, show, words } from "../show.tsx";

const NOTHING = {
  stateName: "Northern Territory",
  bringId: null,
  bringPayment: null,
  bringRecords: null,
};

it.each([
  [{ bringRecords: "A receipt" }, ["RecordsA receipt"]],
  [
    { bringId: "A licence", bringPayment: "Your BSB", bringRecords: "A receipt" },
    ["IDA licence", "PaymentYour BSB", "RecordsA receipt"],
  ],
])("the requirements of a state are listed: %j", (given, lines) => {
  const city = { ...NOTHING, ...given };
  show(<WhatToBring city={city} rules="/darwin/#rules" />);
  expect(hasWhatToBring(city)).toBe(true);
  expect(words("h3")).toEqual(["What to bring in the Northern Territory"]);
  expect(words("dl > div")).toEqual(lines);
  expect(links()).toEqual([["Rules, sources and who to ask", "/darwin/#rules"]]);
});

it("a state without known requirements gets no box", () => {
  show(<WhatToBring city={NOTHING} rules="/" />);
  expect(hasWhatToBring(NOTHING)).toBe(false);
  expect(document.body.textContent).toBe("");
});
