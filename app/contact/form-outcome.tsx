import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { focusResult } from "../ui/early-input.ts";
import FAILURES from "./failures.json";

/** Why a valid form was not saved; the browser detects "no-response". */
export type PostFailure = "rate-limited" | "outage" | "no-response";

/** The result of a form's action; neither `errors` nor `failure` if it was saved. */
export interface FormResult<Values, Field extends string> {
  values: Values;
  /** Error messages by field. */
  errors?: Partial<Record<Field, string>> | undefined;
  failure?: PostFailure;
}

interface FormProblemProps<Field extends string> {
  /** A new result moves the focus here again. */
  result: FormResult<unknown, Field>;
  /** The form's fields, in order. */
  fields: readonly Field[];
  /** The part before the field in the ids of the inputs, such as "contact-". */
  idPrefix: string;
  /** The thing to be saved, such as "your message". */
  thing: string;
  /** The site's own email address. */
  email: string;
}

/** Explains above a form why it was not saved, with links to the fields to correct; takes the focus. */
export function FormProblem<Field extends string>(props: FormProblemProps<Field>) {
  const { result, fields, idPrefix, thing, email } = props;
  const { errors, failure } = result;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) focusResult(summary.current);
  }, [result]);
  const wrong = fields.filter((field) => errors?.[field]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>There is a problem</h2>
      {failure && <PostFailureMessage failure={failure} thing={thing} email={email} />}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${idPrefix}${field}`} onClick={focusField}>
                {errors?.[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leaves the hash alone: React Router would take a change for a navigation and drop the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

interface ConfirmationProps {
  heading: string;
  children: ReactNode;
}

/**
 * Confirms a saved form; takes the focus, because the form that had it is gone. With scripts a toast replaces the
 * heading.
 */
export function Confirmation({ heading, children }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusResult(box.current), []);
  return (
    <div className="confirmation" role="status" tabIndex={-1} ref={box}>
      <h2 className="scriptless">{heading}</h2>
      {children}
    </div>
  );
}

interface PostFailureMessageProps {
  failure: PostFailure;
  /** The thing to be saved, such as "your message". */
  thing: string;
  /** The site's own email address. */
  email: string;
}

/** Explains why a form was not saved, and what to do. */
export function PostFailureMessage({ failure, thing, email }: PostFailureMessageProps) {
  const { reason, advice } = FAILURES[failure];
  return (
    <p>
      {reason.replace("{thing}", thing)} Nothing you typed is lost. {advice}, or email us at{" "}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
