import { expect, it } from "vitest";
import {
  indexedWords,
  joinedNames,
  placeName,
  spellings,
  turnedName,
} from "../../../worker/search/place-names.ts";

it.each([
  ["Pt. Augusta", ["port augusta", "point augusta"]],
  ["ST KILDA", ["saint kilda"]],
  ["Upr Ferntree Gly", ["upper ferntree gly"]],
  ["", [""]],
])("%j may be %j", (name, all) => {
  expect(spellings(name)).toEqual(all);
});

it("no more spellings are tried than there is use for", () => {
  expect(spellings("pt ".repeat(30)).length).toBe(8);
  expect(placeName("Victor Harbor")).toBe("victor harbour");
});

it.each([
  ["Mt Isa", "mount isa mt"],
  ["Saint Kilda", "saint kilda st"],
  ["Dubbo", "dubbo"],
])("%s has the words %j", (name, words) => {
  expect(indexedWords(name)).toBe(words);
});

it("a name is found whole however it is parted", () => {
  expect(joinedNames("new castle")).toEqual(["+newcastle"]);
  expect(joinedNames("mtisa")).toEqual(["+mtisa", "+mountisa"]);
});

it.each([
  ["east brunswick", "brunswick east"],
  ["ryde north", "north ryde"],
  ["north", ""],
  ["dubbo", ""],
])("%j turned is %j", (name, turned) => {
  expect(turnedName(name)).toBe(turned);
});
