import { expect, type Locator, open, test } from "../fixtures.ts";

/** Links and buttons that come after another in the document and stand before it on the screen. */
function outOfOrder(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const stops = [...root.querySelectorAll<HTMLElement>("a[href], button")]
      .filter((stop) => stop.checkVisibility() && stop.getBoundingClientRect().width > 0)
      .map((stop) => ({
        name: stop.ariaLabel ?? stop.innerText,
        box: stop.getBoundingClientRect(),
      }));
    return stops.flatMap(({ name, box }, i) => {
      const before = stops[i - 1];
      if (!before) return [];
      // To the right on its line or in the next column, or below it.
      const isAfter = box.left >= before.box.right - 8 || box.top >= before.box.bottom - 8;
      return isAfter ? [] : [`${name} after ${before.name}`];
    });
  });
}

test("header and footer are read in the order in which they stand", async ({ page }) => {
  await open(page, "/sydney/");
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const role of ["banner", "contentinfo"] as const) {
      const part = page.getByRole(role);
      expect(await outOfOrder(part), `${role}, ${width} px`).toEqual([]);
      expect(await part.getByRole("link").count()).toBeGreaterThan(0);
    }
  }
  const parts = await page
    .locator("body > a, body > header, body > main, body > footer")
    .evaluateAll((all) => all.map((part) => part.tagName.toLowerCase()));
  expect(parts).toEqual(["a", "header", "main", "footer"]);
});
