import type { MouseEvent } from "react";

/** Closes the popover in which a link was followed: a page change alone would leave it open. */
export function hideMenu(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("a")) {
    event.currentTarget.hidePopover();
  }
}
