import { expect, open, test } from "../fixtures.ts";
import { SCREENS } from "./pages.ts";

for (const width of [390, 1280])
  test(`every page's last section keeps its distance from the footer at ${width} px`, async ({
    page,
    expectFailure,
  }) => {
    const paths = Object.values(SCREENS).flat();
    test.setTimeout(90_000 + paths.length * 15_000);
    for (const path of SCREENS.missing) expectFailure(path);
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await open(page, path);
      const last = page.getByRole("main").locator(":scope > :visible").last();
      const footer = page.getByRole("contentinfo");
      const box = (await last.boundingBox())!;
      const gap = (await footer.boundingBox())!.y - box.y - box.height;
      expect.soft(gap, path).toBeGreaterThanOrEqual(48);
    }
  });
