import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { Suggestion } from "../../worker/data/search/spelling.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { openPopovers, placeMenu } from "../ui/popovers.ts";
import { toast } from "../ui/toasts.tsx";
import { GROUPS } from "./field-suggestion.ts";
import { type FieldSuggestion, SuggestField } from "./suggest-field.tsx";

/** What the search route's loader returns when it does not redirect. */
export interface SearchResult {
  q: string;
  /** Places, metals and yards that the text may mean. */
  found: FieldSuggestion[];
  /** Cities and metals that are spelt almost like the text. */
  suggestions: Suggestion[];
  /** Says that no city or metal has this name; empty without a search, or if something else fits. */
  message: string;
}

/**
 * The header's search. It closes, then navigates to the page that the text names or to the list of what it
 * may mean, or says in a toast that nothing fits. Without scripts it is a plain form, which opens the
 * search page.
 */
export function SearchPanel() {
  const fetcher = useFetcher<SearchResult>();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const result = fetcher.data;
  // Each search returns a new object, so a repeated search shows a new toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    // A form that is posted later loads the last search again.
    if (!result?.q || !isAsked.current) return;
    isAsked.current = false;
    if (result.found.length + result.suggestions.length === 0) toast(result.message);
    else navigate(`/search/?${new URLSearchParams({ q: result.q })}`);
  }, [result]);
  // It may have been opened before hydration.
  useEffect(() => {
    const { current: box } = panel;
    if (box && openPopovers().includes(box) && !box.contains(document.activeElement))
      box.querySelector("input")?.focus();
  }, []);
  return (
    <div
      className="search-panel"
      id="search-panel"
      popover="auto"
      ref={panel}
      onBeforeToggle={placeMenu}
      onToggle={({ newState, currentTarget }) =>
        newState === "open" && focusField(currentTarget.querySelector("input"))
      }
    >
      <fetcher.Form
        className="search-form wrap"
        action="/search/"
        role="search"
        aria-label="Site"
        onSubmit={() => {
          isAsked.current = true;
          panel.current?.hidePopover();
        }}
      >
        <label className="visually-hidden" htmlFor="header-search">
          Search for a city or metal
        </label>
        <SuggestField
          groups={GROUPS}
          onChoose={({ path }) => {
            panel.current?.hidePopover();
            navigate(path);
          }}
          onKeyDown={(event) => {
            // A search field would be emptied by it first. With a list open, the list takes it.
            if (event.key !== "Escape" || event.isDefaultPrevented()) return;
            event.preventDefault();
            panel.current?.hidePopover();
          }}
          id="header-search"
          name="q"
          type="search"
          placeholder="Search for a city or metal type..."
          autoComplete="off"
        />
        <button type="submit" className="button">
          <LineIcon of={Search} size={18} /> Search
        </button>
      </fetcher.Form>
    </div>
  );
}

/**
 * Used instead of `autofocus`, which browsers also process when the page loads, with a console message if
 * something else has the focus by then. Without scripts the field is next in the tab order. The text of
 * the search before is selected, so that typing replaces it.
 */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
