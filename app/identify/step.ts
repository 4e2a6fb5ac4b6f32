import type { MetalSlug } from "./metals.ts";

/** A choice that a question offers. */
interface Option {
  label: string;
  /** Examples, or what to look for. */
  detail?: string;
  /** Name of the step that it leads to. */
  to: string;
}

/** A question, whose options lead to further steps. */
export interface Question {
  title: string;
  /** How to find out. */
  hint: string;
  /** Metal whose drawing stands for the question among another's options; an ingot by default. */
  drawing?: MetalSlug;
  groups: readonly { heading?: string; options: readonly Option[] }[];
}

/** The end of the questions: a metal, or who can tell. */
export interface Answer {
  /** As sure as its sources: "Brass", "Mostly bronze". */
  title: string;
  why: string;
  /** The metal that it is priced as; absent if only a yard can tell, or if it is not scrap. */
  metal?: MetalSlug;
  /** An ingot instead of the metal's drawing, which shows another thing. */
  drawing?: "";
  /** Metals that it may be, if `metal` is absent. */
  candidates?: readonly MetalSlug[];
  /** What to know before touching it. */
  care?: string;
  /** What to ask a yard, or what only its tester can tell. */
  ask?: string;
  guide?: { label: string; path: string };
}

/** A question or answer, named by the part of the address after /what-is-it/. */
export type Step = Question | Answer;

/** Steps by name. */
export type Steps = Readonly<Record<string, Step>>;

/** True if the step is a question. */
export function isQuestion(step: Step): step is Question {
  return "groups" in step;
}
