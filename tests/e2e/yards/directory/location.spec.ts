import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

const DUBBO = { latitude: -32.256_904, longitude: 148.601_123 };

/** Runs in the page: tells when the browser is asked where it is. */
function noteAsking(): void {
  const { geolocation } = navigator;
  const ask = geolocation.getCurrentPosition.bind(geolocation);
  const counted = (...args: Parameters<typeof ask>) => {
    document.documentElement.dataset.asked = "yes";
    ask(...args);
  };
  Object.defineProperty(geolocation, "getCurrentPosition", { value: counted });
}

test.use({ permissions: ["geolocation"], geolocation: DUBBO });

test("Use my location lists the yards near it, sends no more than a kilometre, and stays while a metal is chosen", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(noteAsking);
  await open(page, "/scrap-yards/?service=Bin+hire&page=2");
  const { locate, near, material, results, cards } = directory(page);
  const asked = page.locator("html[data-asked]");
  await expect(asked).toHaveCount(0);
  await locate.click();
  await expect(results).toContainText("km of your location.");
  await expect(asked).toHaveCount(1);
  await expect(page).toHaveURL("/scrap-yards/?near=-32.26%2C148.6&service=Bin+hire");
  await expect(near).toHaveValue("My location");
  await expect(cards.first()).toContainText(/about \d+ km/);
  await material.selectOption("Copper");
  await expect(page).toHaveURL(
    "/scrap-yards/?near=-32.26%2C148.6&material=Copper&service=Bin+hire",
  );
  await expect(near).toHaveValue("My location");
  expect(requests.filter((url) => /32\.25|148\.601/.test(url))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain("148");
  await page.reload();
  await expect(near).toHaveValue("-32.26,148.6");
  await expect(results).toContainText("of -32.26,148.6.");
});
