import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { nearOfField } from "../near/my-location.ts";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { isLeavingEarly } from "../ui/early-input.ts";
import { forgetLoad, keepLoad, keptLoad } from "./kept-load.ts";
import { loadLive } from "./live.ts";

/** Milliseconds without a keystroke before the answer is requested. */
const TYPING_PAUSE = 400;

/** Marks the history entry of a load being typed: the fields may be ahead of the address. */
const TYPED = { isTyped: true };

/** The state of the form that its fields do not show. */
interface Typing {
  timer?: ReturnType<typeof setTimeout>;
  /** The id of the element to focus once the answer shows; "" for none. */
  focusNext: string;
  /** Fields with their values when a button was pressed. */
  sent: Map<HTMLInputElement, string>;
  /** True from the press of a button until its answer shows. */
  isPending: boolean;
  /** Path of the page that the visitor is leaving for. */
  leavesFor?: string | undefined;
}

/** Returns true for fields of goods that are not in the load yet. */
const isNew = ({ name }: { name: string }) => /^(what|amount|unit)$/.test(name);

/**
 * The form's behaviour with JavaScript: it answers while a visitor types, and restores the load last typed in
 * this browser if the address holds none. `clear` empties the form and forgets that load.
 */
export function useLiveLoad(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const typing = useRef<Typing>({ focusNext: "", sent: new Map(), isPending: false }).current;
  typing.leavesFor = useNavigation().location?.pathname;
  useFieldsInStep(form, typing);
  useEffect(() => void loadLive(), []);

  const send = async (submitter: HTMLElement | null) => {
    clearTimeout(typing.timer);
    const live = await loadLive();
    // The fields do not show the last button's work before it is drawn.
    while (live && typing.isPending && form.current) await new Promise(requestAnimationFrame);
    // A visitor who has followed a link meanwhile is not brought back.
    const isLeaving = typing.leavesFor !== undefined && typing.leavesFor !== LOAD_PATH;
    if (!form.current || isLeaving) return;
    if (submitter) typing.focusNext = focusAfter(form.current, submitter);
    const fields = fieldsFor(form.current, submitter);
    // Without this code the server works the address out, once there is a connection.
    const address = live?.loadAddress(fields) ?? `${LOAD_PATH}?${new URLSearchParams(fields)}`;
    if (live) keepLoad(address);
    if (submitter && live) for (const field of newFields(form.current)) field.value = "";
    const pressed = submitter ? inputsOf(form.current) : [];
    typing.sent = new Map(pressed.map((field) => [field, field.value]));
    const { pathname, search } = window.location;
    if (address === pathname + search) return focusOn(typing);
    typing.isPending = submitter !== null;
    // Further letters replace the address, so that Back leaves the load instead of undoing a letter.
    navigate(address, { replace: search !== "", preventScrollReset: true, state: TYPED });
  };
  return {
    onInput: ({ target }: { target: EventTarget }) => {
      clearTimeout(typing.timer);
      if (isNew(target as HTMLInputElement)) return;
      typing.timer = setTimeout(send, TYPING_PAUSE, null);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.nativeEvent.submitter);
    },
    clear: () => {
      clearTimeout(typing.timer);
      forgetLoad();
      form.current?.reset();
      navigate(LOAD_PATH, { preventScrollReset: true });
    },
  };
}

/**
 * Returns the form's fields, with the position for "My location". `submitter` is the button pressed; without one the
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
 * Returns the id of the element to focus after a button was pressed: where it leads without scripts. Enter presses a
 * button that leads nowhere, and goes on to the next thing if it added one.
 */
function focusAfter(form: HTMLFormElement, submitter: HTMLElement): string {
  const [, target] = submitter.getAttribute("formaction")?.split("#") ?? [];
  if (target) return target;
  return newFields(form).some(({ value }) => value !== "") ? "load-what" : "answer-heading";
}

function focusOn(typing: Typing): void {
  if (typing.focusNext) document.getElementById(typing.focusNext)?.focus();
  typing.focusNext = "";
}

/**
 * Sets the fields to the values in the URL after a navigation that did not come from typing, such as Back. On
 * mount it goes the other way: text typed before hydration gets its answer.
 */
function useFieldsInStep(form: RefObject<HTMLFormElement | null>, typing: Typing): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === "POP";
  const lastKey = useRef(key);
  useEffect(() => () => clearTimeout(typing.timer), [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const changed = goodsFields(form.current).find(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    if (isLeavingEarly()) return;
    if (changed) changed.dispatchEvent(new Event("input", { bubbles: true }));
    else if (search === "") {
      const kept = keptLoad();
      if (kept) navigate(kept, { replace: true, preventScrollReset: true });
    }
  }, [key]);
  // A layout effect: a later one could undo text typed as soon as the answer shows.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    focusOn(typing);
    // Show "2x" as it was understood, unless the visitor has typed on.
    for (const [field, value] of typing.sent) {
      if (field.value === value) field.value = field.defaultValue;
    }
    typing.sent.clear();
    typing.isPending = false;
    if (state?.isTyped && !isBack) return;
    clearTimeout(typing.timer);
    for (const field of goodsFields(form.current)) field.value = field.defaultValue;
    for (const choice of selectsOf(form.current)) choice.value = choice.dataset.chosen ?? "";
  }, [form, typing, key, state, isBack]);
}

/** Returns the fields of goods in the load. */
function goodsFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return inputsOf(form).filter((field) => !isNew(field));
}

function newFields(form: HTMLFormElement) {
  return [...inputsOf(form), ...selectsOf(form)].filter(isNew);
}

function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll("input") ?? [])];
}

function selectsOf(form: HTMLFormElement | null): HTMLSelectElement[] {
  return [...(form?.querySelectorAll("select") ?? [])];
}
