import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const banner = (page: Page) => page.getByRole("banner");
const navigation = (page: Page) => banner(page).getByRole("navigation", { name: "Main" });
const viewAll = (page: Page) => navigation(page).getByRole("link", { name: "View All" });
const toggle = (page: Page, label: string) =>
  navigation(page).getByRole("button", { name: `${label} menu` });

test("a menu lists the first of all, and closes outside, by its button and after a link", async ({
  page,
}) => {
  await open(page, "/");
  const links = navigation(page).getByRole("listitem").getByRole("listitem");
  await toggle(page, "Materials").click();
  await expect(links).toHaveText([...MATERIALS.slice(0, 8), "View All"]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(viewAll(page)).toBeHidden();

  await toggle(page, "Cities").click();
  await expect(links).toHaveText([/./, /./, /./, /./, /./, /./, "View All"]);
  await toggle(page, "Cities").click();
  await expect(viewAll(page)).toBeHidden();

  // The second link is one to the page itself.
  for (const _again of [1, 2]) {
    await toggle(page, "Cities").click();
    await navigation(page).getByRole("link", { name: "Melbourne" }).click();
    await expect(page).toHaveURL("/melbourne/");
    await expect(viewAll(page)).toBeHidden();
  }
});

test("a menu opens by keyboard and gives the focus back on Escape", async ({ page }) => {
  await open(page, "/");
  await toggle(page, "Materials").focus();
  await page.keyboard.press("Enter");
  await expect(viewAll(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(
    navigation(page).getByRole("link", { name: MATERIALS[0], exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(viewAll(page)).toBeHidden();
  await expect(toggle(page, "Materials")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/material/copper/");
  await expect(viewAll(page)).toBeHidden();
});

test("the first Tab offers to skip the header, which stays in view and casts a shadow past 20 px", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  for (const [top, hasShadow] of [
    [20, false],
    [21, true],
    [0, false],
    [5000, true],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const shadow = hasShadow ? /px/ : "none";
    await expect(banner(page), `${top} px`).toHaveCSS("box-shadow", shadow);
  }
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open, close and lead on", async ({ page }) => {
    await page.goto("/");
    await toggle(page, "Cities").click();
    await expect(viewAll(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewAll(page)).toBeHidden();
    await toggle(page, "Cities").click();
    await navigation(page).getByRole("link", { name: "Perth" }).click();
    await expect(page).toHaveURL("/perth/");
  });
});
