import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AnswerView } from "../../../app/identify/answer-view.tsx";
import { QuestionView } from "../../../app/identify/question-view.tsx";
import { keptIn, shownQuestion } from "../../../app/identify/shown-step.ts";
import { links, show, words } from "../show.tsx";

type Shown = ComponentProps<typeof AnswerView>["answer"];

async function showAnswer(given: Partial<Shown>) {
  const brass = { title: "Brass", why: "It is yellow.", step: "brass", metal: undefined };
  const answer: Shown = { ...brass, kept: { near: "", load: "" }, candidates: [], ...given };
  show(<AnswerView answer={answer} trail={[{ label: "What is this?", to: "/what-is-it/" }]} />);
  await screen.findByRole("heading", { level: 1, name: "Brass" });
  return words("h2");
}

it("an answer shows its warning, its question for the yard and its guide", async () => {
  const headings = await showAnswer({
    care: "It may be live.",
    ask: "Is it brass?",
    kept: { near: "2830", load: "zinc=4" },
    guide: { label: "Sorting", path: "/blog/sorting/" },
    candidates: [
      { slug: "brass", name: "brass" },
      { slug: "zinc", name: "zinc" },
    ],
  });
  expect(headings).toEqual(["Prices to compare", "At the yard"]);
  const texts = ["It is yellow.", "It may be live.", "Is it brass?"];
  expect(words(".hero p, .identify-care, .prose")).toEqual(texts);
  expect(links(".identify-answer a")).toEqual([
    ["Price of brass", "/material/brass/?near=2830"],
    ["Price of zinc", "/material/zinc/?near=2830"],
    ["Sorting", "/blog/sorting/"],
    ["Start again", "/what-is-it/?near=2830&load=zinc%3D4"],
    ["Yards near you", "/scrap-yards/?near=2830"],
  ]);
});

it.each<[Partial<Shown>, string[]]>([
  [{}, []],
  [{ ask: "Is it?" }, ["At the yard"]],
  [{ guide: { label: "Sorting", path: "/blog/" } }, ["At the yard"]],
  [{ candidates: [{ slug: "steel", name: "steel" }] }, ["Prices to compare"]],
])("an answer has headings only for the advice that it has: %j", async (given, headings) => {
  expect(await showAnswer(given)).toEqual(headings);
  expect(links(".link-row a").at(-1)).toEqual(["Scrap yards", "/scrap-yards/"]);
});

it("a question's options have the drawing of their next step, and pass on place and load", () => {
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
  const question = { title: "What?", hint: "Look.", drawing: undefined, groups };
  show(<QuestionView {...shownQuestion(question, { near: "2830", load: "zinc=4" })} />);
  expect(words("h2")).toEqual(["Others"]);
  expect(words("b, .quiet")).toEqual(["A", "Taps", "C", "B", "D", "E"]);
  const drawings = [...document.querySelectorAll<HTMLElement>(".swatch")];
  expect(drawings.map(({ dataset }) => dataset.metal)).toEqual(["brass", "steel", "", "", "steel"]);
  const address = (step: string) => `/what-is-it/${step}/?near=2830&load=zinc%3D4`;
  expect(links()).toEqual([
    ["ATaps", address("brass")],
    ["C", address("plated")],
    ["B", address("not-sure")],
    ["D", address("alloy-wheel")],
    ["E", address("magnetic")],
    ["See what to ask", address("not-sure")],
  ]);
});

it("no more goods are passed on than a load may have, and no place within it", () => {
  const address = new URL("https://site.example/what-is-it/?near=2830");
  address.searchParams.set("load", `near=Dubbo&${"a&".repeat(1_000)}`);
  const { near, load } = keptIn(address);
  expect(near).toBe("2830");
  expect([...new URLSearchParams(load)]).toEqual(Array(60).fill(["a", ""]));
});
