import { expect, open, type Page, test } from "../../fixtures.ts";
import { allYards, directory } from "./directory.ts";

/** The heading for the yards of the API that hold the text. */
async function countOf(page: Page, text: string): Promise<string> {
  const yards = await allYards(page.request);
  const found = yards.filter(({ name, cityName, address }) =>
    [name, cityName, address].some((field) => field.toLowerCase().includes(text.toLowerCase())),
  );
  return `${found.length} Scrap Yards Found`;
}

test("typing narrows the list, and focus and text stay", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  await text.pressSequentially("hobart");
  await expect(heading).toHaveText(await countOf(page, "hobart"));
  await expect(page).toHaveURL(/\?q=hobart$/);
  await expect(text).toHaveValue("hobart");
  for (let i = 0; i < 6; i++) await text.press("Backspace");
  await expect(heading).toHaveText(await countOf(page, ""));
  await expect(text).toBeFocused();
});

test("List View and Map View keep the search, and the map starts at its place", async ({
  page,
}) => {
  await open(page, "/scrap-yards/?near=2830&material=Copper");
  const { results, state, near, main } = directory(page);
  const isPressed = (name: string, pressed: boolean) =>
    expect(results.getByRole("button", { name, pressed, exact: true })).toBeVisible();
  await isPressed("List View", true);
  await isPressed("Map View", false);
  await results.getByRole("button", { name: "Map View" }).click();
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Copper&view=map");
  await isPressed("Map View", true);
  await isPressed("List View", false);
  const map = main.getByRole("group", { name: "Map of scrap yards" });
  await expect(map.getByRole("list", { name: "Legend" })).toContainText("Dubbo NSW 2830");
  await expect(
    map.getByRole("button", { name: /yards|Metal|Scrap|Recycl|Salvage/ }).first(),
  ).toBeVisible();
  await expect(map).not.toHaveAttribute("data-zoom", "4");
  await state.selectOption("NSW");
  await expect(page).toHaveURL(/(?=.*view=map)(?=.*near=2830)(?=.*state=NSW)/);
  await results.getByRole("button", { name: "List View" }).click();
  await expect(page).toHaveURL("/scrap-yards/?near=2830&state=NSW&material=Copper");
  await expect(near).toHaveValue("2830");
});
