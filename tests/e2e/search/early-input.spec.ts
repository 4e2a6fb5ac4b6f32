import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

const banner = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) => banner(page).getByRole("button", { name: "Search", exact: true });
const field = (page: Page) => banner(page).getByLabel("Search for a city or metal");

test("a search that was opened early is ready to type", async ({ page }) => {
  const start = await openEarly(page, "/");
  await toggle(page).first().click();
  await expect(field(page)).toBeVisible();
  await start();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("perth");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/perth/");
  await expect(field(page)).toBeHidden();
});

test("what was typed early stays; focus and caret too", async ({ page }) => {
  const start = await openEarly(page, "/");
  await toggle(page).first().click();
  await field(page).pressSequentially("pert");
  await field(page).press("Home");
  await start();
  await expect(field(page)).toHaveValue("pert");
  await expect(field(page)).toBeFocused();
  expect(await caret(field(page))).toBe(0);
  await field(page).press("End");
  await field(page).press("h");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/perth/");
});

test("what was sent early leads to the page that it names, once", async ({ page }) => {
  const start = await openEarly(page, "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await toggle(page).first().click();
  await field(page).fill("copper");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/material/copper/");
  await start();
  await expect(field(page)).toBeHidden();
  expect(asked.filter((url) => url.includes("/search"))).toHaveLength(1);
});

for (const [path, label, button] of [
  ["/", "City or town", "Find Prices"],
  ["/sydney/?layout=classic", "City or town", "Find Prices"],
  ["/search/?q=Unobtainium", "City or metal", "Search"],
] as const)
  test(`${path} keeps the text that was typed early, and leads on`, async ({ page }) => {
    const start = await openEarly(page, path);
    const form = page.getByRole("main").getByRole("search");
    const text = form.getByLabel(label);
    await text.fill("hobrt");
    for (let i = 0; i < 2; i++) await text.press("ArrowLeft");
    await start();
    await expect(text).toHaveValue("hobrt");
    await expect(text).toBeFocused();
    expect(await caret(text)).toBe(3);
    await text.press("a");
    await form.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL("/hobart/");
  });
