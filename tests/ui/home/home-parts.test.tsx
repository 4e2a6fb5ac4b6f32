import { act, screen } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { expect, it } from "vitest";
import { ChooseCity } from "../../../app/home/choose-city.tsx";
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

it("another city may be chosen, but not the one that is shown", () => {
  const choices = ["Perth", "Dubbo", "Hobart"].map((name) => ({ name, slug: name.toLowerCase() }));
  show(<ChooseCity where="in Dubbo" slug="dubbo" choices={choices} />);
  expect(words("summary")).toEqual(["Prices in Dubbo · choose another"]);
  expect(links()).toEqual([
    ["Perth", "/?city=perth"],
    ["Hobart", "/?city=hobart"],
    ["All cities", "/scrap-metal-prices-by-city/"],
  ]);
});

it("the list of other cities is closed again once one is chosen", async () => {
  const choices = ["Perth", "Dubbo"].map((name) => ({ name, slug: name.toLowerCase() }));
  function Chosen() {
    const slug = useSearchParams()[0].get("city") ?? "dubbo";
    return <ChooseCity where={`in ${slug}`} slug={slug} choices={choices} />;
  }
  show(<Chosen />);
  const list = () => document.querySelector("details")!;
  list().open = true;
  await act(async () => screen.getByRole("link", { name: "Perth" }).click());
  expect(words("summary")).toEqual(["Prices in perth · choose another"]);
  expect(list().open).toBe(false);
});

it("a city that is the only one is no choice", () => {
  show(<ChooseCity where="near Dubbo" slug="dubbo" choices={[{ name: "Dubbo", slug: "dubbo" }]} />);
  expect([document.body.textContent, links()]).toEqual(["Prices near Dubbo", []]);
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
