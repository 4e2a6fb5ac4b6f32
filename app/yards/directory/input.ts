import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import { nearOfField, shownNear } from "../../near/my-location.ts";
import { directoryAddress } from "../../paths/directory-address.ts";
import { isLeavingEarly } from "../../ui/early-input.ts";

/** The search starts after this many milliseconds without a keystroke. */
const TYPING_PAUSE = 250;

/**
 * Sets the fields to the URL's values after a navigation, such as Back or Reset All, except those that the
 * visitor has changed since (`isAhead`). On mount, a field that the visitor changed before hydration fires its input
 * event instead. `useInputAfterPause` handles that event, so call it first.
 */
export function useFieldsInStep(
  form: RefObject<HTMLFormElement | null>,
  { materials, ...filters }: YardFilters,
  near: string,
  isAhead: (field: Field) => boolean,
) {
  const values = { ...filters, material: materials, near: shownNear(near) };
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (isLeavingEarly()) return;
    for (const [field, value] of fieldsOf(form.current, values)) {
      if (isChanged(field)) field.dispatchEvent(new Event("input", { bubbles: true }));
      else field.value = value;
    }
  }, []);
  // A layout effect, because a later one could undo what a visitor chooses as soon as the new list shows.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    for (const [field, value] of fieldsOf(form.current, values)) {
      if (isAhead(field)) continue;
      // While a visitor types, the URL lacks the text's trailing space.
      if (isBack || field.name === "material" || field !== document.activeElement)
        field.value = value;
    }
  });
}

/**
 * Sends the form when the visitor stops typing, or at once for a select. Half of a place's name matches nothing, so
 * a place is sent only when it is a postcode, or when the visitor empties or leaves the field or chooses a suggestion.
 * `isAhead` is true for a field that the visitor has changed since the newest list was requested.
 */
export function useInputAfterPause(form: RefObject<HTMLFormElement | null>, near: string) {
  const { showFiltered, isOvertaken } = useFilterNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef(new Set<EventTarget>());
  const settle = () => {
    clearTimeout(timer.current);
    changed.current.clear();
  };
  const send = (fields: FormData, isTyping: boolean) => {
    settle();
    showFiltered(fields, isTyping);
  };
  const isAhead = (field: Field) => isOvertaken() || changed.current.has(field);
  // If the visitor navigates elsewhere, drop unsent input: sending it later would undo the navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only refs
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) settle();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("click", onClick, { signal });
    window.addEventListener("submit", settle, { signal });
    window.addEventListener("popstate", settle, { signal });
    return () => {
      settle();
      listening.abort();
    };
  }, []);
  const sendAfter = (pause: number, isTyping: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => form.current && send(new FormData(form.current), isTyping),
      pause,
    );
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    changed.current.add(target);
    if (!(target instanceof HTMLInputElement)) return sendAfter(0, false);
    const isHalfTyped = target.name === "near" && target === document.activeElement;
    if (isHalfTyped && !/^(\d{4})?$/.test(target.value.trim())) return clearTimeout(timer.current);
    sendAfter(TYPING_PAUSE, target.name === "q");
  };
  // Wait a moment: a new list would move the link that the visitor may be pressing.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const isPlace = target instanceof HTMLInputElement && target.name === "near";
    if (isPlace && target.value.trim() !== shownNear(near)) sendAfter(TYPING_PAUSE, false);
  };
  return { onInput, onBlur, send, isAhead };
}

/** Navigates to the URL for the form's fields, unless it is already shown or loading. */
function useFilterNavigation() {
  const navigate = useNavigate();
  const loading = useRef<string>(undefined);
  // The browser's own location, because the router's lags until React has rendered it.
  const shownAddress = () => window.location.pathname + window.location.search;
  const showFiltered = (fields: FormData, isTyping: boolean) => {
    const { search, hash } = window.location;
    const shown = new URLSearchParams(search);
    const near = nearOfField(String(fields.get("near") ?? ""));
    fields.set("near", near);
    // A new place starts on the first page, which has the nearest yards.
    if (near && near !== shown.get("near")) fields.delete("page");
    const address = directoryAddress(fields);
    // Navigating to the same URL would add a step to the history.
    if (address === (loading.current ?? shownAddress())) return;
    // Further letters replace the entry, so that Back leaves the search instead of undoing a letter.
    const replace = isTyping && shown.has("q");
    loading.current = address;
    // The hash holds the yard selected on the map.
    const to = address.includes("view=map") ? address + hash : address;
    Promise.resolve(navigate(to, { replace, preventScrollReset: true })).finally(() => {
      if (loading.current === address) loading.current = undefined;
    });
  };
  /** True if a newer page than the current one has been requested. */
  const isOvertaken = () => (loading.current ?? shownAddress()) !== shownAddress();
  return { showFiltered, isOvertaken };
}

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The filters' fields, each with its value in the URL. The order of metals does not matter, so fields that hold
 * the same metals are left out.
 */
function fieldsOf(
  form: HTMLFormElement | null,
  values: Record<string, string | string[]>,
): [Field, string][] {
  // Elements with these names are always inputs or selects.
  const all = [...(form?.elements ?? [])] as Field[];
  return Object.entries(values).flatMap(([name, value]) => {
    const fields = all.filter((field) => field.name === name);
    const texts = [value].flat();
    const first = fields.slice(0, texts.length).map((field) => field.value);
    const isSameSet = texts.length > 1 && first.sort().join("\n") === texts.toSorted().join("\n");
    if (isSameSet) return [];
    return fields.map((field, i): [Field, string] => [field, texts[i] ?? ""]);
  });
}

/** True if the field's value has changed since the page was rendered. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const { options } = field;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}
