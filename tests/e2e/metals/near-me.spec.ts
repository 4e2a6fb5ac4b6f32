import { expect, open, test } from "../fixtures.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: -32.2456, longitude: 148.6049 },
});

test("copper near me asks for the position once its button is pressed, and answers there", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("banner").getByLabel("Search for a city or metal").fill("copper near me");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/material/copper/#takers-heading");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page).toHaveURL("/material/copper/?near=-32.25%2C148.6");
  const answer = page.getByRole("region", { name: "Near your location" });
  await expect(answer).toContainText("The nearest city with a price is Dubbo NSW");
  await expect(answer.getByLabel("Near", { exact: true })).toHaveValue("");
});
