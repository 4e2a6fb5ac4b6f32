import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test("a map whose code is slow says that it is loading", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/directory-yard-map/, (route) =>
    held.promise.then(() => route.continue()),
  );
  await open(page, "/scrap-yards/?view=map");
  await expect(page.getByText("Loading scrap yards...").last()).toBeVisible();
  held.resolve();
  await expect(page.getByRole("group", { name: "Map of scrap yards" })).toBeVisible();
});

for (const failing of ["database", "network"])
  test(`a failing ${failing} under the map is told beside the search`, async ({
    page,
    expectFailure,
  }) => {
    expectFailure("/scrap-yards/points");
    const answer = { status: 503, json: { points: null } };
    await page.route(/\/scrap-yards\/points/, (route) =>
      failing === "network" ? route.abort("failed") : route.fulfill(answer),
    );
    await open(page, "/scrap-yards/?view=map");
    await expect(page.getByRole("alert")).toContainText("We can’t load the map right now.");
    await expect(directory(page).text).toBeVisible();
  });
