import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { MAX_TEXT } from "../words/cut-text.ts";
import type { FieldSuggestion, SuggestionGroup } from "./field-suggestion.ts";

interface SuggestFieldProps extends Omit<ComponentProps<"input">, "ref" | "onInput"> {
  /** Groups to suggest from. */
  groups: readonly SuggestionGroup[];
  /**
   * Called after a suggestion was chosen and its text put into the field; by default the field's form is
   * submitted.
   */
  onChoose?: ((suggestion: FieldSuggestion) => void) | undefined;
}

/**
 * A text field with suggestions. It is a plain field without scripts, until first touched, and when the code or a
 * request fails. Its label must stand beside it, with `htmlFor`: inside a label, the list would become part of
 * it.
 */
export function SuggestField({ groups, onChoose, onFocus, ...input }: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  // It may have been touched before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) setIsTouched(true);
  }, []);
  const { Component: SuggestionList } = useLazyComponent(
    async () => (await import("./suggestion-list.tsx")).SuggestionList,
    isTouched,
  );
  return (
    <div className="suggest-field">
      <input
        maxLength={MAX_TEXT}
        {...input}
        ref={field}
        onFocus={(event) => {
          setIsTouched(true);
          onFocus?.(event);
        }}
        // A background window gets no focus event.
        onInput={() => setIsTouched(true)}
      />
      {SuggestionList && <SuggestionList field={field} groups={groups} onChoose={onChoose} />}
    </div>
  );
}
