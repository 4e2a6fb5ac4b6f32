import { screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import type { Answer } from "../../../app/fair-price/judged-offer.ts";
import { NextSteps } from "../../../app/fair-price/next-steps.tsx";
import { OfferAnswer } from "../../../app/fair-price/offer-answer.tsx";
import { links, show, words } from "../show.tsx";

const ANSWER: Answer = { verdict: null, words: "So.", question: null, more: null, grades: [] };

function showAnswer(given: Partial<Answer>, { hasOffer = true, others = [] as [string][] } = {}) {
  const places = others.map(([label]) => ({ label, to: `/fair-price/?near=${label}` }));
  const section = createRef<HTMLElement>();
  show(<OfferAnswer {...ANSWER} {...given} {...{ hasOffer, section }} others={places} />);
  return screen.getByRole("region").textContent;
}

it.each([
  ["below", "Below the range", "Below the range isn’t proof of a bad deal"],
  ["within", "Within the range", "That’s what yards usually pay there."],
  ["above", "Above the range", "That’s more than yards usually pay there."],
] as const)("an offer %s the range is told so, and what to do", (verdict, heading, advice) => {
  const text = showAnswer({ verdict });
  expect(words("h2")).toEqual([heading]);
  expect(text).toContain(`So.${advice}`);
  expect(text).toContain("Yards set their own prices");
});

it.each([
  [true, "We can’t judge this offer"],
  [false, "What were you offered?"],
])("what is not judged gets no advice (there is an offer: %s)", (hasOffer, heading) => {
  const more = { text: "Prices for zinc near you", to: "/material/zinc/" };
  expect(showAnswer({ more }, { hasOffer })).toBe(`${heading}So.Prices for zinc near you `);
  expect(links()).toEqual([["Prices for zinc near you ", "/material/zinc/"]]);
});

it("a question comes first; other places of the name and other grades come below", () => {
  const link = (text: string) => ({ text, price: "$1 – $2", to: `/fair-price/?metal=${text}` });
  showAnswer(
    {
      ...{ verdict: "above", grades: [link("brass"), link("bronze")] },
      question: { words: "Is it bright?", links: [link("copper-bright")] },
    },
    { others: [["Richmond"]] },
  );
  expect(words("p, h2, h3").slice(0, 6)).toEqual([
    ...["Is it bright?", "Above the range", "So.", expect.stringMatching(/^That’s more/)],
    ...["Also: Richmond", "Or is it another grade?"],
  ]);
  expect(links("li a, p a").slice(0, 4)).toEqual([
    ["copper-bright $1 – $2", "/fair-price/?metal=copper-bright"],
    ["Richmond", "/fair-price/?near=Richmond"],
    ["brass $1 – $2", "/fair-price/?metal=brass"],
    ["bronze $1 – $2", "/fair-price/?metal=bronze"],
  ]);
  // Search engines would follow offers without end.
  expect(links("a:not([rel=nofollow])")).toEqual([]);
});

it.each([
  ["Dubbo", "Dubbo"],
  [null, "your location"],
])("the next steps near %s lead to its yards, and into a load with the place", (name, place) => {
  const near = { address: "2830", name, word: "Brass", yards: [], next: null };
  const next = { words: "Moree", path: "/yard/4/a/", kilometres: 248 };
  const steps = { material: { name: "Brass", slug: "brass" }, lowers: "Steel.", world: "It rose." };
  show(<NextSteps {...steps} near={{ ...near, next }} />);
  expect(words("h2")).toEqual(["What lowers the price", "Ask the yard", "Ring these next"]);
  expect(words("h2 + p, h2 + p + p")).toEqual(["Steel.", "It rose."]);
  expect(words("li")).toHaveLength(5);
  expect(links().filter(([text]) => text !== "Moree")).toEqual([
    ["Tax and GST when you sell scrap", "/resources-and-tips/#tax"],
    [`All yards near ${place} that list “Brass”`, "/scrap-yards/?near=2830&material=Brass"],
    ["What is my load worth?", "/my-load/?brass=&near=2830"],
  ]);
});
