import { expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

const PAGE = "/scrap-metal-prices-by-city/";
const SCROLLED = [0, 600, 1000];

/** Each menu lies on the screen below the header, and Tab goes on in it. */
export function checkMenus(visitor: () => Visitor, names: string[]): void {
  for (const name of names)
    test(`${name}: lies below the header, under its button, and Tab goes on in it`, async () => {
      const { driver } = visitor();
      await visitor().goto(PAGE);
      const faults: string[] = [];
      for (const top of SCROLLED) {
        await driver.evaluate((y) => window.scrollTo(0, y), top);
        await visitor().until("is scrolled", () => Math.round(window.scrollY), top);
        await visitor().click("button", name, "header");
        await visitor().until(`${name} opens`, isOpen, true, name);
        for (const fault of await driver.evaluate(misplaced, name))
          faults.push(visitor().says(`${name} at ${top} px ${fault}`));
        // The panel of the search has the focus in its field.
        if (name === "Search") await visitor().until("is in the field", focused, "header-search");
        else {
          await driver.press("Tab");
          await visitor().until("Tab goes to its first link", isFirstFocused, true, name);
        }
        await driver.press("Escape");
        await visitor().until(`${name} closes`, isOpen, false, name);
      }
      expect([...faults, ...(await visitor().faults())]).toEqual([]);
    });
}

/** Without popovers there are no menus; the page and its footer lead on. */
export function checkWithoutMenus(visitor: () => Visitor, names: string[]): void {
  test("without popovers the menus and their buttons are hidden, and the footer leads on", async () => {
    await visitor().goto(PAGE);
    for (const name of names)
      expect(await visitor().driver.evaluate(shown, name), visitor().says(name)).toEqual([]);
    await visitor().click("link", "Sydney", "footer");
    await visitor().at("/sydney/");
    await visitor().quiet();
    expect(await visitor().faults()).toEqual([]);
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

/** What of a menu can be seen. */
function shown(name: string): string[] {
  const button = document.querySelector(`header button[aria-label="${name}"]`);
  const menu = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  const seen = Object.entries({ button, menu }).filter(([, part]) => part?.getClientRects().length);
  return [...seen.map(([part]) => `its ${part} is shown`), ...(menu ? [] : ["there is none"])];
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
