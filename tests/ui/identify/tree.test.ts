import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { METALS, mixUpsOf } from "../../../app/identify/metals.ts";
import { shownQuestion } from "../../../app/identify/shown-step.ts";
import { isQuestion, type Question, type Step, type Steps } from "../../../app/identify/step.ts";
import { STEPS, stepFor, stepNamed } from "../../../app/identify/tree.ts";
import materials from "../../../seed/materials.csv?raw";
import { expectNone, expectSame } from "../../differences.ts";
import objects from "./objects.csv?raw";

const FIRST = stepNamed("") as Question;
const optionsOf = (step: Question) => step.groups.flatMap(({ options }) => options);
const rows: { slug: string }[] = parse(materials, { columns: true });
const slugs = rows.map(({ slug }) => slug);

// What people hold, what they choose (each option by its beginning), the answer with the metal that it is priced as, or
// may be, and whether it warns of what may hurt. Every option is chosen by somebody: add a line for a new one.
type Held = Record<"thing" | "choices" | "answer" | "metals" | "care", string>;
const OBJECTS: Held[] = parse(objects, { columns: true });

/** The options of these labels, each by its beginning, from the first question on. */
function follow(labels: string[]) {
  let step: Step | undefined = FIRST;
  return labels.map((label) => {
    const options = step && isQuestion(step) ? optionsOf(step) : [];
    const begun = options.filter((option) => option.label.startsWith(label));
    const chosen = begun.length === 1 ? begun[0] : begun.find((option) => option.label === label);
    if (!chosen) throw new Error(`${begun.length} options begin with "${label}".`);
    step = stepNamed(chosen.to);
    return chosen;
  });
}

describe("what people hold", () => {
  const chosen = OBJECTS.map(({ choices }) => follow(choices.split(" > ")));

  it("leads to what it is, to the metal that it is priced as, and to a warning where it may hurt", () => {
    const found = OBJECTS.map((object, i) => {
      const answer = chosen[i]!.at(-1)!.to;
      const step = stepNamed(answer);
      const { metal, candidates = [], care } = step && !isQuestion(step) ? step : {};
      const metals = [metal ?? [], ...candidates].flat().join(" or ");
      return { ...object, answer, metals, care: care ? "yes" : "" };
    });
    expectSame(found, OBJECTS, "What things are");
    expect(chosen.filter((options) => options.length > 4)).toEqual([]);
  });

  it("is every option", () => {
    const all = [FIRST, ...Object.values(STEPS).filter(isQuestion)].flatMap(optionsOf);
    const known = new Set(chosen.flat());
    const others = all.filter((option) => !known.has(option));
    expectNone(
      others.map(({ label, to }) => `${label}: ${to}`),
      "Options that nothing in objects.csv is",
    );
  });
});

it.each([
  ["copper", ["copper-bright", "brass"]],
  ["brass", ["zinc", "bronze", "steel"]],
  ["zinc", ["aluminum", "brass"]],
] as const)("%s is told from what it is mixed up with: %j", (slug, others) => {
  expect(mixUpsOf(slug).map(({ other }) => other)).toEqual(others);
});

describe("the questions", () => {
  const all: Steps = { "": FIRST, ...STEPS };
  const steps = Object.entries(all);
  const questions = steps.flatMap(([name, step]) =>
    isQuestion(step) ? [[name, step] as const] : [],
  );

  it("have no dead ends, and no step that nothing leads to", () => {
    const targets = questions.flatMap(([, question]) => optionsOf(question).map(({ to }) => to));
    expectNone(
      targets.filter((to) => !stepNamed(to)),
      "Options that lead nowhere",
    );
    // Every question links to the answer for what is none of its options.
    const reached = new Set(["", "not-sure", ...targets]);
    expectNone(
      steps.map(([name]) => name).filter((name) => !reached.has(name)),
      "Steps that nothing leads to",
    );
  });

  it("have at least two options with words of their own", () => {
    const faulty = questions.filter(([, question]) => {
      const labels = optionsOf(question).map(({ label }) => label);
      return labels.length < 2 || new Set(labels).size < labels.length;
    });
    expect(faulty).toEqual([]);
  });

  it("lead to every metal of the site, and to no other", () => {
    const ends = steps.flatMap(([, step]) => (isQuestion(step) ? [] : step));
    const metals = new Set(ends.flatMap(({ metal }) => metal ?? []));
    expect([...metals].toSorted()).toEqual(slugs.toSorted());
    expect(Object.keys(METALS).toSorted()).toEqual(slugs.toSorted());
    const faulty = [...metals].flatMap((slug) =>
      mixUpsOf(slug).filter(({ other, text }) => other === slug || !metals.has(other) || !text),
    );
    expect(faulty).toEqual([]);
  });

  it("end with a metal, with what it may be, or with what else to do", () => {
    const empty = steps.filter(
      ([, step]) =>
        !isQuestion(step) && !step.metal && !step.candidates && !step.ask && !step.guide,
    );
    expect(empty).toEqual([]);
  });

  it.each(["toString", "__proto__", "constructor", "flurble"])("are none named %s", (name) => {
    expect(stepNamed(name)).toBeUndefined();
  });
});

it("a question says how many may still follow, and its options keep the place and the load", () => {
  const kept = { near: "Dubbo", load: "zinc=4" };
  const { more, groups } = shownQuestion(FIRST, kept);
  expect(more).toBe(3);
  for (const { address } of groups.flatMap(({ options }) => options))
    expect(address).toMatch(/^\/what-is-it\/[\w-]+\/\?near=Dubbo&load=zinc%3D4$/);
});

it.each([
  [["brass", "bronze"], "not-magnetic"],
  [["aluminum-extrusion", "aluminum"], "light"],
  [["aluminum-extrusion", "cast-iron", "aluminum"], "light"],
  [["stainless-steel"], "stainless-steel"],
  // No question has both; the answer for one says how the other differs.
  [["insulated-copper-cable", "steel-pipe"], "cable"],
  [["gold"], undefined],
  [[], undefined],
])("what tells the first of %j from the others is %s", (metals, step) => {
  expect(stepFor(metals)).toBe(step);
});
