import { type Section, sectionsOf } from "./sections.ts";
import text from "./steps.md?raw";

/** A question, whose options lead to further steps. */
export interface Question {
  title: string;
  /** How to find out. */
  hint: string;
  /** Slug of the metal whose drawing stands for the question among another's options; an ingot by default. */
  drawing: string | undefined;
  groups: { heading?: string | undefined; options: Option[] }[];
}

interface Option {
  label: string;
  /** Examples, or what to look for. */
  detail?: string | undefined;
  /** Name of the next step. */
  to: string;
}

/** The end of the questions: a metal, or who can tell. */
export interface Answer {
  /** As sure as its sources: "Brass", "Mostly bronze". */
  title: string;
  why: string;
  /** Slug of the metal that it is priced as; absent if only a yard can tell, or if it is not scrap. */
  metal?: string;
  /** "" for an ingot instead of the metal's drawing, which shows another thing. */
  drawing?: string;
  /** Slugs of the metals that it may be, if `metal` is absent. */
  candidates?: string[];
  /** A warning to read before touching it. */
  care?: string;
  /** A question for a yard, or a fact that only its tester can find. */
  ask?: string;
  guide?: { label: string; path: string };
}

/** A question or answer, named by the part of the address after /what-is-it/. */
export type Step = Question | Answer;

const [[, FIRST] = [], ...OTHERS] = sectionsOf(text).map(
  ([name, section]) => [name, stepOf(section)] as const,
);

function stepOf({ fields, lists }: Section): Step {
  const { title = "", hint = "", why = "", candidates, guide, ...texts } = fields;
  if (lists.length > 0) {
    const groups = lists.map(({ heading, links }) => ({ heading, options: links }));
    return { title, hint, drawing: fields.drawing, groups };
  }
  const [, label, path] = /^\[(.+)\]\((.+)\)$/.exec(guide ?? "") ?? [];
  return {
    title,
    why,
    ...texts,
    ...(candidates && { candidates: candidates.split(", ") }),
    ...(label && path && { guide: { label, path } }),
  };
}

/** Every step but the first question, by name. */
export const STEPS: Readonly<Record<string, Step>> = Object.fromEntries(OTHERS);

/** The step with a name, the first question for no name; undefined if unknown. */
export function stepNamed(name: string): Step | undefined {
  if (name === "") return FIRST;
  return Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
}

/** True if the step is a question. */
export function isQuestion(step: Step): step is Question {
  return "groups" in step;
}

/**
 * The name of the step that distinguishes the first of some metals from the others: the question with answers for most
 * of them, otherwise the first metal's own answer. Undefined if there is none.
 */
export function stepFor([first, ...others]: string[]): string | undefined {
  const isOf = (name: string, slug: string | undefined) => {
    const step = STEPS[name]!;
    return slug !== undefined && !isQuestion(step) && step.metal === slug;
  };
  const questions = Object.entries(STEPS).flatMap(([name, step]) => {
    const has = (slug: string | undefined) => optionsOf(step).some(({ to }) => isOf(to, slug));
    return has(first) ? { name, count: others.filter(has).length } : [];
  });
  const [best] = questions.sort((a, b) => b.count - a.count);
  return best?.count ? best.name : Object.keys(STEPS).find((name) => isOf(name, first));
}

/** Maximum number of questions from a step to an answer, counting the step itself; 0 for an answer. */
export function questionsFrom(step: Step): number {
  if (!isQuestion(step)) return 0;
  return 1 + Math.max(...optionsOf(step).map(({ to }) => questionsFrom(STEPS[to]!)));
}

function optionsOf(step: Step): Option[] {
  return isQuestion(step) ? step.groups.flatMap(({ options }) => options) : [];
}
