import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { GROUPS } from "../suggestions/field-suggestion.ts";
import { SuggestField } from "../suggestions/suggest-field.tsx";
import { LineIcon } from "../ui/line-icon.tsx";
import { placeMenu } from "../ui/popovers.ts";

/** The header's search: a form to /search/, which leads to the page that its text names. It closes when it is sent. */
export function SearchPanel() {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React writes the attribute on the server alone, and makes the field anew on a page that failed.
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
        className="search-form wrap"
        action="/search/"
        role="search"
        aria-label="Site"
        onSubmit={(event) => {
          panel.current?.hidePopover();
          // Nothing is searched for.
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
          // The panel gives it the focus as it opens, before any script is there: what is typed next is in it.
          autoFocus
          // The text of the search before: typing replaces it. The panel's own event comes after it opened, and
          // would select what was typed by then.
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            // A search field would be emptied by it first. It closes an open list with the panel: what the key does
            // must not depend on whether suggestions have arrived by then.
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
          <LineIcon of={Search} size={18} /> Search
        </button>
      </Form>
    </div>
  );
}
