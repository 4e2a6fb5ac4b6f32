import { expect, open, test } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Notes how the scripts scroll the page. */
function noteScrolls(): void {
  const behaviours: unknown[] = [];
  Object.assign(window, { behaviours });
  const { scrollTo } = window;
  window.scrollTo = ((options: ScrollToOptions) => {
    behaviours.push(options.behavior);
    Reflect.apply(scrollTo, window, [options]);
  }) as typeof scrollTo;
}

/** Everything that would move longer than 10 ms, more than once or smoothly. Runs in the browser. */
function moving(): string[] {
  const isLong = (times: string) =>
    times.split(", ").some((time) => Number.parseFloat(time) > 0.01);
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const name = `${element.tagName} ${element.className}`;
    const style = getComputedStyle(element);
    const found: string[] = [];
    if (style.animationName !== "none" && isLong(style.animationDuration)) found.push("animated");
    if (/infinite/.test(style.animationIterationCount)) found.push("endless");
    if (isLong(style.transitionDuration)) found.push("in transition");
    if (style.scrollBehavior === "smooth") found.push("scrolls smoothly");
    return found.map((fault) => `${name}: ${fault}`);
  });
}

test.describe("before the scripts run", () => {
  test.use({ javaScriptEnabled: false });

  test("the spinner of a map that is to come does not turn", async ({ page }) => {
    await page.goto("/sydney/");
    await expect(page.locator(".spinner-ring").first()).toBeAttached();
    expect(await page.evaluate(moving)).toEqual([]);
  });
});

test("nothing moves for who asked for less motion", async ({ page }) => {
  await page.addInitScript(noteScrolls);
  await open(page, "/scrap-yards/");
  await page.getByRole("navigation", { name: "Pagination" }).getByText("Next").click();
  await expect(page.locator("[aria-label=Pagination] [aria-current]")).toHaveText("2");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const behaviours = await page.evaluate(() => Object(window).behaviours);
  expect(behaviours).toContain("instant");
  expect(behaviours).not.toContain("smooth");
  expect(await page.evaluate(moving)).toEqual([]);
});
