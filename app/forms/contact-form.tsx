import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { focusResult } from "../ui/early-input.ts";
import { Link } from "../ui/link.tsx";
import { ErrorSummary, FormField, Honeypot } from "./form-field.tsx";
import type { ContactErrors } from "./form-validation.ts";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  MAX_LENGTHS,
} from "./form-values.ts";
import { type PostFailure, PostFailureMessage } from "./post-failure.tsx";

/** What the contact route's action returns for a message that was not saved. */
export interface ContactResult {
  values: ContactValues;
  errors?: ContactErrors;
  failure?: PostFailure;
}

interface ContactFormProps {
  values: Partial<ContactValues> & Pick<ContactValues, "page">;
  errors?: ContactErrors;
  /** Whether to send it without client-side navigation: the result is a document of its own. */
  reloadDocument?: boolean;
}

const fieldId = (field: ContactField) => `contact-${field}`;

/**
 * The contact form, which posts to the contact page with or without script. It is sent as multipart,
 * because URL encoding makes a long message in a script such as Chinese three times as long.
 */
export function ContactForm({ values, errors = {}, reloadDocument }: ContactFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const sendOnce = (event: FormEvent) => isSending && event.preventDefault();
  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    maxLength: MAX_LENGTHS[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <Form
      className="form"
      method="post"
      action="/contact/"
      encType="multipart/form-data"
      reloadDocument={reloadDocument}
      // Revalidating would block the form until the page's own data was loaded again.
      defaultShouldRevalidate={false}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="page" value={values.page} />
      <FormField {...field("name")} label="Name" type="text" autoComplete="name" />
      <FormField {...field("email")} label="Email" type="email" autoComplete="email" />
      <FormField {...field("subject")} label="Subject" type="text" autoComplete="off" />
      <FormField {...field("message")} label="Message" rows={7} autoComplete="off" />
      <Honeypot id="contact-website" />
      <button type="submit" className="button">
        Send Message
      </button>
    </Form>
  );
}

interface ContactProblemProps {
  result: ContactResult;
  /** Our own email address. */
  email: string;
}

/** Why a message was not sent, with links to the fields to correct. */
export function ContactProblem({ result, email }: ContactProblemProps) {
  const { errors = {}, failure } = result;
  const fields = CONTACT_FIELDS.flatMap((field) => {
    const error = errors[field];
    return error ? [{ id: fieldId(field), error }] : [];
  });
  return (
    <ErrorSummary result={result} errors={fields}>
      {failure && <PostFailureMessage failure={failure} thing="your message" email={email} />}
    </ErrorSummary>
  );
}

/** The confirmation of a saved message; takes the focus, because the form that had it is gone. */
export function ContactSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusResult(box.current), []);
  return (
    <div className="confirmation" role="status" tabIndex={-1} ref={box}>
      <h2>Message sent</h2>
      <p>
        Thank you. We read every message, and reply to the email address you gave where an answer is
        needed.
      </p>
      <p>
        <Link to="/contact/">Send another message</Link>
      </p>
    </div>
  );
}
