import type { ReactNode } from "react";

interface MissingProps {
  title: string;
  text: string;
  /** Where to go from here: links. */
  children: ReactNode;
}

/** A screen that says what cannot be shown, and where to go instead. */
export function Missing({ title, text, children }: MissingProps) {
  return (
    <div className="missing wrap">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="missing-links">{children}</div>
    </div>
  );
}
