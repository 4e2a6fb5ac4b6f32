import { Form } from "react-router";

interface ChoiceFormProps {
  /** The page's own URL. */
  action: string;
  label: string;
  /** Name of the search parameter. */
  name: string;
  options: { value: string; label: string }[];
  chosen: string;
}

/** A choice that the URL keeps; the form also works without JavaScript. */
export function ChoiceForm({ action, label, name, options, chosen }: ChoiceFormProps) {
  const id = `choose-${name}`;
  return (
    // After Back, browsers would restore the last choice instead of the URL's.
    <Form className="history-choice row" action={action} autoComplete="off" preventScrollReset>
      <label htmlFor={id}>{label}</label>
      <select key={chosen} id={id} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        Show
      </button>
    </Form>
  );
}
