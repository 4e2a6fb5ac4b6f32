import { expect, open, type Page, test } from "../fixtures.ts";
import { expectToast } from "../frame/toasts.ts";

const main = (page: Page) => page.getByRole("main");
const seen = (page: Page) => main(page).getByRole("textbox", { name: "What did you see?" });
const docket = (page: Page) => main(page).getByRole("textbox", { name: "Price on your docket" });
const metal = (page: Page) => main(page).getByRole("combobox", { name: "Metal" });
const send = (page: Page) => main(page).getByRole("button", { name: "Send report" }).click();

/** Follows the city page's link, and reports a price with a docket that has to be corrected first. */
async function reportPrice(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Price wrong?" }).click();
  await expect(page).toHaveURL("/report/?city=sydney");
  await send(page);
  await expect(metal(page), "an empty report is not sent").toBeFocused();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await metal(page).selectOption({ label: "Brass: $5.00 – $7.50" });
  await seen(page).fill("A yard in Botany pays less.");
  await docket(page).fill("4,200");
  await send(page);
  const problem = main(page).getByRole("alert");
  await expect(problem).toContainText("There is a problem");
  await expect(page).toHaveTitle(/^Error: Tell us what is wrong/);
  await expect(metal(page)).toHaveValue("3");
  await expect(seen(page)).toHaveValue("A yard in Botany pays less.");
  await problem.getByRole("link", { name: "Enter the price per kilogram" }).click();
  await expect(docket(page)).toBeFocused();
  await docket(page).fill("$4,20");
  await send(page);
  await expect(main(page).getByRole("status")).toContainText("Report sent");
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a price is reported from its city's page, which is a link away", async ({
      page,
      expectFailure,
    }) => {
      expectFailure("/report/");
      if (javaScriptEnabled) await open(page, "/sydney/");
      else await page.goto("/sydney/");
      await reportPrice(page);
      if (javaScriptEnabled) await expectToast(page, "Report sent. Thank you.");
      await main(page).getByRole("link", { name: "Back to the page you came from" }).click();
      await expect(page).toHaveURL("/sydney/");
    });
  });

test("another metal is another form", async ({ page }) => {
  await open(page, "/report/?city=sydney&material=copper");
  await seen(page).fill("Not this one.");
  await main(page).getByRole("link", { name: "Another metal" }).click();
  await expect(metal(page)).toHaveValue("");
  await expect(seen(page)).toHaveValue("");
});
