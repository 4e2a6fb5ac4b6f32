import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
} from "react";
import { Form, useLocation, useNavigationType } from "react-router";
import type { FilterOptions, YardFilters } from "../../worker/data/types.ts";

/** The form's id: the buttons of the view stand outside of it and belong to it. */
export const DIRECTORY_FORM = "directory-form";

/** Milliseconds without a keystroke after which the typed text is searched for. */
const PAUSE = 250;

interface DirectoryFiltersProps {
  filters: YardFilters;
  options: FilterOptions;
  /** The address's own page number, which stays there when the filters change. */
  page: number;
  view: "list" | "map";
  /** Shows what the form's fields say, after a pause where text is typed; gives back its address. */
  onFilter: (fields: FormData, isTyping: boolean) => string;
}

/** Search text and the three filters; a GET form, so that the address holds what is shown. */
export function DirectoryFilters({
  filters,
  options,
  page,
  view,
  onFilter,
}: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsInStep(form, filters);
  const { onInput, forget, send } = useInputAfterPause(form, onFilter);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forget();
    send(new FormData(event.currentTarget, event.nativeEvent.submitter), false);
  };
  return (
    <div className="directory-filters">
      <Form
        id={DIRECTORY_FORM}
        ref={form}
        action="/scrap-yards/"
        role="search"
        aria-label="Scrap yards"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {page > 1 && <input type="hidden" name="page" value={page} />}
        {view === "map" && <input type="hidden" name="view" value="map" />}
        <div>
          <label htmlFor="filter-q">Search</label>
          <input
            id="filter-q"
            name="q"
            type="search"
            defaultValue={filters.q}
            maxLength={100}
            autoComplete="off"
            placeholder="Search by name, location or address..."
          />
        </div>
        <Choice name="state" chosen={filters.state} options={options.states} all="All states">
          State
        </Choice>
        <Choice
          name="material"
          chosen={filters.material}
          options={options.materials}
          all="All materials"
        >
          Accepted Materials
        </Choice>
        <Choice
          name="service"
          chosen={filters.service}
          options={options.services}
          all="All services"
        >
          Services Offered
        </Choice>
        <button type="submit" className="button">
          Search yards
        </button>
      </Form>
      <Form action="/scrap-yards/" onSubmit={forget}>
        {view === "map" && <input type="hidden" name="view" value="map" />}
        <button type="submit" className="button button-quiet">
          Reset All
        </button>
      </Form>
    </div>
  );
}

/** Back, Forward and Reset All change the address: the fields then say what it says. */
function useFieldsInStep(form: RefObject<HTMLFormElement | null>, filters: YardFilters) {
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      // What is being typed is ahead of the address.
      const isTyped = field === document.activeElement && !isBack;
      if (!isTyped && field.value !== value) field.value = value;
    }
  }, [form, filters, isBack]);
}

/** Sends the form after a pause; `forget` drops what is waiting, because something newer is sent. */
function useInputAfterPause(
  form: RefObject<HTMLFormElement | null>,
  onFilter: DirectoryFiltersProps["onFilter"],
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef("");
  const { pathname, search } = useLocation();
  const forget = () => clearTimeout(timer.current);
  const send = (fields: FormData, isTyping: boolean) => {
    sent.current = onFilter(fields, isTyping);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A link that is followed, or Back: what waits here would undo it.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer.current);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  useEffect(() => {
    if (pathname + search !== sent.current) clearTimeout(timer.current);
  }, [pathname, search]);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const isTyping = target instanceof HTMLInputElement;
    forget();
    timer.current = setTimeout(
      () => form.current && send(new FormData(form.current), isTyping),
      isTyping ? PAUSE : 0,
    );
  };
  return { onInput, forget, send };
}

interface ChoiceProps {
  name: string;
  chosen: string;
  options: string[];
  /** The choice that does not narrow. */
  all: string;
  /** The label. */
  children: ReactNode;
}

function Choice({ name, chosen, options, all, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`filter-${name}`}>{children}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
