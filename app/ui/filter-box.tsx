import { useLayoutEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";

/** Returns a list filter's text and its setter. The text is the URL's until the visitor types, and after navigating. */
export function useFilterText(q: string): [string, (text: string) => void] {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ key, text: q });
  if (typed.key !== key) setTyped({ key, text: q });
  return [typed.key === key ? typed.text : q, (text) => setTyped({ key, text })];
}

interface FilterBoxProps {
  /** Name of the filtered list. */
  list: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that filters a list as the visitor types; without scripts, a form with a button. */
export function FilterBox({ list, label, placeholder, value, onChange }: FilterBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Keep text typed before hydration, which the next render would reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value) onChange(box.current.value);
  }, []);
  return (
    <Form
      className="search-form"
      action="."
      role="search"
      aria-label={list}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="visually-hidden" htmlFor="filter">
        {label}
      </label>
      <input
        ref={box}
        id="filter"
        name="q"
        type="search"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit" className="button scriptless">
        Search
      </button>
    </Form>
  );
}
