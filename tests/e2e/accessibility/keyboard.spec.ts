import { expectProblem, field, fill, NO_ADDRESS, TYPED } from "../contact/contact.ts";
import { expect, open, type Page, test } from "../fixtures.ts";

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("a message with an error is mended and sent by keyboard", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  await fill(page, NO_ADDRESS);
  await field(page, "Message").focus();
  await press(page, "Tab", "Enter");
  await expectProblem(page);
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toBeFocused();
  await press(page, "Tab", "Enter");
  await expect(field(page, "Email")).toBeFocused();
  await expect(summary).toBeVisible();
  await press(page, "Control+a");
  await page.keyboard.type(TYPED.Email);
  await press(page, "Enter");
  await expect(page).toHaveURL("/contact/?sent");
  await expect(page).toHaveTitle(/^Message sent/);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
});
