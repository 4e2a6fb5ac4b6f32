import { describe, expect, it } from "vitest";
import { fetchPage } from "../../../page.ts";

/** The words and addresses of the links to what a text may also mean. */
async function meanings(q: string, more = "") {
  const { main } = await fetchPage(`/scrap-yards/?${new URLSearchParams({ q })}${more}`);
  const [list] = main.all("ul[aria-label$='may also mean']");
  return (list?.all("a") ?? []).map((link) => [link.words, link.attribute("href")]);
}

describe("a text in the directory's search that names something else", () => {
  it.each([
    ["2150", [["Yards near Parramatta NSW 2150", "/scrap-yards/?near=Parramatta+NSW+2150"]]],
    ["cu", [["Yards that take Copper", "/scrap-yards/?material=Copper"]]],
    ["tasmania", [["Yards in Tasmania", "/scrap-yards/?state=TAS"]]],
    ["copper tasmania", [["Yards that take Copper", "/scrap-yards/?state=TAS&material=Copper"]]],
    [
      "copper dubbo",
      [
        [
          "Yards that take Copper near Dubbo NSW 2830",
          "/scrap-yards/?near=Dubbo+NSW+2830&material=Copper",
        ],
      ],
    ],
    ["wattle flurble", []],
    [
      "Catalytic Converter",
      [
        ["Yards that take Catalytic converters", "/scrap-yards/?material=Catalytic+converters"],
        ["Catalytic converters: bought by the piece", "/what-is-it/catalytic-converter/"],
      ],
    ],
    ["", []],
  ])("%j leads to %j", async (q, links) => {
    expect(await meanings(q)).toEqual(links);
  });

  it("keeps the other filters, the place and the view", async () => {
    expect(await meanings("cu", "&near=2830&state=NSW&view=map")).toEqual([
      ["Yards that take Copper", "/scrap-yards/?near=2830&state=NSW&material=Copper&view=map"],
    ]);
  });
});
