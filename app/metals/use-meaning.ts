import { useEffect, useState } from "react";
import type { FieldSuggestion } from "../search/field-suggestion.ts";
import { suggestionRequests } from "../search/suggestion-requests.ts";

/** A filter's text and the pages that answer it. */
interface Meaning {
  text: string;
  answers: FieldSuggestion[];
}

/**
 * Answers to a filter's text: those that came with the page, until the visitor types another text and the server
 * is asked.
 */
export function useMeaning(text: string, served: Meaning): FieldSuggestion[] {
  const [found, setFound] = useState(served);
  const isServed = text === served.text;
  useEffect(() => {
    if (isServed) return;
    const show = (answers: FieldSuggestion[] | null) => setFound({ text, answers: answers ?? [] });
    const { ask, cancel } = suggestionRequests(["answers"], show);
    ask(text);
    return cancel;
  }, [text, isServed]);
  if (isServed) return served.answers;
  return found.text === text ? found.answers : [];
}
