import { axeFaults, colourFaults } from "../accessibility/axe.ts";
import { documentBirth, expect, open, openWithStoppedClock, type Page, test } from "../fixtures.ts";
import { expectToast } from "../frame/toasts.ts";

const THANKS = "Thanks. You’re on our list.";
const CLASSIC = "/sydney/?layout=classic";

const address = (page: Page) => page.getByRole("textbox", { name: "Your email address" });
const done = (page: Page) => page.getByRole("main").getByRole("status");

async function subscribe(page: Page, email: string): Promise<void> {
  await address(page).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

/** Whether all that posts the form has arrived: a browser lists what it has loaded. */
function hasItsCode(): boolean {
  const wanted = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  const isAsked = wanted.some(({ href }) => href.includes("newsletter"));
  return isAsked && wanted.every(({ href }) => loaded.has(href));
}

for (const [path, times] of [
  [CLASSIC, ["first", "second"]],
  ["/newsletter/", ["only"]],
] as const)
  test(`${path} answers in place, and so again`, async ({ page, expectFailure }) => {
    expectFailure("/newsletter/");
    for (const time of times) {
      await openWithStoppedClock(page, path);
      const born = await documentBirth(page);
      await subscribe(page, "mei@mail");
      await expect(address(page), time).toBeFocused();
      await expect(address(page)).toHaveValue("mei@mail");
      await expect(address(page)).toHaveAccessibleDescription(/such as name@example\.com/);
      await subscribe(page, "Mei@mail.example");
      await expect(done(page)).toHaveText(THANKS);
      await expect(done(page)).toBeFocused();
      await expectToast(page, "Thank you");
      await expect(page).toHaveURL(path);
      expect(await documentBirth(page)).toBe(born);
    }
  });

test("nothing is lost when the connection is gone", async ({ page, expectFailure }) => {
  expectFailure("/newsletter/");
  await open(page, CLASSIC);
  await address(page).fill("mei@mail.example");
  await page.waitForFunction(hasItsCode);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const problem = page.getByRole("main").getByRole("alert");
  await expect(problem).toContainText("Nothing you typed is lost. Check your internet connection");
  await expect(address(page)).toHaveValue("mei@mail.example");
  expect([...(await axeFaults(page)), ...(await colourFaults(page))]).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(done(page)).toHaveText(THANKS);
});
