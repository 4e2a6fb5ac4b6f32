import { expect, open, type Page, test } from "../fixtures.ts";

// What each page's own screen says, tests/worker/pages/failures.test.ts holds; how a page without a network
// stays as it is, tests/e2e/frame/connection.spec.ts.

/** An answer in place of a page's data. */
interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Follows a link of the footer to a page whose data is answered so. */
async function follow(page: Page, name: string, data: RegExp, answer: Answer): Promise<void> {
  await page.route(data, (asked) => asked.fulfill(answer));
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
}

/** The data of a route whose loader found the database down, as React Router sends it. */
const outageIn = (route: string): Answer => ({
  status: 503,
  headers: { "X-Remix-Response": "yes" },
  body: `[{"_1":2},"${route}",{"_3":4},"error",["ErrorResponse",5,6,7],{"_8":9},503,"Service Unavailable","message","Failed to fetch"]`,
});

/** The data of a route whose loader threw what it should not have, as React Router sends it. */
const mistakeIn = (route: string): Answer => ({
  status: 500,
  headers: { "X-Remix-Response": "yes" },
  body: `[{"_1":2},"${route}",{"_3":4},"error",["SanitizedError",5,6,-7],"Error","Unexpected Server Error"]`,
});

test("a page that is followed shows its own screen where the database is down", async ({
  page,
  expectFailure,
}) => {
  for (const path of ["/scrap-yards/", "/perth/"]) expectFailure(path);
  await open(page, "/contact/");
  const yards = outageIn("yards/directory/directory.route");
  await follow(page, "Scrap yard directory", /scrap-yards(\/_)?\.data/, yards);
  const main = page.getByRole("main");
  await expect(main).toContainText("Failed to fetch scrap yards: 503 Service Unavailable");
  await follow(page, "Perth", /perth(\/_)?\.data/, outageIn("cities/city.route"));
  await expect(main).toContainText("City Not Found");
  await expect(main).not.toContainText("Something Went Wrong");
});

const LIMIT: Answer = {
  status: 429,
  headers: { "Retry-After": "60" },
  body: "Too many requests. Wait a minute, go back and try again.",
};

for (const [what, title, says, answer] of [
  ["a mistake", "Something Went Wrong", "our end", mistakeIn("cities/city.route")],
  ["a limit", "Too Many Requests", "Wait a minute, then try again.", LIMIT],
] as const)
  test(`${what} in a page that is followed is told, and the page can be tried again`, async ({
    page,
    expectFailure,
  }) => {
    expectFailure("/perth/");
    const heading = page.getByRole("heading", { level: 1 });
    const data = /perth(\/_)?\.data/;
    await open(page, "/contact/");
    await follow(page, "Perth", data, answer);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("main")).toContainText(says);
    await page.unroute(data);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  });
