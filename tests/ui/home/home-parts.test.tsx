import { expect, it } from "vitest";
import { FeatureCards } from "../../../app/home/feature-cards.tsx";
import { byGroup, HEADINGS } from "../../../app/search/field-suggestion.ts";
import { links, show, words } from "../show.tsx";

it.each([
  [{ slug: "perth" }, "/perth/#trend"],
  [null, "/scrap-metal-prices-by-city/"],
])("what can be done here leads on, for the city %j", (city, trends) => {
  show(<FeatureCards city={city} />);
  expect(words("h2").map((title) => title?.trim())).toEqual([
    ...["Compare prices", "Find yards", "Scrap your vehicle", "Price trends"],
  ]);
  expect(links().map(([, href]) => href)).toEqual([
    ...["/material/copper/?sort=price", "/scrap-yards/", "/scrap-my-car/", trends],
  ]);
});

it("suggestions are grouped in the order in which their groups come, each with its heading", () => {
  const suggestion = (group: "places" | "metals", text: string) => ({ group, text, path: "/" });
  const [perth, brass, broome] = [
    suggestion("places", "Perth"),
    suggestion("metals", "Brass"),
    suggestion("places", "Broome"),
  ];
  expect(byGroup([brass, perth, broome])).toEqual([
    ["metals", [brass]],
    ["places", [perth, broome]],
  ]);
  expect(HEADINGS).toEqual({
    ...{ answers: "Answers", places: "Places", metals: "Metals and guides", yards: "Yards" },
    goods: "Metals and things",
  });
});
