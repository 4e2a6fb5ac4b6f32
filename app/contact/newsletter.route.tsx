import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { subscribe } from "../../worker/data/inbox/subscribers.ts";
import { seo, titleOf } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import type { Route } from "./+types/newsletter.route";
import { parseSubscription } from "./form-validation.ts";
import { type SubscriptionValues, subscriptionValues } from "./form-values.ts";
import {
  NEWSLETTER_DESCRIPTION,
  NewsletterForm,
  type NewsletterResult,
} from "./newsletter-form.tsx";
import { formDataOf, saveForm } from "./save-form.ts";
import { sendForm } from "./send-form.ts";

const PATH = "/newsletter/";
const SUBJECT = "Newsletter";

export const handle: RouteHandle = { cache: "public", acceptsPost: true, sitemap: "undated" };

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseSubscription(await formDataOf(request));
  const refused = await saveForm(context, form, subscribe);
  return refused ?? { values: form.values };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = subscriptionValues(await request.clone().formData());
  return sendForm<SubscriptionValues, "email">(serverAction, values, "Thank you for subscribing.");
}

/** Leaves out the title: it depends on the action's result, so the component renders it. */
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
  const hasFailed = Boolean(result?.errors || result?.failure);
  return (
    <>
      <title>{(hasFailed ? "Error: " : "") + titleOf(matches, SUBJECT)}</title>
      <Hero title="Newsletter" text={NEWSLETTER_DESCRIPTION}>
        <NewsletterForm page={PATH} contactEmail={site.email} result={result} />
      </Hero>
    </>
  );
}
