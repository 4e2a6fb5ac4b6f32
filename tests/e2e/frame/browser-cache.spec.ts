import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";

/** Collects the addresses of documents and data that a page asks for from now on. */
function requests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) urls.push(request.url());
  });
  return urls;
}

const minutes = (count: number) => count * 60_000;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

test("links load no document, and what a visit has loaded is shown again until it is old", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/cities/");
  const birth = await documentBirth(page);
  await footerLink(page, "Perth").click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await footerLink(page, "Brass").click();
  await expect(heading(page)).toHaveText("Brass Scrap Metal Prices");
  const urls = requests(page);
  await footerLink(page, "Perth").click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await page.clock.runFor(minutes(3));
  await page.goBack();
  await expect(heading(page)).toHaveText("Brass Scrap Metal Prices");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Scrap Metal Yards in Perth" })).toBeVisible();
  expect(urls).toEqual([]);
  // After a link a page is shown again within a minute, after Back within ten.
  const asked = page.waitForRequest(/brass(\/_)?\.data/);
  await footerLink(page, "Brass").click();
  await asked;
  await expect(heading(page)).toHaveText("Brass Scrap Metal Prices");
  await page.clock.runFor(minutes(20));
  const askedAgain = page.waitForRequest(/perth(\/_)?\.data/);
  await page.goBack();
  await askedAgain;
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  expect(await documentBirth(page)).toBe(birth);
});
