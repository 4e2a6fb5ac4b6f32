import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

const FROM_DUBBO = "of Dubbo NSW 2830. In all, nearest first, in a straight line.";

test("a postcode lists the nearest yards as soon as it is typed", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { near, results, cards, current } = directory(page);
  await near.pressSequentially("2830");
  await expect(page).toHaveURL("/scrap-yards/?near=2830");
  await expect(results).toContainText(FROM_DUBBO);
  await expect(cards.first()).toContainText(/about \d+ km(?! away).*(Open|Closed) now/);
  await expect(current).toHaveText("1");
  await expect(near).toBeFocused();
});

test("metals are added one by one, and taken back", async ({ page }) => {
  await open(page, "/scrap-yards/?near=2830");
  const { material, also, cards, near } = directory(page);
  await expect(also).toHaveCount(0);
  await material.selectOption("Copper");
  await expect(also).toHaveCount(1);
  await also.selectOption("Car batteries");
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Copper&material=Car+batteries");
  await expect(cards.first()).toContainText(/Takes\s*Car batteries\s*Copper/);
  await expect(also).toHaveCount(2);
  // Each menu keeps its choice, whatever order the server lists them in.
  await expect(material).toHaveValue("Copper");
  await expect(also.first()).toHaveValue("Car batteries");
  await material.selectOption("");
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Car+batteries");
  await expect(also).toHaveCount(1);
  await expect(material).toHaveValue("Car batteries");
  await expect(also).toHaveValue("");
  await page.goBack();
  await expect(also).toHaveCount(2);
  await expect(near).toHaveValue("2830");
});
