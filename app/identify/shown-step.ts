import { currentDataset } from "../../worker/data/dataset.ts";
import { materialRangesBySlug } from "../../worker/data/material-ranges.ts";
import { materialBySlug } from "../../worker/data/materials.ts";
import { placedPricesOfMaterial } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { nearPlace } from "../near/near-place.ts";
import { priceNear } from "../near/price-near.ts";
import { type Kept, stepAddress } from "../paths/step-address.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
import { typedText } from "../words/cut-text.ts";
import metals from "./metals.md?raw";
import { sectionsOf } from "./sections.ts";
import { type Answer, isQuestion, type Question, questionsFrom, STEPS, type Step } from "./tree.ts";

/** General names of the metals that answers lead to, with those that each is mixed up with, by material slug. */
export const METALS = new Map(
  sectionsOf(metals).map(([slug, { fields, lists }]) => {
    const links = lists.flatMap((list) => list.links);
    const mixUps = links.map(({ to, detail }) => ({ slug: to, text: detail }));
    return [slug, { name: fields.name ?? slug, mixUps }];
  }),
);

// No load has this many goods: see my-load/load-address.ts.
const MAX_GOODS = 60;
const MAX_LOAD_LENGTH = 2_100;

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
    /** Maximum number of questions after this one. */
    more: questionsFrom(question) - 1,
    kept,
    groups: question.groups.map(({ heading, options }) => ({
      heading,
      options: options.map(({ label, detail, to }) => ({
        label,
        detail,
        drawing: drawingOf(STEPS[to]!),
        address: stepAddress(to, kept),
      })),
    })),
  };
}

function drawingOf(step: Step): string {
  const metal = isQuestion(step) ? undefined : (step.metal ?? step.candidates?.[0]);
  return step.drawing ?? metal ?? "";
}

/** An answer for its page, with the metal's price near the place unless the database is down. */
export async function shownAnswer(store: Store, step: string, answer: Answer, kept: Kept) {
  const { metal, candidates = [], ...words } = answer;
  return {
    ...words,
    step,
    kept,
    metal: metal === undefined ? undefined : await shownMetal(store, metal, kept.near),
    candidates: candidates.map(named),
  };
}

async function shownMetal(store: Store, slug: string, near: string) {
  return {
    ...named(slug),
    worth: await worthNear(store, slug, near).catch(nullOnOutage),
    mixUps: METALS.get(slug)!.mixUps.map(({ slug, text }) => ({ ...named(slug), text })),
  };
}

function named(slug: string) {
  return { slug, name: METALS.get(slug)!.name };
}

/**
 * The material with a slug, and its price near a place. `near` is the place as typed; without it the result has the
 * range of all cities, and for an unknown place the reason. Undefined if the slug is unknown. Reads at most 400 rows.
 * @throws DatabaseError
 */
async function worthNear(store: Store, slug: string, near: string) {
  const [found, dataset, ranges, place] = await Promise.all([
    materialBySlug(store, slug),
    near ? currentDataset(store) : undefined,
    near ? undefined : materialRangesBySlug(store),
    nearPlace(store, near),
  ]);
  if (!found) return undefined;
  const { name, grade } = found;
  const material = { name, slug, grade };
  if (!place) return { material, range: ranges?.get(slug) };
  if (!place.origin) return { material, unknown: place };
  const { origin, ...names } = place;
  const placed = (await placedPricesOfMaterial(store, found.id)) ?? [];
  const price = priceNear(placed, origin, pricesDay(dataset, NATIONAL_TIME_ZONE));
  return { material, near: { ...names, price } };
}

/** A metal and its price near a place. */
export type Worth = NonNullable<Awaited<ReturnType<typeof worthNear>>>;

/** Data of a question's page. */
export type ShownQuestion = ReturnType<typeof shownQuestion>;

/** Data of an answer's page. */
export type ShownAnswer = Awaited<ReturnType<typeof shownAnswer>>;
