import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { focusResult } from "../ui/early-input.ts";
import { type PostFailure, PostFailureMessage } from "./post-failure.tsx";

/** A form action's result if nothing was saved. */
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
  fieldId: (field: Field) => string;
  /** The thing to be saved, such as "your message". */
  thing: string;
  /** The site's own email address. */
  email: string;
}

/** Explains above a form why it was not saved, with links to the fields to correct; takes the focus. */
export function FormProblem<Field extends string>(props: FormProblemProps<Field>) {
  const { result, fields, fieldId, thing, email } = props;
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
              <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, fieldId(field))}>
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
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

interface ConfirmationProps {
  heading: string;
  children: ReactNode;
}

/**
 * Confirms a saved form; takes the focus, because the form that had it is gone. Where scripts run, a toast has said
 * what the heading says.
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
