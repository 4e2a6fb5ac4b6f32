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

/** Most questions from a step to an answer, itself included; 0 for an answer. */
export function questionsFrom(step: Step): number {
  if (!isQuestion(step)) return 0;
  const next = step.groups.flatMap(({ options }) => options.map(({ to }) => STEPS[to]!));
  return 1 + Math.max(...next.map(questionsFrom));
}
