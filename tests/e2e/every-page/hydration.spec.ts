import { open, test } from "../fixtures.ts";
import { PAGES, SCREENS } from "./pages.ts";

// Where the browser would write dates, figures or an order in another way than the server did,
// React reports an error, and the test fails.
for (const [timezoneId, locale] of [
  ["Pacific/Kiritimati", "ar-EG"],
  ["America/Los_Angeles", "en-US"],
  ["Australia/Perth", "en-AU"],
] as const)
  test.describe(`in ${timezoneId}, ${locale}`, () => {
    // A small window: there is nothing to see, and painting takes its time.
    test.use({ timezoneId, locale, viewport: { width: 320, height: 100 } });

    test("every page comes to life as the server wrote it", async ({ page, expectFailure }) => {
      test.slow();
      for (const path of SCREENS.missing) expectFailure(path);
      for (const path of PAGES) await open(page, path);
    });
  });
