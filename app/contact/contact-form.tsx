import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { Link } from "../ui/link.tsx";
import { FormField, Honeypot } from "./form-field.tsx";
import { Confirmation } from "./form-outcome.tsx";
import type { ContactErrors } from "./form-validation.ts";
import { type ContactField, type ContactValues, MAX_LENGTHS } from "./form-values.ts";

interface ContactFormProps {
  values: Partial<ContactValues> & Pick<ContactValues, "page">;
  errors?: ContactErrors;
}

/**
 * The contact form, which posts to the contact page with or without scripts. Sent as multipart, because URL
 * encoding triples the size of a long message in, say, Chinese.
 */
export function ContactForm({ values, errors = {} }: ContactFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const sendOnce = (event: FormEvent) => isSending && event.preventDefault();
  const field = (name: ContactField) => ({
    id: contactFieldId(name),
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
      // Revalidation would block the form until the page's own data had been loaded again.
      defaultShouldRevalidate={false}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="page" value={values.page} />
      <p className="quiet">All fields are required.</p>
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

/** The id of a contact form field. */
export function contactFieldId(field: ContactField): string {
  return `contact-${field}`;
}

/** Confirms a saved message. */
export function ContactSent() {
  return (
    <Confirmation heading="Message sent">
      <p>
        We read every message. If yours needs an answer, we’ll reply to the email address you gave.
      </p>
      <p>
        <Link to="/contact/">Send another message</Link>
      </p>
    </Confirmation>
  );
}
