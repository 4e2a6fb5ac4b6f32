import { type ComponentProps, type HTMLInputTypeAttribute, type ReactNode, useState } from "react";
import { earlyText } from "./early-input.ts";

/** A field's label and the texts between label and field. */
interface LabelledProps {
  id: string;
  label: string;
  /** A few words on what to enter. */
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
  /** True if the field may be left empty; the label says so. */
  isOptional?: boolean;
}

interface FormFieldProps extends LabelledProps {
  name: string;
  /** Number of lines; makes the field a textarea. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: "decimal";
  autoComplete: string;
  maxLength?: number;
  /** Limits of a date. */
  min?: string;
  max?: string;
  defaultValue?: string | undefined;
}

/** A text or date field with its label and error. */
export function FormField({ rows, type, hint, error, isOptional, label, ...rest }: FormFieldProps) {
  const labelled = { id: rest.id, label, hint, error, isOptional };
  const attributes = { ...rest, ...describing(labelled) };
  return (
    <Labelled {...labelled}>
      {rows ? (
        <textarea
          {...attributes}
          rows={rows}
          defaultValue={earlyText(rest.id) ?? rest.defaultValue}
        />
      ) : (
        <Input {...attributes} type={type} />
      )}
    </Labelled>
  );
}

/** An input that marks itself while it is empty: Safari shows today's date in an empty date field. */
function Input(props: ComponentProps<"input">) {
  const [isEmpty, setIsEmpty] = useState(false);
  const look = (input: HTMLInputElement | null) => {
    if (input) setIsEmpty(input.value === "");
  };
  return (
    <input
      {...props}
      ref={look}
      onInput={(event) => look(event.currentTarget)}
      data-empty={isEmpty || undefined}
    />
  );
}

interface SelectFieldProps extends LabelledProps {
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
}

/** A select with its label and error; starts without a choice unless there is a default value. */
export function SelectField({ name, options, defaultValue = "", ...labelled }: SelectFieldProps) {
  return (
    <Labelled {...labelled}>
      <select id={labelled.id} name={name} defaultValue={defaultValue} {...describing(labelled)}>
        <option value="">Choose one</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Attributes that describe a field to browsers and screen readers. */
function describing({ id, hint, error, isOptional }: LabelledProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    required: !isOptional,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

/** A field with its label, hint and error above it. */
export function Labelled({
  id,
  label,
  hint,
  error,
  isOptional,
  children,
}: LabelledProps & { children: ReactNode }) {
  return (
    <div className={error ? "form-field form-field-invalid" : "form-field"}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="quiet"> (optional)</span>}
      </label>
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
