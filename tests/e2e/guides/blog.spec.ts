import { documentBirth, expect, open, test } from "../fixtures.ts";

/** The scripts that hold an article's text, by the slug that begins their names. */
const TEXT = /\/assets\/(first-visit|sorting-scrap|reading-a)[^/]*\.js$/;

test("an article opens from the list, and brings no other article's text", async ({ page }) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    const [, slug] = TEXT.exec(request.url()) ?? [];
    if (slug) texts.push(slug);
  });
  await open(page, "/blog/");
  const birth = await documentBirth(page);
  expect(texts).toEqual([]);
  await page.getByRole("link", { name: "Sorting scrap metal at home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorting scrap metal at home");
  await expect(page.getByRole("heading", { name: "Start with the magnet" })).toBeVisible();
  expect([...new Set(texts)]).toEqual(["sorting-scrap"]);
  // From one article to another.
  await page.getByRole("link", { name: "what to expect on your first visit" }).click();
  await expect(page.getByRole("heading", { name: "The day before" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Start with the magnet" })).toBeHidden();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Blog").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  expect(await documentBirth(page)).toBe(birth);
});

test("an article that the server has sent stays where the code of its text does not arrive", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/assets/");
  const failed = page.waitForEvent("requestfailed");
  await page.route(/\/assets\/first-visit/, (route) => route.abort());
  await page.goto("/blog/first-visit-to-a-scrap-yard/");
  await failed;
  await expect(page.locator("html[data-scripting]")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The day before" })).toBeVisible();
});
