import type { ComponentProps } from "react";

/** A kind of suggestion, in the order in which they are shown. */
export type SuggestionGroup = "places" | "metals" | "yards";

/** One suggestion of a list. */
export interface FieldSuggestion {
  group: SuggestionGroup;
  /** What the field holds once it is chosen, such as "Dubbo NSW 2830" or "Copper". */
  text: string;
  /** What is said beside it, such as the metal that a synonym means. */
  detail?: string;
  /** The page that answers it. */
  path: string;
}

export interface SuggestFieldProps extends ComponentProps<"input"> {
  /** What is suggested. */
  groups: readonly SuggestionGroup[];
  /** Called when a suggestion was chosen; without it, the field's form is submitted with its text. */
  onChoose?: (suggestion: FieldSuggestion) => void;
}

/** A text field with suggestions as one types. Without script it is a plain field. */
export function SuggestField({
  groups: _groups,
  onChoose: _onChoose,
  ...input
}: SuggestFieldProps) {
  return <input {...input} />;
}
