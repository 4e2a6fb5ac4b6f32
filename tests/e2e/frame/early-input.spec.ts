import { expect, type Page, test } from "../fixtures.ts";
import { holdScripts, openEarly } from "../late-scripts.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a menu that was opened early stays open and closes as ever", async ({ page }) => {
  const start = await openEarly(page, "/");
  await main(page).getByRole("button", { name: "Cities menu" }).click();
  const entry = main(page).getByRole("link", { name: "Perth" });
  await expect(entry).toBeVisible();
  await start();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL("/perth/");
  await expect(entry).toBeHidden();
});

test("a link that was followed early is followed once", async ({ page }) => {
  const start = await openEarly(page, "/");
  const answer = Promise.withResolvers<void>();
  await page.route("/scrap-yards/", (route) => answer.promise.then(() => route.continue()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await main(page).getByRole("link", { name: "Scrap Yards" }).click({ noWaitAfter: true });
  // The page hydrates while the next one is being loaded.
  await start();
  const next = start();
  answer.resolve();
  await next;
  await expect(page).toHaveURL("/scrap-yards/");
  expect(asked.filter((url) => url.includes("scrap-yards"))).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a text that the browser restores after Back stays", async ({ page }) => {
  await openEarly(page, "/contact/");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Mei O’Brien");
  await main(page).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const start = await holdScripts(page);
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(name).toHaveValue("Mei O’Brien");
  await start();
  await expect(name).toHaveValue("Mei O’Brien");
});
