import type { FormEvent, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { HONEYPOT_FIELD } from "./form-values.ts";

interface PostFormProps {
  action: string;
  /** Must be unique on the page, which may have several forms. */
  honeypotId: string;
  /** Label of the submit button. */
  button: string;
  children: ReactNode;
}

/**
 * A form that is posted as multipart, because URL encoding triples the size of a long message in, say, Chinese.
 * Works with and without scripts.
 */
export function PostForm({ action, honeypotId, button, children }: PostFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const sendOnce = (event: FormEvent) => isSending && event.preventDefault();
  return (
    <Form
      className="form"
      method="post"
      action={action}
      encType="multipart/form-data"
      // Revalidation would block the form until the page's own data had been loaded again.
      defaultShouldRevalidate={false}
      onSubmit={sendOnce}
    >
      {children}
      <Honeypot id={honeypotId} />
      <button type="submit" className="button">
        {button}
      </button>
    </Form>
  );
}

/** A field that no person sees, hears or reaches by keyboard: only bots fill it in. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="off-screen" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
