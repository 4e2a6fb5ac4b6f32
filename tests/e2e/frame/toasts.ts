import { expect, type Page } from "../fixtures.ts";

/** Where notifications appear. */
export const toastRegion = (page: Page) => page.getByRole("region", { name: "Notification" });
/** The notifications on the screen: one at most. */
export const toasts = (page: Page) => toastRegion(page).getByRole("listitem");

/**
 * Expects a notification on a page whose clock stands still. Its code loads late, and React shows what
 * comes late only when a little time has passed.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(350);
      return toasts(page).allInnerTexts();
    })
    .toEqual([expect.stringContaining(text)]);
}
