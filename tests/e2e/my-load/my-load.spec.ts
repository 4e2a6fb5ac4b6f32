import { expect, open, type Page, test } from "../fixtures.ts";
import { openEarly } from "../late-scripts.ts";
import { loadForm } from "./load-form.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    const start = (page: Page) => (javaScriptEnabled ? open(page, "/") : page.goto("/"));

    test("a tradie in Dubbo finds out what the load is worth, and whom to ring", async ({
      page,
    }) => {
      await start(page);
      await page.getByRole("link", { name: "What is my load worth?" }).click();
      const { near, what, add, row, total, heading } = loadForm(page);
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(1);
      await what.fill("60kg bright copper");
      await add.click();
      await expect(page).toHaveURL(/\/my-load\/\?bright\+copper=60kg/);
      await expect(row("Bright Copper Wire")).toBeVisible();
      await expect(total).toHaveText(/ in the largest cities for 60 kg\. Tell us where you are/);
      await near.fill("2830");
      await what.fill("35 kg of brass, two electric-hot-water-160");
      await what.press("Enter");
      await expect(total).toHaveText("$778 – $1,048 for about 187–219 kg in Dubbo NSW");
      const [size, largest] = await page.evaluate(() => {
        const sizeOf = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
        const sizes = [...document.querySelectorAll("main *")].map(sizeOf);
        return [sizeOf(document.querySelector(".load-total b")!), Math.max(...sizes)];
      });
      expect(size).toBe(largest);
      if (javaScriptEnabled) await total.getByRole("link").click();
      await expect(heading).toBeInViewport();
      const all = page.getByRole("list", { name: "All of it" });
      await expect(all.getByRole("link", { name: /^\(02\)/ }).first()).toBeAttached();
      await expect(page.getByText("What to bring in New South Wales")).toBeAttached();
    });
  });

test("it answers while one types, and focus and caret stay", async ({ page }) => {
  await open(page, "/my-load/?near=2830&copper=&car-batteries=");
  const { copper, row, total } = loadForm(page);
  const batteries = row("Lead-Acid Batteries");
  await copper.pressSequentially("60");
  await expect(total).toHaveText("$453 – $624 for 60 kg in Dubbo NSW. 1 thing not counted");
  await expect(copper).toBeFocused();
  await batteries.pressSequentially("18");
  await expect(total).toHaveText("$462 – $637 for 78 kg in Dubbo NSW");
  await expect(batteries).toBeFocused();
  await expect(copper).toHaveValue("60");
  await expect(page).toHaveURL("/my-load/?near=2830&copper=60&car-batteries=18");
});

test("what is typed is suggested with what it counts as, and Enter in its number adds it", async ({
  page,
}) => {
  await open(page, "/my-load/?near=2830&copper=5");
  const { what, amount, row } = loadForm(page);
  await what.pressSequentially("hot wat");
  const option = page.getByRole("option", { name: /^Electric hot-water unit 160 L/ });
  await expect(option).toContainText("Steel, about 46–62 kg each");
  await option.click();
  await expect(amount).toBeFocused();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(row("Electric hot-water unit 160 L")).toHaveValue("2");
  await expect(what).toBeFocused();
  await expect(what).toHaveValue("");
});

