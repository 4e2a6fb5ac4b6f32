import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { GROUPS } from "../search/field-suggestion.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { placeMenu } from "../ui/popovers.ts";

/** The header's search: a form to /search/, which leads to the page that its text names. Closes on submit. */
export function SearchPanel() {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React writes `autofocus` only on the server, and recreates the field on a page that failed.
    const field = panel.current?.querySelector("input");
    if (field) field.autofocus = true;
  }, []);
  return (
    <div
      className="search-panel"
      id="search-panel"
      popover="auto"
      ref={panel}
      onBeforeToggle={placeMenu}
    >
      <Form
        className="search-form search-box"
        action="/search/"
        role="search"
        aria-label="Site"
        onSubmit={(event) => {
          panel.current?.hidePopover();
          // There is nothing to search for.
          if (!new FormData(event.currentTarget).get("q")?.toString().trim())
            event.preventDefault();
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
          // The popover focuses it on opening, even before scripts have loaded.
          autoFocus
          // Selects the previous search, so that typing replaces it. The popover's own event comes too late: the
          // visitor may already be typing.
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            // Otherwise Escape would first empty the field. It closes the panel with an open list, too, because the
            // key must not depend on suggestions having arrived.
            if (event.key !== "Escape") return;
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
          Search
        </button>
      </Form>
    </div>
  );
}
