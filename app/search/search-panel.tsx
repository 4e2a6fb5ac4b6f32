import { Search } from "lucide";
import { type ToggleEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Suggestion } from "../../worker/data/types.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { toast } from "../ui/toasts.tsx";

/** What the search page's loader answers where it does not redirect. */
export interface SearchMiss {
  q: string;
  /** Names that are spelt nearly like the text. */
  suggestions: Suggestion[];
  /** A sentence for the visitor; empty while nothing was asked. */
  missed: string;
}

/**
 * The header's search: closes, then goes to the city or material that the text names, or says in a
 * toast that there is none. Without JavaScript it is a plain form that leads to the search page.
 */
export function SearchPanel() {
  const fetcher = useFetcher<SearchMiss>();
  const panel = useRef<HTMLDivElement>(null);
  const miss = fetcher.data;
  // The answer is a new object each time, so the same text asked twice is answered twice.
  useEffect(() => {
    if (miss?.missed) toast(miss.missed);
  }, [miss]);
  return (
    <div
      className="search-panel"
      id="search-panel"
      popover="auto"
      ref={panel}
      onToggle={focusField}
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
 * Not by `autofocus`: browsers try that when the page is loaded, too, and complain where somebody was
 * quicker. Without script the field is the next stop of the Tab key.
 */
function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === "open") currentTarget.querySelector("input")?.focus();
}
