import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { MAX_LENGTH } from "../words/cut-text.ts";
import type { FieldSuggestion, SuggestionGroup } from "./field-suggestion.ts";

/** Everything that an input takes, and what is suggested in it. */
export interface SuggestFieldProps extends ComponentProps<"input"> {
  /** What is suggested. */
  groups: readonly SuggestionGroup[];
  /**
   * Called when a suggestion was chosen and the field holds its text; without it, the field's form is
   * submitted.
   */
  onChoose?: ((suggestion: FieldSuggestion) => void) | undefined;
}

/**
 * A text field with suggestions as a visitor types. It is a plain field without scripts, until it is first
 * touched, and when the code or a request fails. Its label stands beside it, with `htmlFor`: around it, the
 * list would be part of the label.
 */
export function SuggestField({
  groups,
  onChoose,
  onFocus,
  onInput,
  ref,
  ...input
}: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!);
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
        maxLength={MAX_LENGTH}
        {...input}
        ref={field}
        onFocus={(event) => {
          setIsTouched(true);
          onFocus?.(event);
        }}
        // A window that is not in front tells of no focus.
        onInput={(event) => {
          setIsTouched(true);
          onInput?.(event);
        }}
      />
      {SuggestionList && <SuggestionList field={field} groups={groups} onChoose={onChoose} />}
    </div>
  );
}
