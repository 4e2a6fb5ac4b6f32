import { expect, open, type Page, test } from "../fixtures.ts";
import { pageFaults } from "./page-faults.ts";

/** Pages with everything open that they show only when asked. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "a city that was not searched for, with its chart read and a yard chosen": async (page) => {
    await open(page, "/sydney/?searched=Melborne");
    await expect(page.getByText("We don't know “Melborne”.")).toBeVisible();
    const trend = page.getByRole("region", { name: /^12-Month Price Trend/ });
    await trend.scrollIntoViewIfNeeded();
    await trend.getByText("Show the numbers as a table").click();
    await page.getByRole("button", { name: "Metal Type" }).click();
    const list = page.getByRole("list", { name: "Yards on the map" });
    await list.getByRole("button").first().click();
    await expect(list.getByRole("link", { name: /^Directions to / })).toBeVisible();
    await page.getByText("Show all 32 yards").click();
    await expect(page.getByRole("link", { name: "Closed or moved?" })).toBeVisible();
    await trend.getByRole("slider").press("End");
    await expect(trend.getByText(/^Copper \$.+\(/)).toBeVisible();
  },
  "the directory's map with a yard chosen": async (page) => {
    await open(page, "/scrap-yards/?view=map&q=Bluegum+Flat+Metals");
    await page.getByRole("button", { name: "Bluegum Flat Metals" }).click();
    const popup = page.getByRole("region", { name: "Bluegum Flat Metals" });
    await expect(popup.getByText("Adelaide, SA")).toBeVisible();
  },
  "the directory with its filters open": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/scrap-yards/?q=Melborne&state=VIC");
    await page.getByText("Filters (1)").click();
    await expect(page.getByRole("combobox", { name: "State" })).toBeVisible();
  },
  "a report with errors": async (page) => {
    await open(page, "/report/?city=sydney");
    const main = page.getByRole("main");
    await main.getByRole("combobox", { name: "Metal" }).selectOption({ index: 1 });
    await main.getByRole("textbox", { name: "What did you see?" }).fill("Less.");
    await main.getByRole("textbox", { name: "Price on your docket" }).fill("seven");
    await main.getByRole("button", { name: "Send report" }).click();
    await expect(main.getByRole("alert")).toBeFocused();
  },
};

for (const [state, reach] of Object.entries(STATES))
  test(`${state} fits every screen and every reader`, async ({ page, expectFailure }) => {
    test.slow();
    expectFailure("/report/");
    await reach(page);
    expect(await pageFaults(page)).toEqual([]);
  });

test("a panel above a page fits every screen and every reader", async ({ page }) => {
  test.slow();
  await open(page, "/about/");
  const banner = page.getByRole("banner");
  for (const [width, button] of [
    [1280, "Cities menu"],
    [1280, "Search"],
    [390, "Menu"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await banner.getByRole("button", { name: button, exact: true }).click();
    expect.soft(await pageFaults(page), button).toEqual([]);
    await page.setViewportSize({ width, height: 844 });
    await page.keyboard.press("Escape");
  }
});
