import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AnswerView } from "../../../app/identify/answer-view.tsx";
import { PlaceForm } from "../../../app/identify/place-form.tsx";
import { QuestionView } from "../../../app/identify/question-view.tsx";
import { shownQuestion } from "../../../app/identify/shown-step.ts";
import { links, show, words } from "../show.tsx";

type Shown = ComponentProps<typeof AnswerView>["answer"];
type Metal = NonNullable<Shown["metal"]>;

const KEPT = { near: "", load: "" };
const RANGE = { minPrice: 3.9, maxPrice: 8 };
const MATERIAL = { name: "Yellow Brass", slug: "brass", grade: null };
const BRASS: Metal = {
  slug: "brass",
  name: "brass",
  worth: { material: MATERIAL, range: RANGE },
  mixUps: [],
};
const NEAR: Metal["worth"] = {
  material: MATERIAL,
  near: {
    ...{ label: "Dubbo NSW 2830", address: "Dubbo NSW 2830", name: "Dubbo", others: ["Dubbo VIC"] },
    price: { shown: null, counted: null, isJudged: false },
  } as unknown as NonNullable<NonNullable<Metal["worth"]>["near"]>,
};

async function showAnswer(given: Partial<Shown>) {
  const answer: Shown = {
    ...{ title: "Brass", why: "It is yellow.", step: "brass", kept: KEPT, candidates: [] },
    ...{ metal: undefined, ...given },
  };
  show(<AnswerView answer={answer} trail={[{ label: "What is this?", to: "/what-is-it/" }]} />);
  await screen.findByRole("heading", { level: 1, name: "Brass" });
  return { headings: words("h2"), priced: words(".identify-metal") };
}

it("an answer without a metal leads on to the yards", async () => {
  expect(await showAnswer({})).toEqual({ headings: [], priced: [] });
  expect(words(".hero p")).toEqual(["It is yellow."]);
  expect(links(".link-row a")).toEqual([
    ["Start again", "/what-is-it/"],
    ["Scrap yards", "/scrap-yards/"],
  ]);
});

it("an answer says what to take care of, what to ask, and where more is said", async () => {
  const { headings } = await showAnswer({
    ...{ care: "It may be live.", ask: "Is it brass?", kept: { near: "2830", load: "zinc=4" } },
    guide: { label: "Sorting", path: "/blog/sorting/" },
    candidates: [
      { slug: "brass", name: "brass" },
      { slug: "zinc", name: "zinc" },
    ],
  });
  expect(headings).toEqual(["Prices to compare", "At the yard"]);
  expect(words(".identify-care, .prose")).toEqual(["It may be live.", "Is it brass?"]);
  expect(links(".identify-answer a")).toEqual([
    ["Price of brass", "/material/brass/?near=2830"],
    ["Price of zinc", "/material/zinc/?near=2830"],
    ["Sorting", "/blog/sorting/"],
    ["Start again", "/what-is-it/?near=2830&load=zinc%3D4"],
    ["Yards near you", "/scrap-yards/?near=2830"],
  ]);
});

it("one metal may be all there is to compare", async () => {
  const { headings } = await showAnswer({ candidates: [{ slug: "steel", name: "steel" }] });
  expect(headings).toEqual(["Prices to compare"]);
});

it.each([
  [{ ask: "Is it?" }, ["Is it?"], 0],
  [{ guide: { label: "Sorting", path: "/blog/" } }, [], 1],
])("of what to ask and to read, one is enough: %j", async (given, asked, guides) => {
  expect((await showAnswer(given)).headings).toEqual(["At the yard"]);
  expect([words(".prose"), links("section a").length]).toEqual([asked, guides]);
});

it("a metal asks for a place, and goes into a load with what is in it", async () => {
  const { headings, priced } = await showAnswer({
    metal: {
      ...BRASS,
      mixUps: [{ slug: "bronze", name: "bronze or gunmetal", text: "It is redder." }],
    },
    kept: { near: "", load: "zinc=4" },
  });
  expect(headings).toEqual(["What it’s worth near you", "Mix-ups that cost money"]);
  expect(priced).toEqual(["Priced as yellow brass: $3.90 – $8.00 a kilogram across Australia"]);
  expect(screen.getByRole("search").getAttribute("action")).toBe("/material/brass/");
  expect(links(".identify-answer section a")).toEqual([
    ["Prices in all cities", "/material/brass/"],
    ["Add it to My load", "/my-load/?zinc=4&brass="],
    ["bronze or gunmetal", "/material/bronze/"],
  ]);
  expect(words(".identify-mix-ups p")).toEqual(["It is redder."]);
});

