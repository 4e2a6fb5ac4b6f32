import { expect, it } from "vitest";
import { CanRefund } from "../../../app/goods/can-refund.tsx";
import { refundWords } from "../../../app/goods/can-schemes.ts";
import { show } from "../show.tsx";

const OTHERS =
  "Don’t crush them: Tasmania’s scheme takes them only uncrushed, and we found no word on it from the others.";
const TASMANIA = "Return them uncrushed: Recycle Rewards says so.";

it.each([
  ["TAS", "Recycle Rewards, the refund scheme in TAS since 2025", TASMANIA],
  ["NSW", "Return and Earn, the refund scheme in NSW since 2017", OTHERS],
  ["SA", "the refund scheme in SA since 1977", OTHERS],
  [undefined, "a refund scheme in every state and territory", OTHERS],
])("cans are returned in %s by its scheme", (state, scheme, crushed) => {
  expect(refundWords("70", state)).toBe(`70 cans at 10 cents each, from ${scheme}. ${crushed}`);
});

it("a kilogram of cans is worth its refunds, and each state's scheme is listed", () => {
  show(<CanRefund state="SA" place="&near=5000" />);
  const [first, second] = [...document.querySelectorAll("p")].map((each) => each.textContent);
  expect(first).toBe(
    `As refunds: $6.80 to $7.10 a kilogram, 68 to 71 cans at 10 cents each, from the refund scheme in SA since 1977. ${OTHERS} Count yours`,
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/my-load/?drink-cans=&near=5000");
  expect(second).toMatch(
    /^NSW Return and Earn, since 2017; VIC CDS Vic, since 2023; QLD Containers for Change, since 2018; WA Containers for Change, since 2020; SA \(no name found\), since 1977; TAS Recycle Rewards, since 2025; NT \(no name found\), since 2012; ACT \(no name found\), since 2018\. Sources: /,
  );
});
