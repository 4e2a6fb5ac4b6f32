import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { focusResult } from "../ui/early-input.ts";
import { type PostFailure, PostFailureMessage } from "./post-failure.tsx";

/** What a form's action returns where nothing was saved. */
export interface FormResult<Values, Field extends string> {
  values: Values;
  /** What is wrong with each field. */
  errors?: Partial<Record<Field, string>> | undefined;
  failure?: PostFailure;
}

interface FormProblemProps<Field extends string> {
  /** A new one moves the focus here again. */
  result: FormResult<unknown, Field>;
  /** The form's fields in their order. */
  fields: readonly Field[];
  fieldId: (field: Field) => string;
  /** What was to be saved, such as "your message". */
  thing: string;
  /** Our own email address. */
  email: string;
}

/** Why a posted form was not saved, above it, with links to the fields to correct; takes the focus. */
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

/** Without changing the hash, because React Router would take that for a navigation and drop the errors. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

interface ConfirmationProps {
  heading: string;
  children: ReactNode;
}

/** The confirmation of a saved form; takes the focus, because the form that had it is gone. */
export function Confirmation({ heading, children }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusResult(box.current), []);
  return (
    <div className="confirmation" role="status" tabIndex={-1} ref={box}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
