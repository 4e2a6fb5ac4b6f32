import type { FormEvent } from "react";
import { Form } from "react-router";

interface ClearFormProps {
  label: string;
  /** Empties the text that is kept in the page; without it the address is emptied. */
  onClear?: () => void;
}

/** A button that shows everything again; without JavaScript it loads the page without its query. */
export function ClearForm({ label, onClear }: ClearFormProps) {
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onClear?.();
  };
  return (
    <Form onSubmit={onClear && clear}>
      <button type="submit" className="button">
        {label}
      </button>
    </Form>
  );
}