test("what is added before the last addition shows comes on top of it", async ({ page }) => {
  await open(page, "/my-load/");
  const { what, add, row } = loadForm(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/my-load\/.*\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await what.fill("60 kg copper");
  await add.click();
  await expect(what).toHaveValue("");
  await what.fill("4 kg brass");
  await what.press("Enter");
  held.resolve();
  await expect(row("Brass")).toHaveValue("4");
  await expect(row("Copper")).toHaveValue("60");
  await expect(what).toBeFocused();
});

test("what cannot be right is said without moving the field", async ({ page }) => {
  await open(page, "/my-load/?near=2830&copper=&brass=10");
  const { copper, row, total } = loadForm(page);
  const before = await row("Brass").boundingBox();
  await copper.fill("-5");
  await expect(page.getByText("A weight can’t be negative.", { exact: true })).toBeVisible();
  await expect(copper).toHaveAccessibleDescription(/A weight can’t be negative/);
  await expect(total).toHaveText("$47.50 – $71.50 for 10 kg in Dubbo NSW. 1 thing not counted");
  expect((await row("Brass").boundingBox())!.y).toBe(before!.y);
});

test("without a signal the device goes on counting, and says what is not up to date", async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure("/");
  const code = page.waitForResponse(/live-load/);
  await open(page, "/my-load/?near=2830&copper=35&brass=");
  // With all that it needs; a signal lost before that is another story.
  await page.evaluate((url) => import(url), (await code).url());
  const { copper, row, total, what } = loadForm(page);
  await context.setOffline(true);
  await copper.fill("90");
  await expect(total).toHaveText("$680 – $936 for 90 kg in Dubbo NSW. 1 thing not counted");
  await row("Brass").fill("10");
  await expect(total).toHaveText("$728 – $1,008 for 100 kg in Dubbo NSW");
  await what.fill("2 kg of fishing sinkers");
  await what.press("Enter");
  await expect(page.getByText("No connection. This device worked out the total")).toBeVisible();
  await expect(page.getByText("We can’t look it up right now.")).toBeVisible();
  await expect(copper).toHaveValue("90");
  await expect(total).toHaveText("$728 – $1,008 for 100 kg in Dubbo NSW. 1 thing not counted");
  // With a connection it asks by itself: a press would race with that.
  await context.setOffline(false);
  await expect(page.getByText("No connection.")).toHaveCount(0);
  await expect(row("Fishing sinkers")).toBeVisible();
});

test("on a phone the total stays in sight, and never hides the field that one types in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "/my-load/?near=2830&copper=35&brass=4&car-batteries=8&fridge=2");
  const { total } = loadForm(page);
  await expect(total).toHaveText(/in Dubbo NSW$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const fields = page.getByRole("main").locator("form[aria-label='My load'] input:visible");
  for (const field of await fields.all()) {
    await field.focus();
    const [box, bar] = [await field.boundingBox(), await total.boundingBox()];
    expect(bar?.height).toBeLessThan(100);
    expect(box && bar && bar.y + bar.height <= box.y).toBe(true);
  }
  await expect(page.getByRole("button", { name: "What is it worth?" })).toHaveCount(0);
});

test("only what one typed is kept, and never where one is", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -32.2456789, longitude: 148.6012345 });
  await open(page, "/my-load/?near=2830&copper=60&car-batteries=18");
  const { near, total } = loadForm(page);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toBe("{}");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(near).toHaveValue("My location");
  await expect(page).toHaveURL(/near=-32\.25%2C148\.6&/);
  await expect(total).toHaveText(/in Dubbo NSW$/);
  expect(await kept()).toContain("copper=60");
  expect(await kept()).not.toMatch(/near|148/);
});

test("a load is printed on one page, with its yards and its address", async ({ page, baseURL }) => {
  const path = "/my-load/?near=Sydney&car=1&copper=50&brass=50&aluminum=50&steel=50&zinc=5";
  await open(page, path);
  await page.emulateMedia({ media: "print" });
  const { copper, total } = loadForm(page);
  await expect(copper).toBeHidden();
  await expect(total).toBeVisible();
  await expect(page.getByText("What to bring in New South Wales")).toBeVisible();
  await expect(page.getByRole("link", { name: /^\(02\)/ }).first()).toBeVisible();
  await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("what was typed before the scripts ran is answered, and no kept load takes its place", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("my-load", "/my-load/?steel=1000"));
  const start = await openEarly(page, "/my-load/?copper=");
  const { near, copper, total } = loadForm(page);
  await near.fill("2830");
  await copper.fill("60");
  await start();
  await expect(total).toHaveText("$453 – $624 for 60 kg in Dubbo NSW");
  await expect(page).toHaveURL("/my-load/?near=2830&copper=60");
});
