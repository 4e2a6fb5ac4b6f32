import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Handlers for the map's element. When what had the focus is gone, such as a closed popup or a
 * cluster that zooming dissolved, the focus goes to the popup that took its place, or to the marker
 * that `opener` names, or to the map.
 */
export function useFocusKept(map: RefObject<HTMLElement | null>, opener: RefObject<string | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    const closed = last.current.closest(".yard-map-popup");
    last.current = null;
    // Somebody else has taken it.
    if (document.activeElement !== document.body) return;
    const popup = find(map, ".yard-map-popup");
    const marker = closed && find(map, `[data-marker="${opener.current}"]`);
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
 * Tab from one marker to the next; false where the next stop is none. Left to itself the browser
 * scrolls the whole page towards a marker outside the map's box, where the map only has to pan.
 */
export function tabToMarker(map: HTMLElement, { shiftKey }: { shiftKey: boolean }): boolean {
  const stops = [...map.querySelectorAll<HTMLElement>("button, a[href]")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[shiftKey ? at - 1 : at + 1];
  if (at < 0 || !next?.dataset.marker) return false;
  next.focus({ preventScroll: true });
  map.scrollIntoView({ block: "nearest" });
  return true;
}

function find(map: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  return map.current?.querySelector<HTMLElement>(selector) ?? null;
}
