import { expect, open, type Page, test } from "../fixtures.ts";

interface Case {
  /** The page with the link. */
  from: string;
  link: (page: Page) => ReturnType<Page["getByRole"]>;
  /** The path that the link leads to. */
  to: string;
  route: string;
  /** What the page's own screen says. */
  words: string;
}

const menu = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

const CASES: Case[] = [
  {
    from: "/contact/",
    link: menu("Cities"),
    to: "/scrap-metal-prices-by-city/",
    route: "cities/cities.route",
    words: "Failed to fetch cities.",
  },
  {
    from: "/contact/",
    link: menu("Materials"),
    to: "/scrap-metal-prices-by-material/",
    route: "prices/materials.route",
    words: "Error loading materials. Please try again later.",
  },
  {
    from: "/contact/",
    link: menu("Scrap Yards"),
    to: "/scrap-yards/",
    route: "yards/directory/directory.route",
    words: "Failed to fetch scrap yards: 503 Service Unavailable",
  },
  {
    from: "/contact/",
    link: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Perth" }),
    to: "/perth/",
    route: "cities/city.route",
    words: "City Not Found",
  },
  {
    from: "/materials",
    link: (page) => page.getByRole("main").getByRole("link", { name: /^Brass Scrap/ }),
    to: "/material/brass/",
    route: "prices/material.route",
    words: "Material Not Found",
  },
];

/** The data of a route whose loader found the database down, as React Router sends it. */
const outageIn = (route: string) =>
  `[{"_1":2},"${route}",{"_3":4},"error",["ErrorResponse",5,6,7],{"_8":9},503,"Service Unavailable","message","Failed to fetch"]`;

/** The data of a route whose loader threw what it should not have, as React Router sends it. */
const mistakeIn = (route: string) =>
  `[{"_1":2},"${route}",{"_3":4},"error",["SanitizedError",5,6,-7],"Error","Unexpected Server Error"]`;

for (const { from, link, to, route, words } of CASES) {
  const data = new RegExp(`${to.slice(0, -1)}(/_)?\\.data`);

  test(`${to} shows its own screen where the database is down`, async ({ page, expectFailure }) => {
    expectFailure(to);
    await open(page, from);
    await page.route(data, (asked) =>
      asked.fulfill({ status: 503, headers: { "X-Remix-Response": "yes" }, body: outageIn(route) }),
    );
    await link(page).click();
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.getByRole("main")).not.toContainText("Something Went Wrong");
  });

  test(`${to} without a network leaves the page as it is`, async ({ page, expectFailure }) => {
    expectFailure(to);
    await open(page, from);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await page.route(data, (asked) => asked.abort("failed"));
    await link(page).click();
    await expect(page.getByRole("alert")).toContainText("No connection.");
    await expect(heading).toHaveText(before);
    await page.unroute(data);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(to);
    await expect(heading).not.toHaveText(before);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(`a mistake in ${to} shows the screen for mistakes`, async ({ page, expectFailure }) => {
    expectFailure(to);
    await open(page, from);
    await page.route(data, (asked) =>
      asked.fulfill({
        status: 500,
        headers: { "X-Remix-Response": "yes" },
        body: mistakeIn(route),
      }),
    );
    await link(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
    await expect(page).toHaveTitle("Something Went Wrong");
    await page.unroute(data);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something Went Wrong");
  });
}
