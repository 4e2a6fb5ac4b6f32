import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import metalsFile from "../../../app/identify/metals.md?raw";
import { METALS, shownQuestion } from "../../../app/identify/shown-step.ts";
import stepsFile from "../../../app/identify/steps.md?raw";
import type { Question, Step } from "../../../app/identify/tree.ts";
import { isQuestion, STEPS, stepFor, stepNamed } from "../../../app/identify/tree.ts";
import materials from "../../../seed/materials.csv?raw";
import { expectNone, expectSame } from "../../differences.ts";
import objects from "./objects.csv?raw";

const FIRST = stepNamed("") as Question;
const optionsOf = (step: Question) => step.groups.flatMap(({ options }) => options);
const rows: { slug: string }[] = parse(materials, { columns: true });
const slugs = rows.map(({ slug }) => slug);

// A thing, the options to choose (each by its beginning), its answer with the metals that it is priced as or may be, and
// "yes" if that warns of danger. Every option belongs to a thing: add a line for a new one.
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

describe("a thing", () => {
  const chosen = OBJECTS.map(({ choices }) => follow(choices.split(" > ")));

  it("leads to its answer, to the metal that it is priced as, and to a warning of danger", () => {
    const found = OBJECTS.map((object, i) => {
      const answer = chosen[i]!.at(-1)!.to;
      const step = stepNamed(answer);
      const { metal, candidates = [], care } = step && !isQuestion(step) ? step : {};
      const metals = [metal ?? [], ...candidates].flat().join(" or ");
      return { ...object, answer, metals, care: care ? "yes" : "" };
    });
    expectSame(found, OBJECTS, "Answers to things");
    expect(chosen.filter((options) => options.length > 4)).toEqual([]);
  });

  it("stands in objects.csv for every option", () => {
    const all = [FIRST, ...Object.values(STEPS).filter(isQuestion)].flatMap(optionsOf);
    const known = new Set(chosen.flat());
    const others = all.filter((option) => !known.has(option));
    expectNone(
      others.map(({ label, to }) => `${label}: ${to}`),
      "Options that nothing in objects.csv chooses",
    );
  });
});

const FILES = { "steps.md": stepsFile, "metals.md": metalsFile };
const LINK = String.raw`- \[[^\]]+\]\(#[\w-]+\)(: \S.*)?`;
const LINES = {
  question: new RegExp(String.raw`^(- (title|hint|drawing): \S.*|${LINK}|### \S.*)$`),
  answer: /^- ((title|why|metal|candidates|care|ask|guide): \S.*|drawing:)$/,
  metal: new RegExp(`^(- name: \\S.*|${LINK})$`),
};

it.each(Object.entries(FILES))(
  "%s has each heading once, and only lines that are read",
  (_, file) => {
    const sections = file.split(/^## /m).slice(1);
    const names = sections.map((text) => text.split("\n")[0]!);
    expect(names).toEqual([...new Set(names)]);
    const faulty = sections.flatMap((text) => {
      const kind = text.includes("](#") ? "question" : "answer";
      const known = LINES[file === metalsFile ? "metal" : kind];
      const [name, ...lines] = text.split("\n").filter((line) => !/^(# .*)?$/.test(line));
      return lines.filter((line) => !known.test(line)).map((line) => `${name}: ${line}`);
    });
    expectNone(faulty, "Lines that are not read");
  },
);

describe("the questions", () => {
  const steps: [string, Step][] = [["", FIRST], ...Object.entries(STEPS)];
  const questions = steps.flatMap(([name, step]) =>
    isQuestion(step) ? [[name, step] as const] : [],
  );

  it("have no dead ends, and no step that nothing leads to", () => {
    const targets = questions.flatMap(([, question]) => optionsOf(question).map(({ to }) => to));
    expectNone(
      targets.filter((to) => !stepNamed(to)),
      "Options that lead nowhere",
    );
    // Every question links to this answer, for a thing that fits no option.
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
    expect([...METALS.keys()].toSorted()).toEqual(slugs.toSorted());
    const drawings = steps.flatMap(([, step]) => step.drawing || []);
    const others = [...drawings, ...ends.flatMap(({ candidates = [] }) => candidates)];
    expect(others.filter((slug) => !metals.has(slug))).toEqual([]);
    const mixUps = [...METALS].flatMap(([slug, metal]) =>
      metal.mixUps.filter((other) => other.slug === slug || !METALS.has(other.slug) || !other.text),
    );
    expect(mixUps).toEqual([]);
  });

  it("end with a reason, and a metal, what it may be, or what else to do", () => {
    const empty = steps.filter(([, step]) => {
      if (isQuestion(step)) return !step.title || !step.hint;
      const { title, why, metal, candidates, ask, guide } = step;
      return !title || !why || !(metal || candidates || ask || guide);
    });
    expect(empty).toEqual([]);
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
])("the first of %j is distinguished from the others by %s", (metals, step) => {
  expect(stepFor(metals)).toBe(step);
});
