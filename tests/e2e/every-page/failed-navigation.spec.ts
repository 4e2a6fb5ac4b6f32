import { expect, open, type Page, test } from "../fixtures.ts";

// What each page's own screen says, tests/worker/pages/failures.test.ts holds; how a page without a network
// stays as it is, tests/e2e/frame/connection.spec.ts.

const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** The data of a route whose loader found the database down, as React Router sends it. */
const outageIn = (route: string) =>
  `[{"_1":2},"${route}",{"_3":4},"error",["ErrorResponse",5,6,7],{"_8":9},503,"Service Unavailable","message","Failed to fetch"]`;

/** The data of a route whose loader threw what it should not have, as React Router sends it. */
const mistakeIn = (route: string) =>
  `[{"_1":2},"${route}",{"_3":4},"error",["SanitizedError",5,6,-7],"Error","Unexpected Server Error"]`;

/** Answers what is asked for a page's data. */
async function answer(page: Page, data: RegExp, status: number, body: string): Promise<void> {
  const headers = { "X-Remix-Response": "yes" };
  await page.route(data, (asked) => asked.fulfill({ status, headers, body }));
}

test("a page that is followed shows its own screen where the database is down", async ({
  page,
  expectFailure,
}) => {
  for (const path of ["/scrap-yards/", "/perth/"]) expectFailure(path);
  await answer(page, /scrap-yards(\/_)?\.data/, 503, outageIn("yards/directory/directory.route"));
  await answer(page, /perth(\/_)?\.data/, 503, outageIn("cities/city.route"));
  await open(page, "/contact/");
  await menu(page, "Scrap Yards").click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Failed to fetch scrap yards: 503 Service Unavailable");
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(main).toContainText("City Not Found");
  await expect(main).not.toContainText("Something Went Wrong");
});

test("a mistake in a page that is followed shows the screen for mistakes, and can be tried again", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/scrap-metal-prices-by-material/");
  const data = /scrap-metal-prices-by-material(\/_)?\.data/;
  await open(page, "/contact/");
  await answer(page, data, 500, mistakeIn("metals/materials.route"));
  await menu(page, "Materials").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
  await expect(page).toHaveTitle("Something Went Wrong");
  await page.unroute(data);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something Went Wrong");
});

test("a visitor over the limit is told so on every page that is followed, and when to try again", async ({
  page,
  expectFailure,
}) => {
  const data = /(perth|scrap-yards)(\/_)?\.data/;
  const body = "Too many requests. Wait a minute, go back and try again.";
  const headers = { "Retry-After": "60" };
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of ["/perth/", "/scrap-yards/"]) expectFailure(path);
  await page.route(data, (asked) => asked.fulfill({ status: 429, headers, body }));
  for (const follow of [
    () => page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click(),
    () => menu(page, "Scrap Yards").click(),
  ]) {
    await open(page, "/about/");
    await follow();
    await expect(heading).toHaveText("Too Many Requests");
    await expect(page).toHaveTitle("Too Many Requests");
    await expect(page.getByRole("main")).toContainText("Wait a minute, then try again.");
    await expect(page.getByRole("main")).not.toContainText("our end");
  }
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading).toHaveText(/Scrap Yard/);
});
