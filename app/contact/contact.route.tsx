import { useEffect } from "react";
import { redirect } from "react-router";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { saveMessage } from "../../worker/data/inbox/messages.ts";
import { seo, titleOf } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import type { Route } from "./+types/contact.route";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Confirmation, FormProblem, type FormResult } from "./form-outcome.tsx";
import { parseMessage } from "./form-validation.ts";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  contactValues,
  MAX_LENGTHS,
  pagePath,
} from "./form-values.ts";
import { pageBefore } from "./page-before.ts";
import { formDataOf, saveForm } from "./save-form.ts";
import { sendForm } from "./send-form.ts";

const PATH = "/contact/";
const SUBJECT = "Contact";

type ContactResult = FormResult<ContactValues, ContactField>;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { subject: "private", from: "referrer", sent: "private" },
  acceptsPost: true,
  sitemap: "undated",
};

/** `?subject=` and `?from=` prefill the form; a saved message redirects to `?sent`. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const isVariant = ["sent", "subject", "from"].some((name) => searchParams.has(name));
  return {
    isVariant,
    isSent: searchParams.has("sent"),
    subject: cutText(searchParams.get("subject") ?? "", MAX_LENGTHS.subject),
    page: pagePath(searchParams.get("from"), PATH),
  };
}

const before = pageBefore(PATH);

/** Adds the previous page, whose URL the browser still shows. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return before.withPage(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseMessage(await formDataOf(request));
  const refused = await saveForm(context, form, saveMessage);
  if (refused) return refused;
  throw redirect(`${PATH}?sent`, 303);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = contactValues(await request.clone().formData());
  return sendForm<ContactValues, ContactField>(serverAction, values, "Message sent. Thank you.");
}

/** Leaves out the title: it depends on the action's result, so the component renders it. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const head = seo(matches, {
    subject: SUBJECT,
    description:
      "Tell us about a price, a yard or a page that is wrong or missing. Phone, email and a contact form. We are not a scrap yard and don’t buy metal.",
    path: PATH,
    isVariant: loaderData.isVariant,
  });
  return head.filter((tag) => !("title" in tag));
}

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const { isSent, subject, page } = loaderData;
  useEffect(() => before.remember(page), [page]);
  const result: ContactResult | undefined = actionData;
  const prefix = result ? "Error: " : isSent ? "Message sent: " : "";
  return (
    <>
      <title>{prefix + titleOf(matches, SUBJECT)}</title>
      <Hero
        title="Contact us"
        text={
          <>
            Tell us about a price, a yard or a page that is wrong or missing. We are not a scrap
            yard, so we don’t buy metal or give quotes. For that, ring{" "}
            <Link to="/scrap-yards/">a yard near you</Link>.
          </>
        }
      />
      <div className="contact contact-columns split wrap">
        <aside className="card stack" aria-label="Phone and email">
          <ContactDetails phone={site.phone} email={site.email} />
          <p className="quiet">
            Name the city and metal, the yard or the page, and say what you saw there.
          </p>
        </aside>
        <section aria-label="Message">
          {isSent && !result ? (
            <Confirmation heading="Message sent">
              <p>
                We read every message. If yours needs an answer, we’ll reply to the email address
                you gave.
              </p>
              <p>
                <Link to="/contact/">Send another message</Link>
              </p>
            </Confirmation>
          ) : (
            <>
              {result && (
                <FormProblem
                  result={result}
                  fields={CONTACT_FIELDS}
                  idPrefix="contact-"
                  thing="your message"
                  email={site.email}
                />
              )}
              <ContactForm values={result?.values ?? { subject, page }} errors={result?.errors} />
              <p className="quiet">
                We keep what you send, the time and the page you came from, so we can reply. See our{" "}
                <Link to="/privacy-policy/">privacy policy</Link>.
              </p>
            </>
          )}
        </section>
      </div>
    </>
  );
}
