import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const rules = (page: Page) => page.getByRole("region", { name: /^Scrap Metal Regulations in / });

const CHECKLIST = [
  ["Valid Identification", "photo ID such as a driver's license or passport"],
  ["Proof of Ownership", "Documentation showing you legally own the scrap metal"],
  ["Payment Method", "Cash payments for scrap metal are prohibited in most states"],
  ["Vehicle Details", "License plate and registration information when applicable"],
] as const;

async function expectRules(page: Page, city: string): Promise<void> {
  await expect(rules(page).getByRole("heading", { level: 2 })).toHaveText(
    `Scrap Metal Regulations in ${city}`,
  );
  await expect(rules(page).getByRole("paragraph").first()).toHaveText(/.{80}/);
  await expect(rules(page)).toContainText(
    "This is general information only. Please consult the official state legislation for comprehensive details.",
  );
  await expect(
    rules(page).getByRole("heading", { name: "Key Requirements for Selling Scrap Metal" }),
  ).toBeVisible();
  for (const texts of CHECKLIST)
    for (const text of texts) await expect(rules(page).getByText(text)).toBeVisible();
}

test("it says where it is and how fresh its prices are", async ({ page }) => {
  await open(page, "/perth/");
  await expect(page).toHaveTitle("Scrap Metal Prices in Perth, WA | Current Rates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scrap Metal Prices in Perth");
  const today = new Intl.DateTimeFormat("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Australia/Perth",
  }).format(new Date());
  const main = page.getByRole("main");
  await expect(main).toContainText(today);
  await expect(main).toContainText(/Last checked on \d+ [A-Z][a-z]+ \d{4}/);
});

test("its breadcrumb leads to all cities and to its state's", async ({ page }) => {
  await open(page, "/hobart/");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Australia", "TAS"]);
  await breadcrumb.getByRole("link", { name: "TAS" }).click();
  await expect(page).toHaveURL("/scrap-metal-prices-by-city/#tas");
  await expect(page.getByRole("heading", { name: "Tasmania" })).toBeInViewport();
  await page.goBack();
  await breadcrumb.getByRole("link", { name: "Australia" }).click();
  await expect(page).toHaveURL("/scrap-metal-prices-by-city/");
});

test("its rules have notice and checklist", async ({ page }) => {
  await open(page, "/adelaide/");
  await expectRules(page, "Adelaide");
});

test("its address may be written in capitals and without a slash at the end", async ({ page }) => {
  await open(page, "/Gold-Coast");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gold Coast");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/gold-coast\/$/);
});

test("View All Scrap Yards loads the directory as a new page", async ({ page }) => {
  await open(page, "/sydney/");
  const before = await documentBirth(page);
  const link = page.getByRole("link", { name: "View All Scrap Yards" });
  await expect(link).toHaveAttribute("href", "/category/scrap-yards/");
  await link.click();
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(page.getByRole("heading", { name: /Scrap Yards Found/ })).toBeVisible();
  expect(await documentBirth(page)).toBeGreaterThan(before);
});

test("an unknown city is told", async ({ page, expectFailure }) => {
  expectFailure("/atlantis/");
  const response = await page.goto("/atlantis/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("City Not Found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("City Not Found");
  await page.getByRole("main").getByRole("link", { name: "View All Cities" }).click();
  await expect(page).toHaveURL("/scrap-metal-prices-by-city/");
});

test("a town without yards asks to be told of one", async ({ page }) => {
  await open(page, "/port-lincoln/");
  const main = page.getByRole("main");
  await expect(main.getByText("No scrap yards found in Port Lincoln yet.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Let us know!" })).toHaveAttribute(
    "href",
    "/contact/?subject=Scrap+yard+in+Port+Lincoln&from=%2Fport-lincoln%2F",
  );
  await expect(main.getByRole("link", { name: "View All Scrap Yards" })).toBeVisible();
});

test("a town without prices says so at every metal", async ({ page }) => {
  await open(page, "/horsham/");
  await expect(page.getByRole("rowheader")).toHaveCount(MATERIALS.length);
  await expect(page.getByRole("cell", { name: "Price unavailable" })).toHaveCount(MATERIALS.length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prices, yards and rules are there", async ({ page }) => {
    await page.goto("/melbourne/");
    await expect(page.getByRole("rowheader")).toHaveCount(MATERIALS.length);
    await expect(page.getByRole("cell", { name: /\$.+ – \$/ }).first()).toBeVisible();
    const yards = page.getByRole("region", { name: "Scrap Metal Yards in Melbourne" });
    const names = yards.getByRole("heading", { level: 3 });
    await expect(names.first()).toBeVisible();
    expect(await names.count()).toBe(20);
    await expect(yards).not.toContainText("Loading scrap yards");
    await expectRules(page, "Melbourne");
    await page.getByRole("link", { name: "View All Scrap Yards" }).click();
    await expect(page).toHaveURL("/scrap-yards/");
  });
});
