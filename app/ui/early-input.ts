import { useEffect, useLayoutEffect } from "react";

// A page shows its fields and buttons before its scripts run, so a visitor may use them before
// hydration. Links, form posts, popovers and details work without script, and React keeps the values
// of most fields as it hydrates them. This file is what it takes to respect the rest of what a visitor
// has done by then.

declare global {
  interface Window {
    /** What happened before hydration; undefined after it. */
    earlyInput?: EarlyInput | undefined;
  }
}

interface EarlyInput {
  /** The targets of clicks, in order; undefined once they have been replayed. */
  clicked?: Element[] | undefined;
  /** Whether a link was followed or a form was submitted, so that the next page is being loaded. */
  isLeaving?: boolean;
}

/**
 * The inline script that records it, in every page. `beforeunload` also fires for phone and email
 * links, which do not leave the page.
 */
export const RECORD_EARLY_INPUT = `earlyInput={clicked:[]};\
addEventListener("click",e=>earlyInput?.clicked?.push(e.target));\
addEventListener("beforeunload",()=>earlyInput&&\
(earlyInput.isLeaving=!/tel|mailto/.test(document.activeElement.protocol)))`;

/** Buttons that do nothing without script. */
const SCRIPTED_BUTTON = "button[type=button]:not([popovertarget])";

/** Replays the clicks on buttons that did nothing before hydration. For the root route. */
export function useEarlyClicks(): void {
  // A layout effect, because React answers clicks from now on: no click may be both answered and recorded.
  useLayoutEffect(() => {
    const { earlyInput } = window;
    for (const target of earlyInput?.clicked ?? []) {
      const button = target.closest<HTMLButtonElement>(SCRIPTED_BUTTON);
      // Each in a task of its own, so that it finds the state which the one before has set.
      if (button) setTimeout(() => button.click());
    }
    if (earlyInput) earlyInput.clicked = undefined;
  }, []);
  // The root's effect runs last, after those of all components that hydrate with it.
  useEffect(() => {
    window.earlyInput = undefined;
  }, []);
}

/** Whether the visitor was already leaving before hydration, so that nothing should be loaded here. */
export function isLeavingEarly(): boolean {
  return window.earlyInput?.isLeaving ?? false;
}

/** Focuses the result of a form. If the page comes with it, a visitor who has moved the focus keeps it. */
export function focusResult(element: HTMLElement | null | undefined): void {
  if (!window.earlyInput || document.activeElement === document.body) element?.focus();
}

/**
 * The text of a textarea during hydration, else undefined. It is for the textarea's default value:
 * React resets a textarea that had a text when the page was rendered to its default value.
 */
export function earlyText(id: string): string | undefined {
  if (typeof window === "undefined" || !window.earlyInput) return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}
