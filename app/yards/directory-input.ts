import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { YardFilters } from "../../worker/data/types.ts";
import { isLeavingEarly } from "../ui/early-input.ts";

/** Milliseconds without a keystroke after which the typed text is searched for. */
const PAUSE = 250;

/** Shows what the form's fields say and gives back its address; text is typed or something is chosen. */
export type OnFilter = (fields: FormData, isTyping: boolean) => string;

/**
 * Sets the fields to the address's values after a navigation, such as Back or Reset All. On mount it is
 * the other way round: a field that the visitor changed before hydration fires its input event. That is
 * for `useInputAfterPause`, which must be called first.
 */
export function useFieldsInStep(form: RefObject<HTMLFormElement | null>, filters: YardFilters) {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (isLeavingEarly()) return;
    for (const [field, value] of filterFields(form.current, filters)) {
      if (isChanged(field)) field.dispatchEvent(new Event("input", { bubbles: true }));
      else setValue(field, value);
    }
  }, []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    for (const [field, value] of filterFields(form.current, filters)) {
      // What is being typed is ahead of the address.
      if (isBack || field !== document.activeElement) setValue(field, value);
    }
  }, [form, filters, key, isBack]);
}

/** Sends the form after a pause; `forget` drops what is waiting, because something newer is sent. */
export function useInputAfterPause(form: RefObject<HTMLFormElement | null>, onFilter: OnFilter) {
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

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of the filters, each with its value in the address. */
function filterFields(form: HTMLFormElement | null, filters: YardFilters): [Field, string][] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isField ? [[field, value]] : [];
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
