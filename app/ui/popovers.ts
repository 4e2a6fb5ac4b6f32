import type { ToggleEvent } from "react";

/** The menus that are open. None in a browser without popovers: they are hidden there, see menus.css. */
export function openPopovers(): HTMLElement[] {
  if (!("popover" in HTMLElement.prototype)) return [];
  return [...document.querySelectorAll<HTMLElement>(":popover-open")];
}

/**
 * Before a menu opens: puts it below the header and, on wide screens, under its button, in browsers where
 * menus.css cannot (Safari before 26, Firefox before 147).
 */
export function placeMenu({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>): void {
  if (newState !== "open" || CSS.supports("anchor-name: --header")) return;
  const header = menu.closest("header");
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!header || !button) return;
  menu.style.top = `${header.getBoundingClientRect().bottom}px`;
  if (menu.matches(".nav-menu"))
    menu.style.right = `${document.documentElement.clientWidth - button.getBoundingClientRect().right}px`;
}

/** After a menu has opened: the Tab key goes on in it. Safari passes over one that was opened by mouse. */
export function focusMenu({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>): void {
  if (newState === "open" && !menu.contains(document.activeElement)) menu.focus();
}
