import type { ReactNode } from "react";

interface LoadFieldProps {
  /** The search parameter. */
  name: string;
  label: ReactNode;
  value: string;
  unit?: string;
  placeholder?: string;
  hint: string;
  problem: string | null | undefined;
}

/** A text field for a number, with its hint or problem. */
export function LoadField({ name, label, value, unit, hint, problem, ...rest }: LoadFieldProps) {
  const id = `load-${name}`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className="load-figure">
        <input
          {...rest}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          defaultValue={value}
          maxLength={20}
          aria-invalid={problem ? true : undefined}
          aria-describedby={unit ? `${id}-unit ${id}-hint` : `${id}-hint`}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </span>
      <LoadHint id={`${id}-hint`} problem={problem}>
        {hint}
      </LoadHint>
    </>
  );
}

interface LoadHintProps {
  id: string;
  problem: string | null | undefined;
  children: string;
}

/** The line below a field; a problem takes its place, so that nothing moves. */
export function LoadHint({ id, problem, children }: LoadHintProps) {
  return (
    <p id={id} className={problem ? "load-hint field-error" : "load-hint quiet"}>
      {problem ?? children}
    </p>
  );
}
