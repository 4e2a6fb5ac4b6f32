import { expect, type Page } from "../fixtures.ts";
import { axeFaults, colourFaults } from "./axe.ts";
import { writtenOnPlates } from "./backplates.ts";
import {
  distanceToFooter,
  excess,
  readAs,
  SETTINGS,
  smallTargets,
  unreadable,
} from "./readable.ts";

/** A phone, a desktop, and the narrowest window that a page must fit. */
const WIDTHS = [390, 1280, 320] as const;

/** Pixels that the last section of every page keeps from what follows. */
const MIN_DISTANCE = 48;

/**
 * What is wrong with the page as it stands, in words, at every width: too wide, too close to the
 * footer, hard to read or to use. What costs most is looked at where it can differ: colours on a desktop, in light, dark and
 * forced colours; a reader's own settings on a phone. Empty when all is well.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // A chart takes its new width after the page.
    await expect.poll(() => excess(page), `${width} px`).toBeLessThanOrEqual(0);
    const faults = await smallTargets(page);
    const distance = await distanceToFooter(page);
    if (distance < MIN_DISTANCE) faults.push(`${distance} px from the last section to the footer`);
    if (width === 390) {
      faults.push(...(await axeFaults(page, true)), ...(await colourFaults(page)));
      faults.push(...(await faultsAsSet(page)));
    }
    if (width === 1280) {
      faults.push(...(await axeFaults(page)), ...(await colourFaults(page)));
      faults.push(...(await faultsOfThemes(page)));
    }
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** What cannot be read in the dark, or in a reader's own few colours. */
async function faultsOfThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await colourFaults(page);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  const forced = [...(await colourFaults(page)), ...(await writtenOnPlates(page))];
  await page.emulateMedia({ colorScheme: "light", forcedColors: null });
  return [...inTheDark.map((fault) => `dark: ${fault}`), ...forced.map((f) => `forced: ${f}`)];
}

/** What a reader's own settings of letters and spacing do to the page. */
async function faultsAsSet(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const setting of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
    await readAs(page, setting);
    const pixels = await excess(page);
    const faults = [...(pixels > 0 ? [`${pixels} px too wide`] : []), ...(await unreadable(page))];
    found.push(...faults.map((fault) => `${setting}: ${fault}`));
  }
  await readAs(page, null);
  return found;
}
