import { type FormEvent, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { Link } from "../ui/link.tsx";
import { MOST } from "./field-limits.ts";
import { FormField } from "./form-field.tsx";
import { FormTrap } from "./form-trap.tsx";
import { NewsletterDone } from "./newsletter-done.tsx";
import { type PostFailure, PostProblem } from "./post-failure.tsx";

/** What a post of the newsletter's form is answered; neither `error` nor `failure` when all is well. */
export interface NewsletterAnswer {
  /** As it was typed. */
  email: string;
  /** The path of the page with the form. */
  page: string;
  /** What is wrong with the address. */
  error?: string;
  failure?: PostFailure;
}

interface NewsletterFormProps {
  /** The path of the page on which the form is. */
  page: string;
  /** Our own address, for when the form fails. */
  contactEmail: string;
  /** The answer with which the page came, where it was posted without script. */
  answer?: NewsletterAnswer;
}

/** The newsletter's field and button, answered in place; without script, on the newsletter's page. */
export function NewsletterForm({ page, contactEmail, answer }: NewsletterFormProps) {
  const fetcher = useFetcher<NewsletterAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const now = fetcher.data ?? answer;
  useEffect(() => {
    if (now?.error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [now]);
  if (now && !now.error && !now.failure) return <NewsletterDone />;
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
      {/* What will post it: were it asked for when the connection is gone, the page would be too. */}
      {isTouched && <PrefetchPageLinks page="/newsletter/" />}
      {now?.failure && (
        <div className="error-summary" role="alert">
          <PostProblem failure={now.failure} thing="your address" email={contactEmail} />
        </div>
      )}
      <input type="hidden" name="page" value={now?.page ?? page} />
      <FormField
        id="newsletter-email"
        name="email"
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        maxLength={MOST.email}
        defaultValue={now?.email}
        error={now?.error}
      />
      <FormTrap id="newsletter-website" />
      <button type="submit" className="button">
        Subscribe
      </button>
      <p className="quiet">
        We store your address, the time and the page on which you subscribed, and nothing else:{" "}
        <Link to="/privacy-policy/">privacy policy</Link>. To leave the list,{" "}
        <Link to="/contact/?subject=Leave+the+newsletter">tell us</Link>.
      </p>
    </fetcher.Form>
  );
}
