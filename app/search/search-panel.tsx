import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Suggestion } from "../../worker/data/types.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { toast } from "../ui/toasts.tsx";

/** What the search route's loader returns when it does not redirect. */
export interface SearchResult {
  q: string;
  /** Names similar to the text. */
  suggestions: Suggestion[];
  /** Says that nothing was found; empty without a search. */
  message: string;
}

/**
 * The header's search. It closes, then navigates to the city or material with this name, or says in
 * a toast that there is none. Without script it is a plain form, which opens the search page.
 */
export function SearchPanel() {
  const fetcher = useFetcher<SearchResult>();
  const panel = useRef<HTMLDivElement>(null);
  const result = fetcher.data;
  // Each search returns a new object, so a repeated search shows a new toast.
  useEffect(() => {
    if (result?.message) toast(result.message);
  }, [result]);
  // It may have been opened before hydration.
  useEffect(() => {
    const { current: box } = panel;
    if (box?.matches(":popover-open") && !box.contains(document.activeElement)) focusField(box);
  }, []);
  return (
    <div
      className="search-panel"
      id="search-panel"
      popover="auto"
      ref={panel}
      onToggle={({ newState, currentTarget }) => newState === "open" && focusField(currentTarget)}
    >
      <fetcher.Form
        className="search-form wrap"
        action="/search/"
        role="search"
        aria-label="Site"
        onSubmit={() => panel.current?.hidePopover()}
      >
        <label className="visually-hidden" htmlFor="header-search">
          Search for a city or metal
        </label>
        <input
          id="header-search"
          name="q"
          type="search"
          placeholder="Search for a city or metal type..."
          maxLength={100}
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
 * Used instead of `autofocus`, which browsers also process when the page loads, with a console message
 * if something else has the focus by then. Without script the field is next in the tab order.
 */
function focusField(box: HTMLElement): void {
  box.querySelector("input")?.focus();
}
