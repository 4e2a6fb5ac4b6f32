import type { FormEvent } from "react";
import { Form } from "react-router";

interface ClearFormProps {
  label: string;
  /** Clears the filter within the page. Without it, or without scripts, the form opens the page without its query. */
  onClear?: () => void;
}

/** A button that clears a filter. */
export function ClearForm({ label, onClear }: ClearFormProps) {
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onClear?.();
  };
  return (
    // By default the action is the current URL with the visitor's words, and analytics may report a form's action.
    <Form action="." onSubmit={onClear && clear}>
      <button type="submit" className="button">
        {label}
      </button>
    </Form>
  );
}
