import { expect, open, test } from "../fixtures.ts";
import { expectTyped, fill, form, send } from "./contact.ts";

test("nothing typed is lost when nobody answers", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  await fill(page);
  await page.context().setOffline(true);
  await send(page);
  const summary = form(page).getByRole("alert");
  await expect(summary).toContainText("Nothing you typed is lost. Check your internet connection");
  await expect(summary).toBeFocused();
  await expectTyped(page);
  await page.context().setOffline(false);
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
});
