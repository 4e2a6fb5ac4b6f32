import type { Page } from "../fixtures.ts";
import { ALL_RULES, axeFaults, COLOUR_RULES, WIDTH_RULES } from "./axe.ts";
import { writtenOnPlates } from "./backplates.ts";
import { excess, readAs, SETTINGS, smallTargets, unreadable } from "./readable.ts";

/** What is wrong with the page as it stands, in words; nothing when all is well. */
export async function faults(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await tooWide(page);
  const check = async (
    media: Parameters<Page["emulateMedia"]>[0],
    rules: typeof ALL_RULES | string[],
  ) => {
    await page.emulateMedia(media);
    const seen = await axeFaults(page, rules);
    found.push(...seen.map((fault) => `${Object.values(media ?? {}).join(", ")}: ${fault}`));
  };
  // Between the widest and the narrowest page only some rules can tell a difference.
  await check({ colorScheme: "light" }, width === 390 ? WIDTH_RULES : ALL_RULES);
  await check({ colorScheme: "dark" }, COLOUR_RULES);
  // A reader's own colours are few: they are the same wherever there is room.
  if (width !== 390) {
    await check({ colorScheme: "light", forcedColors: "active" }, COLOUR_RULES);
    found.push(...(await writtenOnPlates(page)));
    await page.emulateMedia({ colorScheme: "light", forcedColors: null });
  }
  found.push(...(await smallTargets(page)));
  return found.map((fault) => `${width} px: ${fault}`);
}

/** What a reader's own settings do to the page as it stands. */
export async function faultsAsSet(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const setting of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
    await readAs(page, setting);
    const seen = [...(await tooWide(page)), ...(await unreadable(page))];
    found.push(...seen.map((fault) => `${setting}: ${fault}`));
  }
  await readAs(page, null);
  return found;
}

async function tooWide(page: Page): Promise<string[]> {
  const pixels = await excess(page);
  return pixels > 0 ? [`${pixels} px too wide`] : [];
}
