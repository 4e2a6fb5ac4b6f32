import type { MouseEvent } from "react";

interface FieldLinkProps {
  /** The field's id. */
  to: string;
  /** What is wrong with it. */
  text: string;
}

/** A line of an error summary that leads to its field. */
export function FieldLink({ to, text }: FieldLinkProps) {
  // With script it only moves the focus: to React Router a new hash is a new visit without errors.
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a href={`#${to}`} onClick={go}>
      {text}
    </a>
  );
}
