import { useEffect, useLayoutEffect } from "react";

// Visitors may use fields and buttons before hydration. Links, form posts, popovers and details work without scripts,
// and React keeps the values of most fields as it hydrates them. This file handles the rest, from the events that
// app/frame/scripting.tsx has recorded.

declare global {
  /** Events before hydration; undefined after it. */
  var earlyInput: EarlyInput | undefined;
}

interface EarlyInput {
  /** Targets of clicks, in order; undefined once replayed. */
  clicked?: Element[] | undefined;
  /** True once a link was followed or a form submitted, so that the next page is loading. */
  isLeaving?: boolean;
}

/** Buttons that do nothing without scripts. */
const SCRIPTED_BUTTON = "button[type=button]:not([popovertarget])";

/** Replays clicks on buttons that did nothing before hydration. For the root route. */
export function useEarlyClicks(): void {
  // A layout effect, because React handles clicks from now on, and we must not replay a click that it handled.
  useLayoutEffect(() => {
    const { earlyInput } = window;
    for (const target of earlyInput?.clicked ?? []) {
      const button = target.closest<HTMLButtonElement>(SCRIPTED_BUTTON);
      // Each click gets its own task, so that it sees the state that the previous one set.
      if (button) setTimeout(() => button.click());
    }
    if (earlyInput) earlyInput.clicked = undefined;
  }, []);
  // The root's effect runs last, after those of all components that hydrate with it.
  useEffect(() => {
    window.earlyInput = undefined;
  }, []);
}

/** True if the visitor was already leaving before hydration, so that nothing more should load here. */
export function isLeavingEarly(): boolean {
  return window.earlyInput?.isLeaving ?? false;
}

/** Focuses a form's result. If it arrives with the page, a visitor who has moved the focus keeps it. */
export function focusResult(element: HTMLElement | null | undefined): void {
  if (!window.earlyInput || document.activeElement === document.body) element?.focus();
}

/**
 * A textarea's text during hydration, otherwise undefined. For use as its default value, which React resets a
 * textarea rendered with text to.
 */
export function earlyText(id: string): string | undefined {
  if (typeof window === "undefined" || !window.earlyInput) return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}
