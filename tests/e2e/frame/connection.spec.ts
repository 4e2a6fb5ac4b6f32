import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

// What opens without a connection: tests/e2e/offline.

test("pages of this visit still open without a signal", async ({ page, context }) => {
  await open(page, "/sydney/");
  await footerLink(page, "Perth").click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
});

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

test("without a connection, a form whose code is missing stays with what was typed, and says so", async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure("/");
  await page.route(/\/assets\/newsletter/, (route) => route.abort("failed"));
  await open(page, "/sydney/?layout=classic");
  const email = page.getByRole("textbox", { name: "Your email address" });
  await context.setOffline(true);
  await email.fill("jo@example.com");
  await email.press("Enter");
  await expect(
    page.getByText("You are offline. Nothing was sent, and what you typed is still here."),
  ).toBeVisible();
  await expect(email).toHaveValue("jo@example.com");
});
