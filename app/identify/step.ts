import type { MetalSlug } from "./metals.ts";

/** A choice that a question offers. */
interface Option {
  label: string;
  /** Examples, or what to look for. */
  detail?: string;
  /** The name of the step that it leads to. */
  to: string;
}

/** One question, whose options lead to further steps. */
export interface Question {
  title: string;
  /** How to find out. */
  hint: string;
  /** Whose drawing stands for it among the options of another question; an ingot if none. */
  drawing?: MetalSlug;
  groups: readonly { heading?: string; options: readonly Option[] }[];
}

/** Where the questions end: a metal, or who can tell. */
export interface Answer {
  /** As sure as its sources: "Brass", "Mostly bronze". */
  title: string;
  why: string;
  /** The metal as which it is priced; none if only a yard can tell, or if it is no scrap. */
  metal?: MetalSlug;
  /** Without a metal: those that it may be. */
  candidates?: readonly MetalSlug[];
  /** What to know before touching it. */
  care?: string;
  /** What to ask a yard, or what only its tester can tell. */
  ask?: string;
  guide?: { label: string; path: string };
}

/** A question or an answer, by the part of the address after /what-is-it/. */
export type Step = Question | Answer;

/** Steps by their names. */
export type Steps = Readonly<Record<string, Step>>;

/** Whether a step is a question. */
export function isQuestion(step: Step): step is Question {
  return "groups" in step;
}
