import { expect, open, test } from "../fixtures.ts";
import { allYards, directory } from "./directory.ts";

test("four blocks stand below the directory", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { main, results } = directory(page);
  const bottom = await results.boundingBox();
  for (const name of [
    "What to expect at a scrap yard",
    "Tips for choosing a scrap yard",
    "Scrap yard directory overview",
    "Frequently asked questions",
  ]) {
    const block = main.getByRole("region", { name });
    await expect(block.getByRole("heading", { level: 2, name })).toBeVisible();
    const top = (await block.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0));
  }
});

test("the overview's figures are those of the data, whatever is filtered", async ({
  page,
  request,
}) => {
  const yards = await allYards(request);
  const distinct = (values: string[]) => String(new Set(values).size);
  const figures = {
    "Scrap yards": String(yards.length),
    "Cities and towns": distinct(yards.map(({ cityName, state }) => `${cityName}, ${state}`)),
    "States and territories": distinct(yards.map(({ state }) => state)),
    "Materials accepted": distinct(yards.flatMap((yard) => yard.acceptedMaterials ?? [])),
  };
  for (const path of ["/scrap-yards/", "/scrap-yards/?state=TAS"]) {
    await open(page, path);
    const overview = page.getByRole("region", { name: "Scrap yard directory overview" });
    await expect(overview.getByRole("term")).toHaveText(Object.keys(figures));
    await expect(overview.getByRole("definition")).toHaveText(Object.values(figures));
    await expect(overview).toContainText(`lists ${yards.length} scrap yards`);
  }
});

test("a question opens its answer", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const faq = page.getByRole("region", { name: "Frequently asked questions" });
  const answer = faq.getByText(/^Expect a bank transfer/);
  await expect(answer).toBeHidden();
  await faq.getByText("Will I be paid in cash?").click();
  await expect(answer).toBeVisible();
  await faq.getByText("Will I be paid in cash?").click();
  await expect(answer).toBeHidden();
});

test("structured data calls the page a collection of what it shows", async ({ page }) => {
  await open(page, "/scrap-yards/?state=TAS&page=2");
  const { names, heading } = directory(page);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block));
  const collection = data.find((block) => block["@type"] === "CollectionPage");
  expect(collection).toBeDefined();
  expect(collection.url).toMatch(/^https?:\/\/[^/]+\/scrap-yards\/$/);
  const { itemListElement, numberOfItems } = collection.mainEntity;
  expect(numberOfItems).toBe(Number.parseInt(await heading.innerText(), 10));
  await expect(names).toHaveText(
    itemListElement.map(({ item }: { item: { name: string } }) => item.name),
  );
});

test("?debug tells what was fetched", async ({ page }) => {
  await open(page, "/scrap-yards/?state=TAS&debug");
  const { main, heading } = directory(page);
  const count = Number.parseInt(await heading.innerText(), 10);
  await expect(main.getByText(`Fetched successfully: ${count} scrap yards`)).toBeVisible();
  await open(page, "/scrap-yards/");
  await expect(main.getByText("Fetched successfully")).toHaveCount(0);
});

test("yards without a place on the map are told", async ({ page, request }) => {
  const yards: { name: string; latitude?: number }[] = await (
    await request.get("/api/scrapyards")
  ).json();
  const lost = yards.find(({ latitude }) => typeof latitude !== "number");
  await open(page, `/scrap-yards/?view=map&q=${encodeURIComponent(lost?.name ?? "")}`);
  const { results } = directory(page);
  await expect(results).toContainText("No location data available");
  await expect(results).toContainText(
    "The selected scrap yards don't have geographic coordinates.",
  );
});

for (const failing of ["database", "network"])
  test(`a failing ${failing} under the map is told beside the search`, async ({
    page,
    expectFailure,
  }) => {
    expectFailure("/scrap-yards/points");
    const body = '[{"_1":2},"yards/map/points.route",{"_3":4},"data",{"_5":-5},"points"]';
    const answer = { status: 503, headers: { "X-Remix-Response": "yes" }, body };
    await page.route(/\/scrap-yards\/points/, (route) =>
      failing === "network" ? route.abort("failed") : route.fulfill(answer),
    );
    await open(page, "/scrap-yards/?view=map");
    await expect(page.getByRole("alert")).toContainText("The map could not be loaded.");
    await expect(directory(page).text).toBeVisible();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open, too", async ({ page }) => {
    await page.goto("/scrap-yards/");
    const faq = page.getByRole("region", { name: "Frequently asked questions" });
    await faq.getByText("What ID do I need?").click();
    await expect(faq.getByText(/^Photo ID, such as/)).toBeVisible();
  });
});
