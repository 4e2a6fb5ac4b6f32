import { data } from "react-router";
import { subscribe } from "../../worker/data/subscribers.ts";
import type { RouteHandle } from "../route-handle.ts";
import { seo } from "../seo.ts";
import { Hero } from "../ui/hero.tsx";
import { toast } from "../ui/toast.ts";
import type { Route } from "./+types/newsletter.route";
import { NEWSLETTER } from "./newsletter.tsx";
import { type NewsletterAnswer, NewsletterForm } from "./newsletter-form.tsx";
import { fieldsOf, INVALID, post } from "./posting.ts";
import { readSubscription } from "./subscription.ts";
import { typedSubscription } from "./typed-subscription.ts";

const PATH = "/newsletter/";
const TITLE = "Newsletter | Scrap Metal Prices Australia";

export const handle: RouteHandle = { cache: "fixed", acceptsPost: true, sitemap: "undated" };

/** Puts an address on the list, or answers with what was typed and what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, isTrapped, subscription, error } = readSubscription(await fieldsOf(request));
  if (!subscription) return data<NewsletterAnswer>({ ...values, error }, INVALID);
  const refused = await post(context, isTrapped, (store) => subscribe(store, subscription));
  if (refused) return data<NewsletterAnswer>({ ...values, failure: refused.failure }, refused.init);
  return values;
}

/** With script: says the success in a toast too, and keeps the form when nobody answers. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedSubscription(await request.clone().formData());
  try {
    const answer: NewsletterAnswer = await serverAction();
    if (!answer.error && !answer.failure) toast("Thank you for subscribing.");
    return answer;
  } catch {
    return { ...values, failure: "unsent" } satisfies NewsletterAnswer;
  }
}

/** Without the title: it depends on what was posted, which the page alone knows. */
export function meta({ matches }: Route.MetaArgs) {
  const head = seo(matches, {
    title: TITLE,
    description:
      "Subscribe to news by e-mail when the scrap metal prices on this site are updated. We store your address, the time and the page, and nothing else.",
    path: PATH,
  });
  return head.filter((tag) => !("title" in tag));
}

export default function NewsletterPage({ actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const answer: NewsletterAnswer | undefined = actionData;
  const isWrong = Boolean(answer?.error || answer?.failure);
  return (
    <>
      <title>{(isWrong ? "Error: " : "") + TITLE}</title>
      <Hero title="Newsletter" text={NEWSLETTER}>
        <NewsletterForm page={PATH} contactEmail={site.email} answer={answer} />
      </Hero>
    </>
  );
}
