import { type FormEvent, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetcher, useRouteLoaderData } from "react-router";
import { focusResult } from "../ui/early-input.ts";
import { FormField } from "../ui/form-field.tsx";
import { Link } from "../ui/link.tsx";
import { type FormResult, PostFailureMessage } from "./form-outcome.tsx";
import { MAX_LENGTHS, type SubscriptionValues } from "./form-values.ts";
import { Honeypot } from "./post-form.tsx";

export const NEWSLETTER_DESCRIPTION =
  "News by email when the prices on this site are updated. The first issue is not out yet.";

/** The newsletter section of a page, given the page's path. */
export function Newsletter({ page }: { page: string }) {
  const root = useRouteLoaderData<{ site: { email: string } }>("root");
  return (
    <section className="section newsletter" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">Newsletter</h2>
      <p>{NEWSLETTER_DESCRIPTION}</p>
      <NewsletterForm page={page} contactEmail={root?.site.email ?? ""} />
    </section>
  );
}

/** The result of the newsletter route's action. */
export type NewsletterResult = FormResult<SubscriptionValues, "email">;

interface NewsletterFormProps {
  /** Path of the current page. */
  page: string;
  /** The site's own email address, shown if the form could not be saved. */
  contactEmail: string;
  /** Result of a form that was posted without scripts. */
  result?: NewsletterResult;
}

/** The newsletter form. Its result replaces it; without scripts it leads to /newsletter/. */
export function NewsletterForm({ page, contactEmail, result }: NewsletterFormProps) {
  const fetcher = useFetcher<NewsletterResult>();
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const latest = fetcher.data ?? result;
  useEffect(() => {
    if (latest?.errors) focusResult(form.current?.querySelector<HTMLElement>("[aria-invalid]"));
  }, [latest]);
  // The field may have been focused before hydration.
  useEffect(() => setIsTouched(Boolean(form.current?.contains(document.activeElement))), []);
  if (latest && !latest.errors && !latest.failure) return <NewsletterConfirmation />;
  const sendOnce = (event: FormEvent) => fetcher.state !== "idle" && event.preventDefault();
  return (
    <fetcher.Form
      className="form"
      method="post"
      action="/newsletter/"
      defaultShouldRevalidate={false}
      onFocus={() => setIsTouched(true)}
      onSubmit={sendOnce}
      ref={form}
    >
      {/* Load the route's code ahead: if that failed on submit, the form would be lost. */}
      {isTouched && <PrefetchPageLinks page="/newsletter/" />}
      {latest?.failure && (
        <div className="error-summary" role="alert">
          <PostFailureMessage failure={latest.failure} thing="your address" email={contactEmail} />
        </div>
      )}
      <input type="hidden" name="page" value={latest?.values.page ?? page} />
      <FormField
        id="newsletter-email"
        name="email"
        label="Your email address"
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        defaultValue={latest?.values.email}
        error={latest?.errors?.email}
      />
      <Honeypot id="newsletter-website" />
      <button type="submit" className="button">
        Subscribe
      </button>
      <p className="quiet">
        We store your address, the time, the page you subscribed on and whether it looks like spam.
        See our <Link to="/privacy-policy/">privacy policy</Link>. To leave the list,{" "}
        <Link to="/contact/?subject=Leave+the+newsletter">tell us</Link>.
      </p>
    </fetcher.Form>
  );
}

/** The text is the same for a new and a known email address. Takes the focus, because the form that had it is gone. */
function NewsletterConfirmation() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusResult(line.current), []);
  return (
    <p className="confirmation" role="status" tabIndex={-1} ref={line}>
      <span className="scriptless">Thanks. </span>You’re on our list.
    </p>
  );
}
