import { screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { type Answer, UNJUDGED } from "../../../app/fair-price/judged-offer.ts";
import { NextSteps } from "../../../app/fair-price/next-steps.tsx";
import { OfferAnswer } from "../../../app/fair-price/offer-answer.tsx";
import { links, show, words } from "../show.tsx";

function showAnswer(given: Partial<Answer>, places: string[] = []) {
  const others = places.map((label) => ({ label, to: `/fair-price/?near=${label}` }));
  const answer = { ...UNJUDGED, words: "So.", ...given };
  show(<OfferAnswer {...answer} hasOffer section={createRef()} others={others} />);
  return screen.getByRole("region").textContent;
}

const ENDS = ["25% $8.00", "75% $11.00", "50% $9.50"];

it.each<[number | null, [low: number, high: number], string[], string | undefined]>([
  [null, [8, 11], ENDS, undefined],
  [7, [8, 11], ENDS, "8.3% $7.00 offered"],
  [11, [8, 11], ENDS, "75.0% $11.00 offered"],
  [2, [8, 11], ENDS, "2.0% ◀ $2.00 offered"],
  [20, [8, 11], ENDS, "98.0% $20.00 offered ▶"],
  [8, [8, 8], ["50% $8.00"], "50.0% $8.00 offered"],
])("an offer of %s on the range %j is drawn for eyes alone", (offer, range, ends, marker) => {
  const [minPrice, maxPrice] = range;
  showAnswer({ bar: { range: { minPrice, maxPrice }, offer } });
  const placed = (text: Element, digits?: number) => {
    const x = Number.parseFloat(text.getAttribute("x")!);
    return `${digits ? x.toFixed(digits) : x}% ${text.textContent}`;
  };
  expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  const prices = [...document.querySelectorAll("svg .offer-price")];
  expect(prices.map((text) => placed(text))).toEqual(ends);
  const mark = document.querySelector(".offer-marker text");
  expect(mark ? placed(mark, 1) : undefined).toBe(marker);
});

it("a question comes first; other places of the name and other grades come below", () => {
  const link = (text: string) => ({ text, price: "$1 – $2", to: `/fair-price/?metal=${text}` });
  showAnswer(
    {
      verdict: "above",
      headline: "$1.00 over",
      grades: [link("brass")],
      question: { words: "Is it bright?", links: [link("copper-bright")] },
    },
    ["Richmond"],
  );
  expect(words("p, h2, h3").slice(0, 6)).toEqual([
    ...["Is it bright?", "$1.00 over", "So.", expect.stringMatching(/^That’s more/)],
    ...["Also: Richmond", "Or is it another grade?"],
  ]);
  expect(links("li a, p a")).toEqual([
    ["copper-bright $1 – $2", "/fair-price/?metal=copper-bright"],
    ["Richmond", "/fair-price/?near=Richmond"],
    ["brass $1 – $2", "/fair-price/?metal=brass"],
  ]);
  // Search engines would follow offers without end.
  expect(links("a:not([rel=nofollow])")).toEqual([]);
});

it.each([
  ["Dubbo", "Dubbo"],
  [null, "your location"],
])("the next steps near %s lead to its yards, and into a load with the place", (name, place) => {
  const next = { words: "Moree", path: "/yard/4/a/", kilometres: 248 };
  const near = { address: "2830", name, word: "Brass", yards: [], next };
  show(<NextSteps material={{ name: "Brass", slug: "brass" }} lowers="Steel." near={near} />);
  expect(links().filter(([text]) => text !== "Moree")).toEqual([
    [`All yards near ${place} that list “Brass”`, "/scrap-yards/?near=2830&material=Brass"],
    ["What is my load worth?", "/my-load/?brass=&near=2830"],
    ["Tax and GST when you sell scrap", "/resources-and-tips/#tax"],
  ]);
});
