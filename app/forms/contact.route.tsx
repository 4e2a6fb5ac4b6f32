import { data, redirect } from "react-router";
import { saveMessage } from "../../worker/data/messages.ts";
import { CACHE, routeHeaders } from "../http.ts";
import { seo } from "../seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { toast } from "../ui/toast.ts";
import type { Route } from "./+types/contact.route";
import { ReachUs } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { type ContactAnswer, ContactProblem } from "./contact-problem.tsx";
import { ContactSent } from "./contact-sent.tsx";
import { MOST } from "./field-limits.ts";
import { readMessage } from "./form-validation.ts";
import { pagePath } from "./page-path.ts";
import { fieldsOf, INVALID, post } from "./posting.ts";
import { typedMessage } from "./typed-message.ts";

const PATH = "/contact/";
const TITLE = "Contact | Scrap Metal Prices Australia";

/** `?subject=` and `?from=` fill the form in beforehand; `?sent` is where a sent message leads. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const isVariant = ["sent", "subject", "from"].some((name) => searchParams.has(name));
  return data(
    {
      isVariant,
      isSent: searchParams.has("sent"),
      subject: (searchParams.get("subject") ?? "").slice(0, MOST.subject).toWellFormed(),
      page: pagePath(searchParams.get("from"), PATH),
    },
    { headers: isVariant ? CACHE.none : CACHE.fixed },
  );
}

/** Saves a message, or answers with what was typed and what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, isTrapped, message, errors } = readMessage(await fieldsOf(request));
  if (!message) return data<ContactAnswer>({ values, errors }, INVALID);
  const refused = await post(context, isTrapped, (store) => saveMessage(store, message));
  if (refused) return data<ContactAnswer>({ values, failure: refused.failure }, refused.init);
  throw redirect(`${PATH}?sent`, { status: 303, headers: CACHE.none });
}

/** With script: says in a toast that the message was sent, and keeps the form when nobody answers. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedMessage(await request.clone().formData());
  try {
    return await serverAction();
  } catch (thrown) {
    const isRedirect = thrown instanceof Response;
    if (!isRedirect) return { values, failure: "unsent" } satisfies ContactAnswer;
    toast("Message sent. Thank you.");
    throw thrown;
  }
}

export const headers = routeHeaders;

/** Without the title: it depends on what was posted, which the page alone knows. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const head = seo(matches, {
    title: TITLE,
    description:
      "Tell us about a price, a yard or a page that is wrong or missing. Phone, e-mail and a contact form. We are not a scrap yard and buy no metal.",
    path: PATH,
    isVariant: loaderData.isVariant,
  });
  return head.filter((tag) => !("title" in tag));
}

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  const { isSent, subject, page } = loaderData;
  const answer: ContactAnswer | undefined = actionData;
  const prefix = answer ? "Error: " : isSent ? "Message sent: " : "";
  return (
    <>
      <title>{prefix + TITLE}</title>
      <Hero
        title="Contact us"
        text={
          <>
            Tell us about a price, a yard or a page that is wrong or missing. We are not a scrap
            yard: we buy no metal and give no quotes. For those, ring{" "}
            <Link to="/scrap-yards/">a yard near you</Link>.
          </>
        }
      >
        <ReachUs phone={site.phone} email={site.email} />
      </Hero>
      <section className="contact wrap" aria-label="Message">
        {isSent && !answer ? (
          <ContactSent />
        ) : (
          <>
            {answer && <ContactProblem answer={answer} email={site.email} />}
            <ContactForm values={answer?.values ?? { subject, page }} errors={answer?.errors} />
            <p className="quiet">
              We keep what you send, the time and the page you came from, in order to answer you:{" "}
              <Link to="/privacy-policy/">privacy policy</Link>.
            </p>
          </>
        )}
      </section>
    </>
  );
}
