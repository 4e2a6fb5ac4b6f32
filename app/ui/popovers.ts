import type { ToggleEvent } from "react";

/** The open menus; empty if the browser lacks popovers (menus.css then hides the menus). */
export function openPopovers(): HTMLElement[] {
  if (!("popover" in HTMLElement.prototype)) return [];
  return [...document.querySelectorAll<HTMLElement>(":popover-open")];
}

/**
 * Positions a menu that is about to open below the header and, on wide screens, under its button, in browsers
 * where menus.css cannot (Safari before 26, Firefox before 147).
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

/** Focuses a menu that has opened, so that Tab moves into it. Safari skips menus opened by mouse. */
export function focusMenu({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>): void {
  if (newState === "open" && !menu.contains(document.activeElement)) menu.focus();
}
