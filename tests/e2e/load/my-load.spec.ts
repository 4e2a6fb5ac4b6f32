import { expect, open, type Page, test } from "../fixtures.ts";
import { loadForm } from "./load-form.ts";

const EXAMPLE = "/my-load/?near=2830&copper=60&car-batteries=18";

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    const start = (page: Page) => (javaScriptEnabled ? open(page, "/") : page.goto("/"));

    test("a tradie in Dubbo finds out what the load is worth, in three steps", async ({ page }) => {
      await start(page);
      await page.getByRole("link", { name: "What is my load worth?" }).click();
      const { near, copper, batteries, submit, total, heading } = loadForm(page);
      await near.fill("2830");
      await copper.fill("60");
      await batteries.fill("18");
      await submit.click();
      await expect(page).toHaveURL(/\/my-load\/\?near=2830&copper=60&car-batteries=18/);
      await expect(total).toHaveText("$462 – $637 for 78 kg in Dubbo NSW");
      await expect(heading).toBeInViewport();
      const all = page.getByRole("list", { name: "All of it" });
      await expect(all.getByRole("link", { name: /^\(02\)/ }).first()).toBeAttached();
      await expect(page.getByText("What to bring in New South Wales")).toBeAttached();
    });

    test("another metal is added and removed", async ({ page }) => {
      await (javaScriptEnabled ? open(page, "/my-load/") : page.goto("/my-load/"));
      const { near, another, add, zinc, submit, total } = loadForm(page);
      await near.fill("Sydney");
      await another.selectOption("Zinc");
      await add.click();
      await expect(page).toHaveURL(/\/my-load\/\?near=Sydney&zinc=(#|$)/);
      await zinc.fill("10");
      // Not the first button that one sees, which adds or removes a metal.
      await zinc.press("Enter");
      await expect(page).toHaveURL(/zinc=10/);
      await submit.click();
      await expect(total).toHaveText(/for 10 kg in Sydney NSW$/);
      await page.getByRole("button", { name: "Remove Zinc" }).click();
      await expect(zinc).toHaveCount(0);
      await expect(page).toHaveURL(/\/my-load\/\?near=Sydney(#|$)/);
    });
  });

test("it answers while one types, and focus and caret stay", async ({ page }) => {
  await open(page, "/my-load/?near=2830");
  const { copper, batteries, total } = loadForm(page);
  await copper.pressSequentially("60");
  await expect(total).toHaveText("$453 – $624 for 60 kg in Dubbo NSW");
  await expect(copper).toBeFocused();
  await batteries.pressSequentially("18");
  await expect(total).toHaveText("$462 – $637 for 78 kg in Dubbo NSW");
  await expect(batteries).toBeFocused();
  await expect(copper).toHaveValue("60");
  await expect(page).toHaveURL("/my-load/?near=2830&copper=60&car-batteries=18");
});

test("what cannot be right is said without moving the field", async ({ page }) => {
  await open(page, "/my-load/?near=2830&brass=10");
  const { copper, batteries, total } = loadForm(page);
  const before = await batteries.boundingBox();
  await copper.fill("-5");
  await expect(page.getByText("A weight can’t be negative.", { exact: true })).toBeVisible();
  await expect(copper).toHaveAccessibleDescription(/A weight can’t be negative/);
  await expect(total).toHaveText("$47.50 – $71.50 for 10 kg in Dubbo NSW");
  expect((await batteries.boundingBox())!.y).toBe(before!.y);
});

test("Back leads to the load before, and its fields follow", async ({ page }) => {
  await open(page, "/my-load/?near=Dubo&copper=60");
  const { near, copper, total } = loadForm(page);
  await page.getByRole("link", { name: "Dubbo NSW 2830" }).click();
  await expect(total).toHaveText(/in Dubbo NSW$/);
  await expect(near).toHaveValue("Dubbo NSW 2830");
  await page.goBack();
  await expect(near).toHaveValue("Dubo");
  await expect(copper).toHaveValue("60");
});

test("only what one typed is kept, and never where one is", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -32.2456789, longitude: 148.6012345 });
  await open(page, EXAMPLE);
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

test("the keyboard adds a metal and goes on in its field", async ({ page }) => {
  await open(page, "/my-load/?near=Sydney");
  const { another, zinc, submit, heading } = loadForm(page);
  await another.focus();
  await page.keyboard.type("Zinc");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(zinc).toBeFocused();
  await page.keyboard.type("5");
  await submit.press("Enter");
  await expect(heading).toBeFocused();
});

test("a load is printed on one page, with its yards and its address", async ({ page, baseURL }) => {
  const path = "/my-load/?near=Sydney&item-car=1&copper=50&brass=50&aluminum=50&steel=50&zinc=5";
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
