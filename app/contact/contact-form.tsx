import { FormField } from "../ui/form-field.tsx";
import type { FormResult } from "./form-outcome.tsx";
import { type ContactField, type ContactValues, MAX_LENGTHS } from "./form-values.ts";
import { PostForm } from "./post-form.tsx";

interface ContactFormProps extends Pick<FormResult<unknown, ContactField>, "errors"> {
  values: Partial<ContactValues> & Pick<ContactValues, "page">;
}

/** The contact form. Any page can have it; it posts to the contact page. */
export function ContactForm({ values, errors }: ContactFormProps) {
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    maxLength: MAX_LENGTHS[name],
    defaultValue: values[name],
    error: errors?.[name],
  });
  return (
    <PostForm action="/contact/" honeypotId="contact-website" button="Send Message">
      <input type="hidden" name="page" value={values.page} />
      <p className="quiet">All fields are required.</p>
      <FormField {...field("name")} label="Name" type="text" autoComplete="name" />
      <FormField {...field("email")} label="Email" type="email" autoComplete="email" />
      <FormField {...field("subject")} label="Subject" type="text" autoComplete="off" />
      <FormField {...field("message")} label="Message" rows={7} autoComplete="off" />
    </PostForm>
  );
}
