import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test("typing narrows the list, and focus and text stay", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading, names } = directory(page);
  const all = await heading.innerText();
  await text.pressSequentially("bluegum flat");
  await expect(names).toHaveText(["Bluegum Flat Metals"]);
  await expect(page).toHaveURL("/scrap-yards/?q=bluegum+flat");
  await expect(text).toHaveValue("bluegum flat");
  for (let i = 0; i < 12; i++) await text.press("Backspace");
  await expect(heading).toHaveText(all);
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
