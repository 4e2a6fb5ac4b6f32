import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { nearOfField } from "../near/my-location.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { isLeavingEarly } from "../ui/early-input.ts";
import { forgetLoad, keepLoad, keptLoad } from "./kept-load.ts";
import { loadLive } from "./live.ts";

/** Milliseconds without a keystroke before the answer is requested. */
const TYPING_PAUSE = 400;

/** Marks the history entry of a load being typed: the fields may be ahead of the address. */
const TYPED = { isTyped: true };

/** Fields with their values when a button was pressed. */
type Sent = Map<HTMLInputElement, string>;

/** True for fields that hold what is not in the load yet. */
const isNew = ({ name }: { name: string }) => /^(what|amount|unit)$/.test(name);

/**
 * The form's behaviour with JavaScript: it answers while a visitor types, and restores the load last typed in
 * this browser if the address holds none. `clear` empties the form and forgets that load.
 */
export function useLiveLoad(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusNext = useRef("");
  const leavesFor = useRef<string>(undefined);
  leavesFor.current = useNavigation().location?.pathname;
  const sent = useRef<Sent>(undefined);
  const isPending = useRef(false);
  useFieldsInStep(form, focusNext, timer, sent, isPending);
  useEffect(() => {
    loadLive().catch(() => {});
  }, []);

  const send = async (submitter: HTMLElement | null) => {
    clearTimeout(timer.current);
    const live = await loadLive().catch(() => undefined);
    // What a button did last is not in the fields before it is drawn.
    while (live && isPending.current && form.current) await new Promise(requestAnimationFrame);
    // A visitor who has followed a link meanwhile is not brought back.
    const isLeaving = leavesFor.current !== undefined && leavesFor.current !== LOAD_PATH;
    if (!form.current || isLeaving) return;
    if (submitter) focusNext.current = focusAfter(form.current, submitter);
    const fields = fieldsFor(form.current, submitter);
    // Without this code the server works the address out, once there is a connection.
    const address = live?.loadAddress(fields) ?? `${LOAD_PATH}?${new URLSearchParams(fields)}`;
    if (live) keepLoad(address);
    sent.current = undefined;
    if (submitter) {
      if (live) for (const field of newFields(form.current)) field.value = "";
      sent.current = new Map(fieldsOf(form.current).map((field) => [field, field.value]));
    }
    const { pathname, search } = window.location;
    if (address === pathname + search) return focusOn(focusNext);
    isPending.current = submitter !== null;
    // Further letters replace the address, so that Back leaves the load instead of undoing a letter.
    navigate(address, { replace: search !== "", preventScrollReset: true, state: TYPED });
  };
  return {
    onInput: ({ target }: { target: EventTarget }) => {
      clearTimeout(timer.current);
      if (isNew(target as HTMLInputElement)) return;
      timer.current = setTimeout(send, TYPING_PAUSE, null);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.nativeEvent.submitter);
    },
    clear: () => {
      clearTimeout(timer.current);
      forgetLoad();
      form.current?.reset();
      navigate(LOAD_PATH, { preventScrollReset: true });
    },
  };
}

/**
 * The form's fields, with the position for "My location". `submitter` is the button pressed; without one the
 * visitor is typing, and the fields for further goods are not in the load yet.
 */
function fieldsFor(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const fields = new FormData(form, submitter);
  fields.set("near", nearOfField(String(fields.get("near") ?? "")));
  return [...fields]
    .filter(([name]) => submitter || !isNew({ name }))
    .map(([name, value]) => [name, String(value)]);
}

/**
 * The id of the element to focus after a button was pressed: where it leads without scripts. Enter presses a button
 * that leads nowhere, and goes on to the next thing if it added one.
 */
function focusAfter(form: HTMLFormElement, submitter: HTMLElement): string {
  const [, target] = submitter.getAttribute("formaction")?.split("#") ?? [];
  if (target) return target;
  return newFields(form).some(({ value }) => value !== "") ? "load-what" : "answer-heading";
}

function focusOn(id: RefObject<string>): void {
  if (id.current) document.getElementById(id.current)?.focus();
  id.current = "";
}

/**
 * Sets the fields to the address's values after a navigation that did not come from typing, such as Back. On
 * mount it goes the other way: what a visitor typed before hydration gets its answer.
 */
function useFieldsInStep(
  form: RefObject<HTMLFormElement | null>,
  focusNext: RefObject<string>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  sent: RefObject<Sent | undefined>,
  isPending: RefObject<boolean>,
): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === "POP";
  const lastKey = useRef(key);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const changed = loadFields(form.current).find((field) => field.value !== field.defaultValue);
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
    // Show "2x" as it was understood, unless the visitor has typed on.
    for (const [field, value] of sent.current ?? []) {
      if (field.value === value) field.value = field.defaultValue;
    }
    sent.current = undefined;
    isPending.current = false;
    if (state?.isTyped && !isBack) return;
    clearTimeout(timer.current);
    for (const field of loadFields(form.current)) field.value = field.defaultValue;
    for (const choice of form.current?.querySelectorAll("select") ?? []) {
      choice.value = choice.dataset.chosen ?? "";
    }
  }, [form, focusNext, timer, sent, isPending, key, state, isBack]);
}

/** The fields of goods in the load. */
function loadFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return fieldsOf(form).filter((field) => !isNew(field));
}

function newFields(form: HTMLFormElement | null) {
  const selects = [...(form?.querySelectorAll("select") ?? [])];
  return [...fieldsOf(form), ...selects].filter(isNew);
}

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
}
