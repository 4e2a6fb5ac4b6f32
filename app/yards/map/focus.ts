import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Handlers for the map's element that keep the focus in the map. When the focused element is removed, such as a
 * closed popup or a cluster that splits, the focus goes to the popup that replaced it, else to the marker that
 * `opener` names, else to the map.
 */
export function useFocusKept(map: RefObject<HTMLElement | null>, opener: RefObject<string | null>) {
  const last = useRef<Element | null>(null);
  // We use a layout effect, so that no key can be pressed in between.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    const closedPopup = last.current.closest(".yard-map-popup");
    last.current = null;
    // Something outside the map has taken the focus.
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => map.current?.querySelector<HTMLElement>(selector);
    const popup = find(".yard-map-popup");
    const marker = closedPopup && find(`[data-marker="${opener.current}"]`);
    (popup ?? marker ?? map.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent) => {
      last.current = event.target;
    },
    onBlur: () => {
      last.current = null;
    },
  };
}

/**
 * Moves the focus to the next marker; returns false if the next element is no marker. By default, the browser would
 * scroll the page to a marker outside the map's box, where panning the map is enough.
 */
export function tabToMarker(map: HTMLElement, { shiftKey }: { shiftKey: boolean }): boolean {
  const focusable = [...map.querySelectorAll<HTMLElement>("button, a[href]")];
  const index = focusable.indexOf(document.activeElement as HTMLElement);
  const next = focusable[shiftKey ? index - 1 : index + 1];
  if (index < 0 || !next?.dataset.marker) return false;
  next.focus({ preventScroll: true });
  map.scrollIntoView({ block: "nearest" });
  return true;
}
