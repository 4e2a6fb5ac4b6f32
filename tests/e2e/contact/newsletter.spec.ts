import { documentBirth, expect, openWithStoppedClock, type Page, test } from "../fixtures.ts";
import { expectToast } from "../frame/toasts.ts";

const CLASSIC = "/sydney/?layout=classic";

const address = (page: Page) => page.getByRole("textbox", { name: "Your email address" });

async function subscribe(page: Page, email: string): Promise<void> {
  await address(page).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

test("a subscription from another page is corrected and answered in place", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/newsletter/");
  await openWithStoppedClock(page, CLASSIC);
  const born = await documentBirth(page);
  await subscribe(page, "mei@mail");
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveValue("mei@mail");
  await expect(address(page)).toHaveAccessibleDescription(/such as name@example\.com/);
  await subscribe(page, "Mei@mail.example");
  const done = page.getByRole("main").getByRole("status");
  await expect(done).toHaveText("Thanks. You’re on our list.");
  await expect(done).toBeFocused();
  await expectToast(page, "Thank you");
  await expect(page).toHaveURL(CLASSIC);
  expect(await documentBirth(page)).toBe(born);
});
