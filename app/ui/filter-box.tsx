import { Form } from "react-router";

interface FilterBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A box that narrows a list as one types; without JavaScript it is a form that does so on Enter. */
export function FilterBox({ label, placeholder, value, onChange }: FilterBoxProps) {
  return (
    <Form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="visually-hidden" htmlFor="filter">
        {label}
      </label>
      <input
        id="filter"
        name="q"
        type="search"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <noscript>
        <button type="submit" className="button">
          Search
        </button>
      </noscript>
    </Form>
  );
}
