import { expect, open, test } from "../fixtures.ts";
import {
  expectProblem,
  expectTyped,
  field,
  fill,
  form,
  NO_ADDRESS,
  send,
  TYPED,
} from "./contact.ts";

test("an error is summed up, and everybody can mend it", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  await fill(page, NO_ADDRESS);
  await send(page);
  await expectProblem(page);
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Enter your email address" }).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(summary).toBeVisible();
  await field(page, "Email").fill(TYPED.Email);
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
  await expect(page).toHaveTitle(/^Message sent/);
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
