import { expect, type Locator, type Page, test } from "../fixtures.ts";

// A field that somebody is led to comes to rest below the header that stays, with its label.

async function expectInView(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeInViewport({ ratio: 1 });
  const label = await field.evaluateHandle((one) => (one as HTMLInputElement).labels![0]!);
  const header = page.getByRole("banner");
  const distance = async () => {
    const [above, below] = await Promise.all([header.boundingBox(), label.boundingBox()]);
    return below!.y - above!.y - above!.height;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
}

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1280, false],
] as const)
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test("the first field that is wrong", async ({ page }) => {
      await page.goto("/contact/");
      await page.getByRole("button", { name: "Send Message" }).click();
      const name = page.getByLabel("Name", { exact: true });
      await expect(name).toBeFocused();
      await expectInView(page, name);
    });

    test("a field that a link of a page with problems leads to", async ({ page }) => {
      await page.goto("/my-load/?near=Dubo&copper=-5&zinc=4&unobtainium=3&km-cost=free");
      for (const id of ["load-near", "load-km-cost", "load-unobtainium"]) {
        await page.locator(`a[href="#${id}"]`).first().click();
        await expectInView(page, page.locator(`#${id}`));
      }
    });
  });
