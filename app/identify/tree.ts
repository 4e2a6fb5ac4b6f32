import { METAL_ANSWERS } from "./metal-answers.ts";
import { FIRST, METAL_QUESTIONS } from "./metal-questions.ts";
import { isQuestion, type Step, type Steps } from "./step.ts";
import { THING_ANSWERS } from "./thing-answers.ts";
import { THING_QUESTIONS } from "./thing-questions.ts";

/** Every step but the first question. */
export const STEPS: Steps = {
  ...METAL_QUESTIONS,
  ...THING_QUESTIONS,
  ...METAL_ANSWERS,
  ...THING_ANSWERS,
};

/** The step with a name, the first question for no name; undefined if unknown. */
export function stepNamed(name: string | undefined): Step | undefined {
  if (!name) return FIRST;
  return Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
}

/**
 * The name of the step that tells the first of some metals from the others: the question with answers for most of them, else
 * the answer for itself. Undefined if there is none.
 */
export function stepFor([first, ...others]: string[]): string | undefined {
  const isOf = (name: string, slug: string | undefined) => {
    const step = STEPS[name]!;
    return slug !== undefined && !isQuestion(step) && step.metal === slug;
  };
  const questions = Object.entries(STEPS).flatMap(([name, step]) => {
    const options = isQuestion(step) ? step.groups.flatMap(({ options }) => options) : [];
    const has = (slug: string | undefined) => options.some(({ to }) => isOf(to, slug));
    return has(first) ? { name, count: others.filter(has).length } : [];
  });
  const [best] = questions.sort((a, b) => b.count - a.count);
  return best?.count ? best.name : Object.keys(STEPS).find((name) => isOf(name, first));
}

/** Most questions from a step to an answer, itself included; 0 for an answer. */
export function questionsFrom(step: Step): number {
  if (!isQuestion(step)) return 0;
  const next = step.groups.flatMap(({ options }) => options.map(({ to }) => STEPS[to]!));
  return 1 + Math.max(...next.map(questionsFrom));
}
