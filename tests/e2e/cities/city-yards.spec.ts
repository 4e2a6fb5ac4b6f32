import { expect, open, type Page, test } from "../fixtures.ts";

const entries = (page: Page) =>
  page.getByRole("list", { name: "Yards on the map" }).locator("> li");

test("yards stand in one, two or three columns", async ({ page }) => {
  await open(page, "/sydney/");
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = () =>
      entries(page).evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().left));
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns);
  }
});

test("an open yard shows six metals, and all of them on request", async ({ page }) => {
  await open(page, "/sydney/");
  const withMore = entries(page)
    .filter({ hasText: /\+\d+\s*(Call|Directions)/ })
    .first();
  const name = (await withMore.getByRole("heading").textContent()) ?? "";
  const yard = entries(page).filter({ hasText: name });
  await yard.getByRole("button", { name, exact: true }).click();
  const metals = yard.getByRole("list", { name: "Accepted materials" }).getByRole("listitem");
  const more = yard.getByRole("button", { name: / more$/ });
  await expect(metals).toHaveCount(7);
  const hidden = Number.parseInt((await more.textContent())?.slice(1) ?? "", 10);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(metals).toHaveCount(6 + hidden);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every metal of every yard is named", async ({ page }) => {
    await page.goto("/sydney/");
    await expect(page.getByRole("button", { name: / more$/ })).toHaveCount(0);
    await expect(entries(page).getByText("Electronic waste").first()).toBeVisible();
  });

  test("every yard is open, and a long description ends after three lines", async ({ page }) => {
    await page.goto("/sydney/");
    const lines = await entries(page)
      .getByRole("paragraph")
      .filter({ hasText: /\w\. \w/ })
      .evaluateAll((all) =>
        all.map((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
      );
    expect(Math.max(...lines)).toBeGreaterThan(2.9);
    expect(Math.max(...lines)).toBeLessThanOrEqual(3.1);
  });
});
