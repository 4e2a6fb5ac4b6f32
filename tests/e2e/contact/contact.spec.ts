import { documentBirth, expect, open, openWithStoppedClock, test } from "../fixtures.ts";
import { expectToast, toasts } from "../frame/toasts.ts";
import { expectTyped, field, fill, form, send } from "./contact.ts";

test("a message is sent in place, and said to be once", async ({ page }) => {
  await openWithStoppedClock(page, "/contact/");
  const born = await documentBirth(page);
  await send(page);
  await expect(field(page, "Name"), "an empty form is not sent").toBeFocused();
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  await fill(page);
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
  const done = form(page).getByRole("status");
  await expect(done).toContainText("Message sent");
  await expect(done).toContainText("We read every message");
  await expect(done).toBeFocused();
  await expectToast(page, "Message sent. Thank you.");
  expect(await documentBirth(page)).toBe(born);

  await page.clock.resume();
  await open(page, "/contact/?sent");
  await expect(toasts(page)).toHaveCount(0);
  await form(page).getByRole("link", { name: "Send another message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  await page.goBack();
  await expect(done).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

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

test("the page that one comes from is kept with a message", async ({ page }) => {
  const kept = page.locator("input[name=page]");
  const contact = (part: "banner" | "contentinfo") =>
    page.getByRole(part).getByRole("link", { name: "Contact", exact: true });
  await open(page, "/contact/");
  await expect(kept).toHaveValue("/contact/");
  await open(page, "/scrap-yards/?state=NSW");
  await contact("banner").click();
  await expect(kept).toHaveValue("/scrap-yards/?state=NSW");
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(page).toHaveURL("/perth/");
  await contact("contentinfo").click();
  await expect(kept).toHaveValue("/perth/");
  await page.goBack();
  await expect(page).toHaveURL("/perth/");
  await page.goForward();
  await expect(kept).toHaveValue("/perth/");
});
