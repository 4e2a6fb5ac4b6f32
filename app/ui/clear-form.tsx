import type { FormEvent } from "react";
import { Form } from "react-router";

interface ClearFormProps {
  label: string;
  /** Clears the filter within the page; by default the form opens the page without its query. */
  onClear?: () => void;
}

/** A button that clears a filter; without scripts it opens the page without its query. */
export function ClearForm({ label, onClear }: ClearFormProps) {
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onClear?.();
  };
  return (
    // Otherwise its address has what was typed, and who measures visits may be told that of each form.
    <Form action="." onSubmit={onClear && clear}>
      <button type="submit" className="button">
        {label}
      </button>
    </Form>
  );
}
