import type { ReactNode } from "react";
import type { Suggestion } from "../../worker/data/types.ts";
import { DidYouMean } from "./did-you-mean.tsx";

interface MissingProps {
  title: string;
  text: string;
  /** Names that are spelt nearly like the one asked for. */
  suggestions?: Suggestion[] | undefined;
  /** Where to go from here: links. */
  children: ReactNode;
}

/** A screen that says what cannot be shown, and where to go instead. */
export function Missing({ title, text, suggestions = [], children }: MissingProps) {
  return (
    <div className="missing wrap">
      <h1>{title}</h1>
      <p>{text}</p>
      {suggestions.length > 0 && <DidYouMean suggestions={suggestions} />}
      <div className="missing-links">{children}</div>
    </div>
  );
}
