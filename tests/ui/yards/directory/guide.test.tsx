import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { FAQ } from "../../../../app/yards/directory/faq.tsx";
import { DirectoryGuide } from "../../../../app/yards/directory/guide.tsx";
import { show } from "../../show.tsx";

const FIGURES = { yards: 5000, cities: 67, states: 8, materials: 16 };
const block = (name: string) => screen.getByRole("region", { name });
const items = (name: string) => within(block(name)).getAllByRole("listitem");

describe("the blocks below the directory", () => {
  beforeEach(() => void show(<DirectoryGuide figures={FIGURES} />));

  it("stand in their order", () => {
    expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
      "What to expect at a scrap yard",
      "Tips for choosing a scrap yard",
      "Scrap yard directory overview",
      "Frequently asked questions",
    ]);
  });

  it("tell how a visit goes, with its length, records and payment", () => {
    const { textContent } = block("What to expect at a scrap yard");
    expect(items("What to expect at a scrap yard")).toHaveLength(6);
    expect(textContent).toContain("15–60 minutes");
    expect(textContent).toContain("3–7 years, depending on the state");
    expect(block("Frequently asked questions").textContent).toContain(
      "cash for scrap is banned in New South Wales, Victoria and Queensland",
    );
  });

  it("help to choose a yard", () => {
    expect(items("Tips for choosing a scrap yard").length).toBeGreaterThanOrEqual(5);
  });

  it("give the directory's figures in words", () => {
    const overview = within(block("Scrap yard directory overview"));
    const words =
      "The directory lists 5,000 scrap yards in 67 cities and towns, across 8 states and territories. Between them they accept 16 kinds of material.";
    expect(overview.getByText(words)).toBeTruthy();
    const prices = overview.getByRole("link", { name: "go to your city’s page" });
    expect(prices.getAttribute("href")).toBe("/scrap-metal-prices-by-city/");
  });

  it("answer each question behind it", () => {
    const faq = within(block("Frequently asked questions"));
    for (const { question, answer } of FAQ) {
      const details = faq.getByText(question).closest("details");
      expect(details?.open).toBe(false);
      expect(details?.textContent).toBe(question + answer);
    }
  });
});

describe("the questions", () => {
  it("are five at least, each once", () => {
    expect(FAQ.length).toBeGreaterThanOrEqual(5);
    expect(new Set(FAQ.map(({ question }) => question)).size).toBe(FAQ.length);
  });

  it.each([
    [/cash/i, /banned in New South Wales, Victoria and Queensland/],
    [/cash/i, /limited in South Australia and Western Australia/],
    [/record/i, /3–7 years/],
    [/ID/, /in Western Australia you need 100 points of ID/],
    [/car/i, /in New South Wales and Victoria a yard may not take a vehicle/],
  ])("%s is answered with %s", (question, answer) => {
    expect(FAQ.find((entry) => question.test(entry.question))?.answer).toMatch(answer);
  });
});
