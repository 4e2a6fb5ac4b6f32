import { unreadable } from "../accessibility/readable.ts";
import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const list = (page: Page) => page.getByRole("region", { name: "Materials" });
const cards = (page: Page) => list(page).getByRole("link", { name: "View current prices" });
const names = (page: Page) => list(page).getByRole("heading", { level: 2 });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search for a material" });

test("the list narrows as one types, and Clear Search shows all of it again", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("aLUMinium e");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).press("Enter");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).fill("Unobtainium");
  await expect(list(page)).toContainText('No materials found matching "Unobtainium"');
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cards(page)).toHaveCount(MATERIALS.length);
  await expect(box(page)).toHaveValue("");
});

test("a phone's cards begin with the first sentence, and each card found has its own whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/materials");
  const descriptions = cards(page).getByRole("paragraph");
  const rest = descriptions.first().getByText("At home it is water and gas pipe");
  await expect(descriptions.first()).toBeVisible();
  await expect(rest).toBeHidden();
  expect(await unreadable(page)).toEqual([]);
  // All are found, and what makes them so may stand anywhere.
  await box(page).fill(".");
  await expect(rest).toBeVisible();
  for (const description of await descriptions.all())
    expect(await description.innerText()).toBe(await description.textContent());
  expect(await unreadable(page), "searched").toEqual([]);
  await box(page).fill("");
  await expect(rest).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(rest).toBeVisible();
});

test("the list says as one types which metal a word is priced as", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("wheel");
  await expect(list(page)).toContainText("“wheel”: priced as Aluminium");
});
