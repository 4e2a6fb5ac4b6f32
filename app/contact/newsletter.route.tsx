import { data } from "react-router";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { subscribe } from "../../worker/data/inbox/subscribers.ts";
import { seo, titleOf } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { toast } from "../ui/toasts.tsx";
import type { Route } from "./+types/newsletter.route";
import { failureOf } from "./client-posting.ts";
import { parseSubscription } from "./form-validation.ts";
import { subscriptionValues } from "./form-values.ts";
import {
  NEWSLETTER_DESCRIPTION,
  NewsletterForm,
  type NewsletterResult,
} from "./newsletter-form.tsx";
import { BAD_REQUEST, formDataOf, saveForm } from "./posting.ts";

const PATH = "/newsletter/";
const SUBJECT = "Newsletter";

export const handle: RouteHandle = { cache: "public", acceptsPost: true, sitemap: "undated" };

/** Adds an address to the list, or returns its values and errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, subscription, error } = parseSubscription(await formDataOf(request));
  const refused = await saveForm(context, subscription, subscribe);
  if (refused) return data<NewsletterResult>({ ...values, failure: refused.failure }, refused.init);
  if (!subscription) return data<NewsletterResult>({ ...values, error }, BAD_REQUEST);
  return values;
}

/** With scripts: confirms a success with a toast as well, and keeps the form if no response comes. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = subscriptionValues(await request.clone().formData());
  try {
    const result: NewsletterResult = await serverAction();
    if (!result.error && !result.failure) toast("Thank you for subscribing.");
    return result;
  } catch (thrown) {
    return { ...values, failure: failureOf(thrown) } satisfies NewsletterResult;
  }
}

/** Without the title: it depends on the action's result, so the component renders it. */
export function meta({ matches }: Route.MetaArgs) {
  const head = seo(matches, {
    subject: SUBJECT,
    description:
      "Subscribe to news by email when the scrap metal prices on this site are updated. We store your address, the time, the page and whether it looks like spam.",
    path: PATH,
  });
  return head.filter((tag) => !("title" in tag));
}

export default function NewsletterPage({ actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const result: NewsletterResult | undefined = actionData;
  const hasFailed = Boolean(result?.error || result?.failure);
  return (
    <>
      <title>{(hasFailed ? "Error: " : "") + titleOf(matches, SUBJECT)}</title>
      <Hero title="Newsletter" text={NEWSLETTER_DESCRIPTION}>
        <NewsletterForm page={PATH} contactEmail={site.email} result={result} />
      </Hero>
    </>
  );
}
