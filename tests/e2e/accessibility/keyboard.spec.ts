import { expectProblem, field, fill, NO_ADDRESS, TYPED } from "../contact/contact.ts";
import { expect, open, type Page, test } from "../fixtures.ts";
import { directory } from "../yards/directory/directory.ts";

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("the directory is filtered, paged and turned into a map by keyboard", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { near, locate, state, reset, heading, current, pagination } = directory(page);
  const all = await heading.innerText();
  await locate.focus();
  await press(page, "Tab");
  await expect(near).toBeFocused();
  await press(page, "Tab", "Tab");
  await expect(state).toBeFocused();
  await page.keyboard.type("Q");
  await expect(state).toHaveValue("QLD");
  await expect(heading).not.toHaveText(all);
  await pagination.getByRole("link", { name: "1", exact: true }).focus();
  await press(page, "Tab", "Enter");
  await expect(current).toHaveText("2");
  await expect(heading).toBeFocused();
  await press(page, "Tab", "Tab", "Space");
  const map = page.getByRole("group", { name: "Map of scrap yards" });
  await expect(map.getByRole("button", { name: /^\d+ yards/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Map View" })).toBeFocused();
  const zoom = await map.getAttribute("data-zoom");
  await map.getByRole("button", { name: "Zoom in" }).press("Space");
  await expect(map).not.toHaveAttribute("data-zoom", zoom ?? "");
  await reset.press("Enter");
  await expect(heading).toHaveText(all);
});

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
