import { expect, it } from "vitest";
import { readingsOf, streetsIn } from "../../../worker/search/place-text.ts";

const street = (text: string) => {
  const words = text.split(" ");
  const [first] = streetsIn(words);
  return first && words.slice(...first).join(" ");
};

it.each([
  ["27 wattle street newtown nsw 2042", "27 wattle street"],
  ["high st fremantle", "high st"],
  ["unit 3 45 smith st dubbo", "unit 3 45 smith st"],
  ["po box 12 dubbo", "po box 12"],
  ["copper 12a high st fremantle", "12a high st"],
  ["12 st georges tce perth", "12 st georges tce"],
  ["8 bridge rd", "8 bridge rd"],
  ["3 smith close dubbo", "3 smith close"],
  // Without a number and a place, or with words that are other words, too.
  ["bridge rd", undefined],
  ["st marys", undefined],
  ["10 st", undefined],
  ["kings cross", undefined],
  ["smith close dubbo", undefined],
  ["1 hard drive", undefined],
  ["4 wheel drive dubbo", undefined],
  ["10 printed circuit boards", undefined],
  ["box of taps", undefined],
  ["", undefined],
])("the street in %j is %j", (text, found) => {
  expect(street(text)).toBe(found);
});

it("a text has readings with ever shorter names, by what is said of where they are", () => {
  expect(readingsOf("2830 Dubbo, New South Wales, Australia").map(({ name }) => name)).toEqual([
    "2830 dubbo new south wales australia",
    "dubbo new south wales australia",
    "2830 dubbo new south wales",
    "dubbo new south wales",
    "2830 dubbo",
    "dubbo",
  ]);
  const states = ["NSW"];
  expect(readingsOf("near NSW 2830").slice(-2)).toEqual([
    { name: "2830", states, postcodes: [] },
    { name: "nsw", states: [], postcodes: ["2830"] },
  ]);
  expect(readingsOf(" –, ")).toEqual([]);
});
