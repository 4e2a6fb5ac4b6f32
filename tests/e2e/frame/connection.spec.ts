import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

// What opens without a connection: tests/e2e/frame.

test("code that a deploy has replaced is loaded with a new document", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/assets/");
  await open(page, "/sydney/");
  const birth = await documentBirth(page);
  await page.route(/\/assets\/material/, (route) => route.abort("failed"));
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, "Brass").click();
  await document;
  await page.unroute(/\/assets\/material/);
  await expect(heading(page)).toHaveText("Brass Scrap Metal Prices");
  expect(await documentBirth(page)).not.toBe(birth);
});
