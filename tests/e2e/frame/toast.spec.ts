import { fill, form, send, TYPED } from "../contact/contact.ts";
import { expect, openWithStoppedClock, type Page, test } from "../fixtures.ts";
import { expectToast, toastRegion, toasts } from "./toasts.ts";

/** Leaves an address for the newsletter; a notification says thanks. */
async function subscribe(page: Page): Promise<void> {
  await openWithStoppedClock(page, "/newsletter/");
  await page.getByRole("textbox", { name: "Your email address" }).fill("mei@mail.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expectToast(page, "Thank you for subscribing.");
}

test("one notification at a time says what was done, goes after five seconds, and the page stays", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/contact/");
  for (const text of ["Where do I take lead?", "And where zinc?"]) {
    await fill(page, { ...TYPED, Message: text });
    await send(page);
    await expectToast(page, "Message sent.");
    await form(page).getByRole("link", { name: "Send another message" }).click();
  }
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?]*\/contact\/$/);
});

test("F8 moves the focus to a notification, and its button closes it", async ({ page }) => {
  await subscribe(page);
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toastRegion(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});
