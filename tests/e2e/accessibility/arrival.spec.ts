import { expect, open, type Page, test } from "../fixtures.ts";
import { directory } from "../yards/directory/directory.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** What the page that was reached says of itself; no other part of the frame does. */
const said = (page: Page) => page.locator("body > [role=status]").last();

/** Expects that a page was announced by its title and has the focus on its heading. */
async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(said(page)).toHaveText(await page.title());
  await expect(said(page)).not.toHaveText("");
}

test("a page reached by a link is said, and has the focus on its heading, or the part that the link names", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.locator("body")).toBeFocused();
  await expect(said(page)).toHaveText("");
  await page.getByRole("contentinfo").getByRole("link", { name: "Melbourne" }).press("Enter");
  await expectArrival(page, "Scrap Metal Prices in Melbourne");
  // The next page of the same kind keeps the heading's element.
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).press("Enter");
  await expectArrival(page, "Scrap Metal Prices in Perth");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("WA").press("Enter");
  await expect(page.locator("#wa")).toBeFocused();
  await expect(page.locator("#wa")).toBeInViewport();
  await expect(said(page)).toHaveText(await page.title());
  // A menu that closes gives the focus back to its button otherwise.
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Materials menu" }).press("Enter");
  await banner.getByRole("link", { name: "Brass", exact: true }).press("Enter");
  await expectArrival(page, "Brass Scrap Metal Prices");
  await banner.getByRole("button", { name: "Search", exact: true }).first().press("Enter");
  await banner.getByLabel("Search for a city or metal").fill("Hobart");
  await banner.getByLabel("Search for a city or metal").press("Enter");
  await expectArrival(page, "Scrap Metal Prices in Hobart");
  // The next Tab goes on in the page.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("Back says where one is, and stays where one was", async ({ page }) => {
  await open(page, "/material/copper/");
  const link = page.getByRole("link", { name: "View Details, Wollongong" });
  await link.press("Enter");
  await expectArrival(page, "Scrap Metal Prices in Wollongong");
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expectArrival(page, "Copper Scrap Metal Prices");
  await expect(link).toBeInViewport();
});

test("filters leave the focus and say how many there are; pages lead to their list", async ({
  page,
}) => {
  await open(page, "/scrap-yards/");
  const { heading: count, text, state, current, link, pagination } = directory(page);
  const all = await count.innerText();
  await expect(count).toHaveAttribute("aria-live", "polite");
  await state.focus();
  await page.keyboard.type("N");
  await expect(state).toHaveValue("NSW");
  await expect(count).not.toHaveText(all);
  await expect(state).toBeFocused();
  await link("Next").press("Enter");
  await expect(current).toHaveText("2");
  await expect(count).toBeFocused();
  // Few are left, so the page's number changes while one types.
  await text.fill("Bluegum Gap");
  await expect(pagination).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(said(page)).toHaveText("");
});
