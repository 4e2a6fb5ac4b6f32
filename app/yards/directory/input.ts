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
import { nearOfField, shownNear } from "../../search/my-location.ts";
import { isLeavingEarly } from "../../ui/early-input.ts";
import { directoryAddress } from "./address.ts";

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

/**
 * Sets the fields to the address's values after a navigation, such as Back or Reset All. On mount it is
 * the other way round: a field that the visitor changed before hydration fires its input event. That is
 * for `useInputAfterPause`, which must be called first.
 */
export function useFieldsInStep(
  form: RefObject<HTMLFormElement | null>,
  { materials, ...filters }: YardFilters,
  near: string,
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
      else setValue(field, value);
    }
  }, []);
  // A layout effect: a later one could undo what a visitor chooses as soon as the new list shows.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    for (const [field, value] of fieldsOf(form.current, values)) {
      // While a visitor types, the field is ahead of the address.
      if (isBack || field.name === "material" || field !== document.activeElement)
        setValue(field, value);
    }
  });
}

/**
 * Sends the form when a visitor stops typing, or at once for a select; `cancel` drops a pending send. Half
 * of a place's name matches nothing, so a place is sent once it is a postcode, or was emptied, chosen or
 * left.
 */
export function useInputAfterPause(form: RefObject<HTMLFormElement | null>, near: string) {
  const showFiltered = useFilterNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef("");
  const { pathname, search } = useLocation();
  const cancel = () => clearTimeout(timer.current);
  const send = (fields: FormData, isTyping: boolean) => {
    sent.current = showFiltered(fields, isTyping);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // After a click on a link, or Back, a pending send would undo the navigation.
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
  const sendAfter = (pause: number, isTyping: boolean) => {
    cancel();
    timer.current = setTimeout(
      () => form.current && send(new FormData(form.current), isTyping),
      pause,
    );
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return sendAfter(0, false);
    const isHalfTyped = target.name === "near" && target === document.activeElement;
    if (isHalfTyped && !/^(\d{4})?$/.test(target.value.trim())) return cancel();
    sendAfter(TYPING_PAUSE, target.name === "q");
  };
  // After a pause: what was pressed instead may be a link, which a new list would move away.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const isPlace = target instanceof HTMLInputElement && target.name === "near";
    if (isPlace && target.value.trim() !== shownNear(near)) sendAfter(TYPING_PAUSE, false);
  };
  return { onInput, onBlur, cancel, send };
}

/** Returns a function that navigates to the address for the form's fields and returns that address. */
function useFilterNavigation() {
  const navigate = useNavigate();
  const loading = useRef<string>(undefined);
  return (fields: FormData, isTyping: boolean): string => {
    // The browser's own location, because the router's is behind until React has rendered it.
    const { pathname, search, hash } = window.location;
    const shown = new URLSearchParams(search);
    const near = nearOfField(String(fields.get("near") ?? ""));
    fields.set("near", near);
    // The nearest are on the first page.
    if (near && near !== shown.get("near")) fields.delete("page");
    const address = directoryAddress(fields);
    // An address that is already shown or being loaded adds no step to the history.
    if (address === (loading.current ?? pathname + search)) return address;
    // Further letters replace the address, so that Back leaves the search instead of undoing a letter.
    const replace = isTyping && shown.has("q");
    loading.current = address;
    // The hash is the yard that is selected on the map.
    const to = address.includes("view=map") ? address + hash : address;
    Promise.resolve(navigate(to, { replace, preventScrollReset: true })).finally(() => {
      if (loading.current === address) loading.current = undefined;
    });
    return address;
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The fields of the filters, each with its value in the address. Several metals count in any order: fields
 * that hold them in another one keep it.
 */
function fieldsOf(
  form: HTMLFormElement | null,
  values: Record<string, string | string[]>,
): [Field, string][] {
  const all = [...(form?.elements ?? [])].flatMap((field): Field[] =>
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [field] : [],
  );
  return Object.entries(values).flatMap(([name, value]) => {
    const fields = all.filter((field) => field.name === name);
    const texts = [value].flat();
    const first = fields.slice(0, texts.length).map((field) => field.value);
    const isSameSet = texts.length > 1 && first.sort().join("\n") === texts.toSorted().join("\n");
    if (isSameSet) return [];
    return fields.map((field, i): [Field, string] => [field, texts[i] ?? ""]);
  });
}

function setValue(field: Field, value: string): void {
  if (field.value !== value) field.value = value;
}

/** Whether the field has another value than the page was rendered with. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const { options } = field;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}
