import { expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

const PAGE = "/scrap-metal-prices-by-city/";

/** Each menu lies on the screen below the header, and Tab goes on in it. */
export function checkMenus(visitor: () => Visitor, names: string[]): void {
  for (const name of names)
    test(`${name}: lies below the header, under its button, and Tab goes on in it`, async () => {
      const { driver } = visitor();
      await visitor().goto(PAGE);
      // The header stays where one scrolls.
      await driver.evaluate(() => window.scrollTo(0, 600));
      await visitor().until("is scrolled", () => Math.round(window.scrollY), 600);
      await visitor().click("button", name, "header");
      await visitor().until(`${name} opens`, isOpen, true, name);
      const faults = (await driver.evaluate(misplaced, name)).map((fault) => visitor().says(fault));
      // The panel of the search has the focus in its field.
      if (name === "Search") await visitor().until("is in the field", focused, "header-search");
      else {
        await driver.press("Tab");
        await visitor().until("Tab goes to its first link", isFirstFocused, true, name);
      }
      await driver.press("Escape");
      await visitor().until(`${name} closes`, isOpen, false, name);
      expect([...faults, ...(await visitor().faults())]).toEqual([]);
    });
}

// These run in the page.

function focused(): string | undefined {
  return document.activeElement?.id;
}

function isOpen(name: string): boolean {
  const button = document.querySelector(`header button[aria-label="${name}"]`);
  const menu = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  return Boolean(menu?.getClientRects().length);
}

function isFirstFocused(name: string): boolean {
  const button = document.querySelector(`header button[aria-label="${name}"]`);
  const menu = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  return menu?.querySelector("a") === document.activeElement;
}

function misplaced(name: string): string[] {
  const button = document.querySelector(`header button[aria-label="${name}"]`)!;
  const menu = document.getElementById(button.getAttribute("popovertarget")!)!;
  const { top, right, bottom, left } = menu.getBoundingClientRect();
  const header = button.closest("header")!.getBoundingClientRect();
  const above = button.getBoundingClientRect();
  const screen = document.documentElement;
  const isOnScreen =
    left >= -0.5 && right <= screen.clientWidth + 0.5 && top >= 0 && bottom <= innerHeight + 0.5;
  const gap = top - header.bottom;
  const at = `(${[left, top, right, bottom].map(Math.round).join(" ")})`;
  return [
    isOnScreen || `is not on the screen ${at}`,
    Math.abs(gap) <= 2 || `begins ${gap} px below the header ${at}`,
    (left <= above.right && right >= above.left) || `is not under its button ${at}`,
  ].filter((fault) => fault !== true);
}
