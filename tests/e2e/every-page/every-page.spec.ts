import { pageFaults } from "../accessibility/page-faults.ts";
import { excess } from "../accessibility/readable.ts";
import { expect, open, openWithStoppedClock, test } from "../fixtures.ts";
import { expectToast } from "../frame/toasts.ts";
import { SCREENS } from "./pages.ts";

/** Whatever visitors type is shown again somewhere: it must not widen the page. */
const LONG = "w".repeat(90);

test.describe("in a browser of another time zone and language", () => {
  // Where the browser wrote dates, figures or an order in another way than the server did, React would
  // report an error, and the test would fail.
  test.use({ timezoneId: "Pacific/Kiritimati", locale: "ar-EG" });

  for (const [subject, paths] of Object.entries(SCREENS))
    test(`${subject}: every page hydrates, and fits every screen and every reader`, async ({
      page,
      expectFailure,
    }) => {
      // Thirty seconds for each page, on a busy machine.
      test.setTimeout(90_000 + paths.length * 60_000);
      for (const path of SCREENS.missing) expectFailure(path);
      for (const path of paths) {
        await open(page, path);
        await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
        expect.soft(await pageFaults(page), path).toEqual([]);
      }
    });
});

test("a long text of a visitor does not widen the page that shows it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ["/search/", "/cities/", "/materials", "/scrap-yards/"]) {
    await open(page, `${path}?q=${LONG}`);
    expect.soft(await excess(page), path).toBeLessThanOrEqual(0);
  }
});

test("a notification fits every screen and every reader", async ({ page }) => {
  await openWithStoppedClock(page, "/newsletter/");
  await page.getByRole("textbox", { name: "Your email address" }).fill("mei@mail.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expectToast(page, "Thank you for subscribing.");
  // While it has the focus it stays, so that the clock may run on, which axe needs.
  await page.keyboard.press("F8");
  // What a screen reader is told comes with the next frames, and goes a second later.
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(page.getByText(/^Notification/)).toHaveCount(0);
  expect(await pageFaults(page)).toEqual([]);
});
