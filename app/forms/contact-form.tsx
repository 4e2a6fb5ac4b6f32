import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { MOST } from "./field-limits.ts";
import { FormField } from "./form-field.tsx";
import { FormTrap } from "./form-trap.tsx";

/** The fields, in the order of the form. */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

type ContactField = (typeof CONTACT_FIELDS)[number];

/** What was typed; `page` is the path from which the visitor came. */
export type ContactValues = Record<ContactField | "page", string>;

/** What is wrong with a field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

interface ContactFormProps {
  values: Partial<ContactValues> & Pick<ContactValues, "page">;
  errors?: ContactErrors;
  /** Whether the answer is a page of its own, loaded anew. */
  reloadDocument?: boolean;
}

/** The id of a field, for links to it. */
export const fieldId = (field: ContactField) => `contact-${field}`;

/**
 * The contact form, which posts to the contact page with or without script. Multipart, because a
 * long message in a script such as Chinese would be three times as long in a form's usual encoding.
 */
export function ContactForm({ values, errors = {}, reloadDocument }: ContactFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const sendOnce = (event: FormEvent) => isSending && event.preventDefault();
  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    maxLength: MOST[name],
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
      // Else a refused message could not be sent again until what the page has already was there anew.
      defaultShouldRevalidate={false}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="page" value={values.page} />
      <FormField {...field("name")} label="Name" type="text" autoComplete="name" />
      <FormField {...field("email")} label="Email" type="email" autoComplete="email" />
      <FormField {...field("subject")} label="Subject" type="text" autoComplete="off" />
      <FormField {...field("message")} label="Message" rows={7} autoComplete="off" />
      <FormTrap id="contact-website" />
      <button type="submit" className="button">
        Send Message
      </button>
    </Form>
  );
}
