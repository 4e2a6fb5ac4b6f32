import { expect, open, test } from "../fixtures.ts";

test("a state that is chosen takes the place of another, above the text and within it", async ({
  page,
}) => {
  await open(page, "/scrap-my-car/?state=NSW");
  const article = page.getByRole("article");
  await expect(article).toContainText("Who to tell: Service NSW.");
  const states = page.getByRole("navigation", { name: "Choose your state" });
  await states.getByRole("link", { name: /^VIC/ }).click();
  await expect(
    page.getByRole("heading", { name: "What the law requires in Victoria" }),
  ).toBeVisible();
  await expect(states.locator("[aria-current]")).toHaveText(/^VIC/);
  await expect(article).toContainText("Who to tell: VicRoads.");
  await expect(article).not.toContainText("Who to tell: Service NSW.");
});
