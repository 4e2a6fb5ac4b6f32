import { redirect } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { ErrorScreen, RouteError } from "../frame/error-screens.tsx";
import { notFound } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { FIRST_PATH, stepAddress } from "../paths/step-address.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/what-is-it.route";
import { AnswerView } from "./answer-view.tsx";
import "./identify.css";
import { QuestionView } from "./question-view.tsx";
import { keptIn, shownAnswer, shownQuestion } from "./shown-step.ts";
import { isQuestion, stepFor, stepNamed } from "./tree.ts";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { near: "search", load: "search", tell: "text" },
  sitemap: "undated",
};

/** `?tell=` lists metals; redirects to the step that distinguishes the first from the others. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kept = keptIn(url);
  const tell = url.searchParams.get("tell");
  if (tell) throw redirect(stepAddress(stepFor(tell.split(",")) ?? "", kept));
  const name = params.step?.toLowerCase() ?? "";
  const step = stepNamed(name);
  if (!step) throw notFound("There is no question at this address");
  const isFirst = name === "";
  if (isQuestion(step)) return { isFirst, question: shownQuestion(step, kept) };
  return { isFirst, answer: await shownAnswer(context.get(storeContext), name, step, kept) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Page Not Found" });
  const { isFirst, question, answer } = loaderData;
  if (isFirst)
    return seo(matches, {
      subject: "What Metal Is This?",
      description:
        "A fridge magnet, a scratch, colour and weight: at most four questions lead from the thing in your hand to its metal, and to what scrap yards pay for it near you.",
      path: FIRST_PATH,
      isVariant: Boolean(question?.kept.near || question?.kept.load),
    });
  // No path, so not indexed: search engines should send people to the first question.
  return seo(matches, {
    title: `${(question ?? answer).title} | What Metal Is This?`,
    description: question?.hint ?? answer?.why,
  });
}

export default function WhatIsIt({ loaderData }: Route.ComponentProps) {
  const { isFirst, question, answer } = loaderData;
  const trail = [{ label: "What is this?", to: stepAddress("", (question ?? answer).kept) }];
  if (!question) return <AnswerView answer={answer} trail={trail} />;
  return (
    <>
      <Hero {...(!isFirst && { trail })} title={question.title} text={question.hint}>
        {!isFirst && <p className="identify-more quiet">{moreQuestions(question.more)}</p>}
      </Hero>
      <QuestionView {...question} />
      {isFirst && <Notes />}
    </>
  );
}

function moreQuestions(count: number): string {
  if (count === 0) return "The last question.";
  return count === 1 ? "At most one more question after this." : `At most ${count} more questions.`;
}

/** Warnings against tests that hurt, and the sources of the answers. */
function Notes() {
  return (
    <section className="section wrap" aria-labelledby="care-heading">
      <h2 id="care-heading">Don’t test these</h2>
      <div className="prose">
        <p>
          Don’t scratch, cut or open batteries, gas bottles, closed drums and tanks, fridges or air
          conditioners. If it might be asbestos, don’t touch it. Ask a yard or your council first.
        </p>
        <p className="quiet">
          Sources: recycling guides of Auscon and Universal Scrap Metal, Western Australia; Auss
          Metals, June 2025; Retramat; a Sydney price guide, June 2025; West Midlands Metals and
          Bradford Waste Traders, Britain; Sikora Metals, Supreme Salvage, Scrap Monster, SS Iron
          and Metal, United States. Last edited on 26 November 2026. Confirm with the yard.
        </p>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        title="Page Not Found"
        text="We don’t have a question or an answer at this address. It may be misspelt."
      >
        <Link className="button" to={FIRST_PATH}>
          Start with the first question
        </Link>
        <Link to="/materials">View all materials</Link>
      </ErrorScreen>
    </RouteError>
  );
}
