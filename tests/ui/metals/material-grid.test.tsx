import { expect, it } from "vitest";
import { matchMaterials } from "../../../app/metals/material-grid.tsx";
import { WordMeaning } from "../../../app/metals/word-meaning.tsx";
import { show, words } from "../show.tsx";

const ALL = [
  ["copper", "Copper", "A red-brown metal"],
  ["brass", "Brass", "An alloy of copper (50%)"],
  ["zinc", "Zinc", "Bluish-grey"],
].map(([slug = "", name = "", description = ""], id) => {
  return { id, name, slug, description, grade: null };
});

it.each([
  ["", "copper brass zinc"],
  ["   ", "copper brass zinc"],
  ["copper", "copper brass"],
  ["COPPER", "copper brass"],
  [" zinc ", "zinc"],
  ["ra", "brass"],
  ["red-brown", "copper"],
  ["%", "brass"],
  ["(50", "brass"],
  [".", ""],
  ["gold", ""],
  ["copper a red", ""],
])("the text %j finds the materials with it in their name or description: %j", (text, found) => {
  const slugs = matchMaterials(ALL, text).map(({ slug }) => slug);
  expect(slugs.join(" ")).toBe(found);
});

const CAR = ["Scrap My Car", "/scrap-my-car/"];

it.each([
  ["tap", [["Brass"]], ["“tap”: priced as Brass"]],
  ["tap", [["Brass"], ["Zinc"], CAR], ["“tap”: may be priced as Brass or Zinc, see Scrap My Car"]],
  ["tap", [CAR, ["Bins", "/bins/"]], ["“tap”: see Scrap My Car and Bins"]],
  ["tap", [["All", "/scrap-metal-prices-by-material/"]], []],
  ["brass", [["Brass"]], []],
  ["car", [CAR], ["“car”: see Scrap My Car"]],
])(
  "the meaning of %j names metals and pages, without those that the list shows: %j",
  (text, found, said) => {
    const answers = found.map(([text = "", path = `/material/${text}/`]) => {
      return { group: "answers" as const, text, path };
    });
    show(<WordMeaning text={` ${text} `} answers={answers} materials={ALL} />);
    expect(words("p")).toEqual(said);
  },
);