it("near a place the metal has its price, and a load its place", async () => {
  const kept = { near: "dubo", load: "brass=7" };
  const { headings, priced } = await showAnswer({ metal: { ...BRASS, worth: NEAR }, kept });
  expect(headings).toEqual(["What it’s worth near Dubbo NSW 2830"]);
  expect(priced).toEqual([]);
  expect(words(".near-price .empty")).toEqual([
    "No city has a price for yellow brass at the moment.",
  ]);
  expect(links("section a")).toEqual([
    ["Dubbo VIC", "/what-is-it/brass/?near=Dubbo+VIC&load=brass%3D7"],
    ["Yards that take yellow brass", "/material/brass/?near=Dubbo+NSW+2830"],
    ["Add it to My load", "/my-load/?near=Dubbo+NSW+2830&brass=7"],
  ]);
});

it.each<[Metal["worth"], string, string]>([
  [null, "We can’t load prices right now. Try again in a minute.", "Priced as brass"],
  [undefined, "We have no prices for brass. Ask a yard.", "Priced as brass"],
])("a metal whose prices are %s says so", async (worth, text, priced) => {
  expect(await showAnswer({ metal: { ...BRASS, worth } })).toEqual({
    ...{ headings: ["What it’s worth near you"], priced: [priced] },
  });
  expect(words(".empty")).toEqual([text]);
  expect(links("section a")).toEqual([]);
});

it("a position is called the visitor's location", async () => {
  const near = { ...NEAR!.near!, label: null };
  const { headings } = await showAnswer({
    metal: { ...BRASS, worth: { material: MATERIAL, near } as never },
  });
  expect(headings).toEqual(["What it’s worth near your location"]);
});

it.each([
  [undefined, null, []],
  [{ failure: "We don’t know it.", others: [] }, "true", []],
  [
    { failure: "We don’t know it.", others: ["Dubbo NSW"] },
    "true",
    [["Dubbo NSW", "/material/brass/?near=Dubbo+NSW"]],
  ],
])("a place that is not known, %j, is asked for again", (unknown, isInvalid, others) => {
  show(<PlaceForm action="/material/brass/" near="Dubo" unknown={unknown as never} />);
  const field = screen.getByLabelText<HTMLInputElement>("Near");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["Dubo", isInvalid]);
  expect(field.getAttribute("aria-describedby")).toBe(unknown ? "near-failure" : null);
  expect(words("#near-failure")).toEqual(unknown ? [unknown.failure] : []);
  expect(document.body.textContent?.includes("Did you mean")).toBe(others.length > 0);
  expect(links()).toEqual(others);
});

it("a question's options are drawn as what they lead to, and pass on place and load", () => {
  const groups = [
    {
      options: [
        { label: "A", detail: "Taps", to: "brass" },
        { label: "C", to: "plated" },
      ],
    },
    {
      heading: "Others",
      options: [
        { label: "B", to: "not-sure" },
        { label: "D", to: "alloy-wheel" },
        { label: "E", to: "magnetic" },
      ],
    },
  ];
  const shown = shownQuestion(
    { title: "What?", hint: "Look.", groups },
    { near: "2830", load: "" },
  );
  expect([shown.title, shown.hint, shown.more]).toEqual(["What?", "Look.", expect.any(Number)]);
  show(<QuestionView {...shown} />);
  expect(words("h2")).toEqual(["Others"]);
  expect(words("b, .quiet")).toEqual(["A", "Taps", "C", "B", "D", "E"]);
  const drawings = [...document.querySelectorAll<HTMLElement>(".swatch")];
  expect(drawings.map(({ dataset }) => dataset.metal)).toEqual(["brass", "steel", "", "", "steel"]);
  expect(links()).toEqual([
    ["ATaps", "/what-is-it/brass/?near=2830"],
    ["C", "/what-is-it/plated/?near=2830"],
    ["B", "/what-is-it/not-sure/?near=2830"],
    ["D", "/what-is-it/alloy-wheel/?near=2830"],
    ["E", "/what-is-it/magnetic/?near=2830"],
    ["See what to ask", "/what-is-it/not-sure/?near=2830"],
  ]);
});
