import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { earlyText, focusResult } from "../ui/early-input.ts";
import { HONEYPOT_FIELD } from "./form-values.ts";

interface FormFieldProps {
  id: string;
  name: string;
  label: string;
  /** What is wrong with the value. */
  error?: string;
  /** The number of lines, which makes it a textarea. */
  rows?: number;
  type?: "text" | "email";
  autoComplete: string;
  maxLength: number;
  defaultValue?: string;
}

/** A required text field with its label and its error. */
export function FormField({ id, label, error, rows, type, ...rest }: FormFieldProps) {
  const attributes = {
    ...rest,
    id,
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className={error ? "form-field form-field-invalid" : "form-field"}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {rows ? (
        <textarea {...attributes} rows={rows} defaultValue={earlyText(id) ?? rest.defaultValue} />
      ) : (
        <input {...attributes} type={type} />
      )}
    </div>
  );
}

interface HoneypotProps {
  /** Unique on the page, which may have several forms. */
  id: string;
}

/** A field that no person sees, hears or reaches with the keyboard: only programs fill it in. */
export function Honeypot({ id }: HoneypotProps) {
  return (
    <div className="off-screen" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

interface ErrorSummaryProps {
  /** The action's result that it describes; a new one moves the focus here again. */
  result: unknown;
  /** The fields' ids and what is wrong with each. */
  errors: { id: string; error: string }[];
  /** What else went wrong. */
  children?: ReactNode;
}

/** What is wrong with a posted form, above it, with links to the fields; takes the focus. */
export function ErrorSummary({ result, errors, children }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) focusResult(summary.current);
  }, [result]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>There is a problem</h2>
      {children}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, error }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {error}
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
