import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { METALS, mixUpsOf } from "../../../app/identify/metals.ts";
import { shownQuestion } from "../../../app/identify/shown-step.ts";
import { isQuestion, type Question, type Step, type Steps } from "../../../app/identify/step.ts";
import { questionsFrom, STEPS, stepNamed } from "../../../app/identify/tree.ts";
import materials from "../../../seed/materials.csv?raw";
import { expectNone } from "../../differences.ts";

const FIRST = stepNamed("") as Question;
const optionsOf = (step: Question) => step.groups.flatMap(({ options }) => options);
const rows: { slug: string }[] = parse(materials, { columns: true });
const slugs = rows.map(({ slug }) => slug);

/** Where the choices of these labels, each by its beginning, lead. */
function follow(labels: string[]): string {
  let [name, step]: [string, Step | undefined] = ["", FIRST];
  for (const label of labels) {
    const options = step && isQuestion(step) ? optionsOf(step) : [];
    const begun = options.filter((option) => option.label.startsWith(label));
    const chosen = begun.length === 1 ? begun[0] : begun.find((option) => option.label === label);
    if (!chosen) throw new Error(`${begun.length} options begin with "${label}".`);
    name = chosen.to;
    step = stepNamed(name);
  }
  return name;
}

// What people hold, what they choose, and the answer; then the metal, "" where a yard has to say.
const OBJECTS: [thing: string, choices: string[], answer: string, metal: string][] = [
  ["brass tap", ["From a kitchen", "Tap", "Yellow"], "brass", "brass"],
  ["chromed tap, by the magnet", ["It does not", "Yellow"], "brass", "brass"],
  ["old bronze valve", ["From a kitchen", "Tap", "Between"], "bronze", "bronze"],
  ["frying pan", ["From a kitchen", "Pot", "Light"], "aluminium", "aluminum"],
  ["alloy wheel", ["Part of a car", "Wheel", "No"], "alloy-wheel", "aluminum"],
  ["steel wheel", ["Part of a car", "Wheel", "Yes"], "steel-part", "steel"],
  ["lead flashing", ["From outside", "Roofing", "Dull grey"], "lead", "lead"],
  ["heavy grey block", ["It does not", "Silver", "Very heavy"], "lead", "lead"],
  [
    "silver pipe with rust",
    ["From a kitchen", "Pipe", "Silver, and a"],
    "galvanised-steel",
    "steel",
  ],
  [
    "silver pipe of a dairy",
    ["It sticks weakly", "Weakly all over"],
    "stainless-steel",
    "stainless-steel",
  ],
  ["carburettor", ["Part of a car", "Carburettor", "Clearly"], "zinc", "zinc"],
  ["kitchen sink", ["From a kitchen", "Sink", "Bright"], "stainless-steel", "stainless-steel"],
  ["drink can", ["From a kitchen", "Can", "No"], "drink-can", "aluminum-cans"],
  [
    "drink can, by its weight",
    ["It does not", "Silver", "Very light", "A drink"],
    "drink-can",
    "aluminum-cans",
  ],
  ["food can", ["From a kitchen", "Can", "Yes"], "steel-can", "steel"],
  [
    "window frame",
    ["From outside", "Window", "No, and"],
    "aluminium-section",
    "aluminum-extrusion",
  ],
  ["engine block", ["Part of a car", "Engine", "Yes"], "engine-iron", "cast-iron"],
  ["electric hot-water unit", ["An appliance", "Hot-water", "A steel"], "hot-water-unit", "steel"],
  ["old copper cylinder", ["An appliance", "Hot-water", "A red"], "copper-tank", "copper"],
  ["TPS cable", ["Wire", "Red-brown, in"], "cable", "insulated-copper-cable"],
  [
    "tinned cable",
    ["Wire", "Silver", "Red-brown; the wire is in"],
    "tinned-cable",
    "insulated-copper-cable",
  ],
  ["aluminium cable", ["Wire", "Silver", "Silver all"], "aluminium-cable", ""],
  ["stripped shiny wire", ["Wire", "Red-brown and"], "bright-wire", "copper-bright"],
  ["ladder", ["From outside", "Window", "No, and"], "aluminium-section", "aluminum-extrusion"],
  ["beer keg", ["From a kitchen", "Beer"], "keg", "stainless-steel"],
  ["die-cast door handle", ["From a kitchen", "Door", "Grey", "Clearly"], "zinc", "zinc"],
  ["old bath", ["From a kitchen", "Sink", "Enamel on thick"], "cast-iron", "cast-iron"],
  ["star picket", ["From outside", "Star"], "steel", "steel"],
  ["brake disc", ["Part of a car", "Brake"], "cast-iron", "cast-iron"],
  ["pump motor", ["An appliance", "Motor"], "motor", "electric-motors"],
  ["old radiator", ["Part of a car", "Radiator", "Yellow"], "copper-radiator", "radiators"],
  ["new radiator", ["Part of a car", "Radiator", "Plastic"], "aluminium-radiator", "aluminum"],
  ["car battery", ["A battery", "A heavy"], "lead-battery", "car-batteries"],
  ["drill battery", ["A battery", "Any other"], "other-battery", ""],
  ["copper pipe", ["It does not", "Red", "Pipe"], "copper", "copper"],
  ["gas bottle", ["A gas bottle"], "closed", ""],
  ["fridge", ["An appliance", "Fridge"], "fridge", "steel"],
];

describe("what people hold", () => {
  it.each(OBJECTS)("%s", (_thing, choices, answer, metal) => {
    expect(choices.length).toBeLessThanOrEqual(4);
    expect(follow(choices)).toBe(answer);
    const step = stepNamed(answer);
    expect(step && "metal" in step ? step.metal : "").toBe(metal);
  });
});

describe("the questions", () => {
  const all: Steps = { "": FIRST, ...STEPS };
  const steps = Object.entries(all);
  const questions = steps.flatMap(([name, step]) =>
    isQuestion(step) ? [[name, step] as const] : [],
  );

  it("are four at most, whatever is chosen", () => {
    expect(questionsFrom(FIRST)).toBe(4);
  });

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
    const itself = [...metals].filter((slug) => mixUpsOf(slug).some(({ other }) => other === slug));
    expect(itself).toEqual([]);
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
