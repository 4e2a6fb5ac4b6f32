import Combobox from "@github/combobox-nav";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { shortRange } from "../words/format.ts";
import {
  byGroup,
  type FieldSuggestion,
  HEADINGS,
  type SuggestionGroup,
} from "./field-suggestion.ts";
import { suggestionRequests } from "./suggestion-requests.ts";
import "./suggestion-list.css";

interface SuggestionListProps {
  field: RefObject<HTMLInputElement | null>;
  /** Groups to suggest from. */
  groups: readonly SuggestionGroup[];
  /** Called with the chosen suggestion; by default the field's form is submitted. */
  onChoose: ((suggestion: FieldSuggestion) => void) | undefined;
}

/**
 * A list of suggestions that turns the field above it into a combobox: focus stays in the field, the arrow keys
 * move through the list, Enter chooses and Escape closes it.
 */
export function SuggestionList({ field, groups, onChoose }: SuggestionListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>(null);
  // This is null while the list is closed, and empty if there is nothing to suggest.
  const [found, setFound] = useState<FieldSuggestion[] | null>(null);
  const [requests] = useState(() => suggestionRequests(groups, setFound));
  const isOpen = found !== null && found.length > 0;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") {
      requests.cancel();
      // Otherwise Escape would also empty the field, or close the panel around it.
      if (isOpen) event.preventDefault();
    }
    if (event.key === "ArrowDown" && !isOpen) requests.ask(field.current?.value ?? "", 0);
  });
  const onCommit = useEffectEvent(({ target }: Event) => {
    const chosen = found?.find((_, i) => (target as Element).id === `${id}-${i}`);
    if (!chosen || !field.current) return;
    setText(field.current, chosen.text);
    requests.cancel();
    if (onChoose) onChoose(chosen);
    else field.current.form?.requestSubmit();
  });

  useEffect(() => {
    const [input, box] = [field.current, list.current];
    if (!input || !box) return;
    const navigation = new Combobox(input, box, { tabInsertsSuggestions: false });
    combobox.current = navigation;
    // The browser's own list would cover this one.
    input.autocomplete = "off";
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener("input", () => requests.ask(input.value), { signal });
    input.addEventListener("keydown", onKeyDown, { signal });
    input.addEventListener("blur", requests.cancel, { signal });
    input.form?.addEventListener("submit", requests.cancel, { signal });
    box.addEventListener("combobox-commit", onCommit, { signal });
    // The visitor may have typed before this code was loaded.
    const isTyped = input.value !== input.defaultValue;
    if (isTyped && document.activeElement === input) requests.ask(input.value);
    return () => {
      listeners.abort();
      requests.cancel();
      navigation.destroy();
    };
  }, [field, requests]);

  // Once the options are in the document.
  useLayoutEffect(() => {
    if (found?.length) combobox.current?.start();
    else combobox.current?.stop();
  }, [found]);

  const numbered = (found ?? []).map((suggestion, i) => ({ ...suggestion, id: `${id}-${i}` }));
  return (
    <>
      <div
        className="suggestion-list"
        role="listbox"
        id={`${id}-list`}
        aria-label="Suggestions"
        ref={list}
        hidden={!isOpen}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {byGroup(numbered).map(([group, options]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div className="suggestion-heading" id={`${id}-${group}`} role="presentation">
              {HEADINGS[group]}
            </div>
            {options.map(({ id, text, detail, price }) => (
              <div key={id} id={id} role="option" tabIndex={-1} className="suggestion">
                {text} {detail && <small>{`${detail} `}</small>}
                {price && (
                  <b>
                    {shortRange(price)}
                    <small>/kg</small>
                  </b>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {found && countInWords(found.length)}
      </p>
    </>
  );
}

function countInWords(count: number): string {
  if (count === 0) return "No suggestions";
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

/** Sets a field's text so that React and other listeners take it as typed. */
function setText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
