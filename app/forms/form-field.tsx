interface FormFieldProps {
  id: string;
  name: string;
  label: string;
  /** What is wrong with what was typed. */
  error?: string;
  /** A field of so many lines. */
  rows?: number;
  type?: "text" | "email";
  autoComplete: string;
  maxLength: number;
  /** What was typed before. */
  defaultValue?: string;
}

/** A text field that must be filled in, with its label and what is wrong with it. */
export function FormField({ id, label, error, rows, type, ...rest }: FormFieldProps) {
  const attributes = {
    ...rest,
    id,
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className={error ? "form-field form-field-wrong" : "form-field"}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />}
    </div>
  );
}
