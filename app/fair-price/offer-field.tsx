import type { ReactNode } from "react";
import type { OfferFields, OfferProblems } from "./offer-fields.ts";

interface FieldProps {
  name: keyof OfferFields;
  label: string;
  hint?: string;
  problem: string | undefined;
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode;
}

/** A field with its label, hint and problem above it. */
export function Field({ name, label, hint, problem, children }: FieldProps) {
  const attributes = attributesOf(name, hint, problem);
  const { id } = attributes;
  return (
    <div className={problem ? "form-field form-field-invalid" : "form-field"}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
      {children(attributes)}
    </div>
  );
}

function attributesOf(name: string, hint: string | undefined, problem: string | undefined) {
  const id = `offer-${name}`;
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    ...{ id, name },
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

interface FigureProps {
  fields: OfferFields;
  problems: OfferProblems;
  name: "offer" | "total" | "kg";
  label: string;
  hint?: string;
}

/** A field for a number. */
export function Figure({ fields, problems, name, ...words }: FigureProps) {
  return (
    <Field {...words} name={name} problem={problems[name]}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode="decimal"
          maxLength={40}
          defaultValue={fields[name]}
        />
      )}
    </Field>
  );
}
