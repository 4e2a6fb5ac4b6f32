import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import guide from "../../../../app/yards/directory/guide.json";
import { DirectoryGuide, DirectoryOverview } from "../../../../app/yards/directory/guide.tsx";
import { links, show, words } from "../../show.tsx";

const FIGURES = { yards: 5000, cities: 67, states: 8, materials: 16 };

it("the guide below the directory has advice, tips, figures and questions with folded answers", () => {
  show(<DirectoryGuide figures={FIGURES} />);
  expect(words("h2")).toEqual([
    "What to expect at a scrap yard",
    "Tips for choosing a scrap yard",
    "Scrap yard directory overview",
    "Frequently asked questions",
  ]);
  const { textContent } = screen.getByRole("region", { name: "What to expect at a scrap yard" });
  expect(textContent).toContain("15–60 minutes");
  expect(textContent).toContain("3–7 years, depending on the state");
  expect(links()).toContainEqual(["go to your city’s page", "/scrap-metal-prices-by-city/"]);
  const faq = within(screen.getByRole("region", { name: "Frequently asked questions" }));
  for (const { question, answer } of guide.questions) {
    const details = faq.getByText(question).closest("details");
    expect(details?.open).toBe(false);
    expect(details?.textContent).toBe(question + answer);
  }
});

it.each([
  [/cash/i, /banned in New South Wales, Victoria and Queensland/],
  [/cash/i, /limited in South Australia and Western Australia/],
  [/record/i, /3–7 years/],
  [/ID/, /in Western Australia you need 100 points of ID/],
  [/car/i, /in New South Wales and Victoria a yard may not take a vehicle/],
])("the answer to the question about %s matches %s", (question, answer) => {
  expect(guide.questions.find((entry) => question.test(entry.question))?.answer).toMatch(answer);
});

it.each([
  [
    [1, 1, 1, 1],
    "1 scrap yard in 1 city or town, across 1 state or territory. Between them they accept 1 kind of material.",
  ],
  [
    [1234, 2, 3, 4],
    "1,234 scrap yards in 2 cities and towns, across 3 states and territories. Between them they accept 4 kinds of material.",
  ],
])(
  "the overview describes a directory of %j in words",
  ([yards, cities, states, materials], text) => {
    show(<DirectoryOverview figures={{ yards, cities, states, materials } as typeof FIGURES} />);
    expect(words("p")[0]).toBe(`The directory lists ${text}`);
  },
);
