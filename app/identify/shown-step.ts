import type { Store } from "../../worker/data/store.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { type Kept, stepAddress } from "../paths/step-address.ts";
import { typedText } from "../words/cut-text.ts";
import { METALS, type MetalSlug, mixUpsOf } from "./metals.ts";
import { type Answer, isQuestion, type Question, type Step } from "./step.ts";
import { questionsFrom, STEPS } from "./tree.ts";
import { worthNear } from "./worth.ts";

/** More than any load has (load-address.ts): goods, and characters, as links have them. */
const [MAX_GOODS, MAX_LOAD_LENGTH] = [60, 2_100];

/** Reads the parameters that every step passes on, cut before each of its links repeats them. */
export function keptIn({ searchParams }: URL): Kept {
  const load = [...new URLSearchParams(typedText(searchParams, "load", MAX_LOAD_LENGTH))];
  const goods = load.filter(([name]) => name !== "near").slice(0, MAX_GOODS);
  while (`${new URLSearchParams(goods)}`.length > MAX_LOAD_LENGTH) goods.pop();
  return { near: typedText(searchParams, "near"), load: `${new URLSearchParams(goods)}` };
}

/** A question for its page: options with their drawings and addresses, which keep the place. */
export function shownQuestion(question: Question, kept: Kept) {
  return {
    title: question.title,
    hint: question.hint,
    /** Most questions still to come after this one. */
    more: questionsFrom(question) - 1,
    kept,
    groups: question.groups.map(({ heading, options }) => ({
      heading,
      options: options.map(({ label, detail, to }) => ({
        ...{ label, detail, drawing: drawingOf(STEPS[to]!) },
        address: stepAddress(to, kept),
      })),
    })),
  };
}

function drawingOf(step: Step): string {
  const metal = isQuestion(step) ? undefined : (step.metal ?? step.candidates?.[0]);
  return step.drawing ?? metal ?? "";
}

/** An answer for its page, with the metal's price near the place; without the price in an outage. */
export async function shownAnswer(store: Store, step: string, answer: Answer, kept: Kept) {
  const { metal, candidates = [], ...words } = answer;
  const named = (slug: MetalSlug) => ({ slug, name: METALS[slug].name });
  return {
    ...words,
    ...{ step, kept },
    metal: metal && {
      ...named(metal),
      worth: await worthNear(store, metal, kept.near).catch(nullOnOutage),
      mixUps: mixUpsOf(metal).map(({ other, text }) => ({ ...named(other), text })),
    },
    candidates: candidates.map(named),
  };
}

/** Data of a question's page. */
export type ShownQuestion = ReturnType<typeof shownQuestion>;

/** Data of an answer's page. */
export type ShownAnswer = Awaited<ReturnType<typeof shownAnswer>>;
