import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MaterialGrid, matchMaterials } from "../../../app/metals/material-grid.tsx";
import { WordMeaning } from "../../../app/metals/word-meaning.tsx";
import { show } from "../show.tsx";

const COPPER = {
  id: 1,
  name: "Copper",
  slug: "copper",
  description: "A red-brown metal",
  grade: null,
};
const BRASS = {
  id: 3,
  name: "Brass",
  slug: "brass",
  description: "An alloy of copper (50%)",
  grade: null,
};
const ZINC = { id: 12, name: "Zinc", slug: "zinc", description: "Bluish-grey", grade: null };
const ALL = [COPPER, BRASS, ZINC];

describe("the materials that a text matches", () => {
  it.each([
    ["", ALL],
    ["   ", ALL],
    ["copper", [COPPER, BRASS]],
    ["COPPER", [COPPER, BRASS]],
    [" zinc ", [ZINC]],
    ["ra", [BRASS]],
    ["red-brown", [COPPER]],
    ["%", [BRASS]],
    ["(50", [BRASS]],
    [".", []],
    ["gold", []],
    ["copper a red", []],
  ])("%j are those with it in their name or description", (text, found) => {
    expect(matchMaterials(ALL, text)).toEqual(found);
  });
});

describe("a material's card", () => {
  it("leads to its prices and says what it is", () => {
    show(<MaterialGrid materials={[COPPER]} />);
    const card = screen.getByRole("link");
    expect(card.getAttribute("href")).toBe("/material/copper/");
    expect(screen.getByRole("heading").textContent).toBe("Copper Scrap");
    expect(card.textContent).toContain("A red-brown metal");
    expect(card.textContent).toContain("View current prices");
  });

  it.each([
    [
      { minPrice: 8, maxPrice: 11 },
      [
        ["Copper Scrap", "$8.00 – $11.00/kg", "View current prices", "A red-brown metal"],
        ["Zinc Scrap", "No price yet", "Bluish-grey"],
      ],
    ],
    [
      undefined,
      [
        ["Copper Scrap", "View current prices", "A red-brown metal"],
        ["Zinc Scrap", "View current prices", "Bluish-grey"],
      ],
    ],
  ])("has a price, or says that there is none where others have one: %j", (range, words) => {
    show(<MaterialGrid materials={[{ ...COPPER, range }, ZINC]} />);
    const cards = screen.getAllByRole("link");
    expect(
      cards.map((card) =>
        [...card.querySelectorAll("h2, p, b, span")]
          .map((each) => each.textContent.trim())
          .filter(Boolean),
      ),
    ).toEqual(words);
  });
});

describe("the meaning of a word", () => {
  const answer = (text: string) => ({ group: "answers" as const, text, path: `/${text}/` });
  const [brass, zinc, car, bins] = ["Brass", "Zinc", "Scrap My Car", "Bins"].map(answer);
  it.each([
    [[brass!], "“tap”: priced as Brass"],
    [[brass!, zinc!, car!], "“tap”: may be priced as Brass or Zinc, see Scrap My Car"],
    [[car!, bins!], "“tap”: see Scrap My Car and Bins"],
    [[{ ...car!, path: "/scrap-metal-prices-by-material/" }], undefined],
  ])("is said by metals and pages: %j", (answers, words) => {
    show(<WordMeaning text=" tap " answers={answers} materials={ALL} />);
    expect(document.querySelector("p")?.textContent).toBe(words);
  });

  it.each([
    ["brass", undefined],
    ["car", "“car”: see Scrap My Car"],
  ])("is not said of a metal whose name has %s", (text, words) => {
    show(<WordMeaning text={text} answers={[text === "car" ? car! : brass!]} materials={ALL} />);
    expect(document.querySelector("p")?.textContent).toBe(words);
  });
});
