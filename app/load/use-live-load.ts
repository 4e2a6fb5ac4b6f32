import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { isLeavingEarly } from "../ui/early-input.ts";
import { forgetLoad, keptLoad } from "./kept-load.ts";
import { LOAD_PATH } from "./load-address.ts";

/** Milliseconds without a keystroke before the answer is requested. */
const TYPING_PAUSE = 400;

/** The code that answers while a visitor types; loaded when the form is first touched. */
const live = () => import("./live-load.ts");

/**
 * What the form does with JavaScript: it answers while a visitor types, and shows the last load typed in
 * this browser if the address holds none. `clear` empties the form and forgets that load.
 */
export function useLiveLoad(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusNext = useRef("");
  const leavesFor = useRef<string>(undefined);
  leavesFor.current = useNavigation().location?.pathname;
  useFieldsInStep(form, focusNext, timer);

  const send = async (submitter: HTMLElement | null) => {
    const { sendLoad } = await live();
    // A visitor who has followed a link meanwhile is not brought back.
    const isLeaving = leavesFor.current !== undefined && leavesFor.current !== LOAD_PATH;
    if (!form.current || isLeaving) return;
    if (!sendLoad(form.current, submitter, navigate)) focusOn(focusNext);
  };
  return {
    onFocus: () => {
      live().catch(() => {});
    },
    onInput: ({ target }: { target: EventTarget }) => {
      clearTimeout(timer.current);
      // A metal is added by its button: choosing by keyboard passes through all of them.
      if (target instanceof HTMLSelectElement) return;
      timer.current = setTimeout(() => send(null).catch(() => {}), TYPING_PAUSE);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      clearTimeout(timer.current);
      const { currentTarget, nativeEvent } = event;
      const submitter = nativeEvent.submitter ?? null;
      focusNext.current = focusAfter(currentTarget, submitter);
      // Without the code, the browser sends the form as it would without scripts.
      send(submitter).catch(() => currentTarget.submit());
    },
    clear: () => {
      clearTimeout(timer.current);
      forgetLoad();
      form.current?.reset();
      navigate(LOAD_PATH, { preventScrollReset: true });
    },
  };
}

/** The id of the element to focus after a button was pressed: the new field, or else the answer. */
function focusAfter(form: HTMLFormElement, submitter: HTMLElement | null): string {
  if (submitter?.getAttribute("name") === "remove") return "load-add";
  const added = new FormData(form).get("add");
  return added ? `load-${added}` : "answer-heading";
}

function focusOn(id: RefObject<string>): void {
  if (id.current) document.getElementById(id.current)?.focus();
  id.current = "";
}

/**
 * Sets the fields to the address's values after a navigation that did not come from typing, such as Back.
 * On mount it is the other way round: what a visitor typed before hydration gets its answer.
 */
function useFieldsInStep(
  form: RefObject<HTMLFormElement | null>,
  focusNext: RefObject<string>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === "POP";
  const lastKey = useRef(key);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const changed = textFields(form.current).find((field) => field.value !== field.defaultValue);
    if (isLeavingEarly()) return;
    if (changed) changed.dispatchEvent(new Event("input", { bubbles: true }));
    else if (search === "") {
      const kept = keptLoad();
      if (kept) navigate(kept, { replace: true, preventScrollReset: true });
    }
  }, [key]);
  // A layout effect: a later one could undo what a visitor types as soon as the answer shows.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    focusOn(focusNext);
    if (state?.isTyped && !isBack) return;
    clearTimeout(timer.current);
    for (const field of textFields(form.current)) field.value = field.defaultValue;
  }, [form, focusNext, timer, key, state, isBack]);
}

function textFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
}
