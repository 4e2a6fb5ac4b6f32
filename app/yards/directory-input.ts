import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { YardFilters } from "../../worker/data/types.ts";

/** Milliseconds without a keystroke after which the typed text is searched for. */
const PAUSE = 250;

/** Shows what the form's fields say and gives back its address; text is typed or something is chosen. */
export type OnFilter = (fields: FormData, isTyping: boolean) => string;

/** Back, Forward and Reset All change the address: the fields then say what it says. */
export function useFieldsInStep(form: RefObject<HTMLFormElement | null>, filters: YardFilters) {
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
