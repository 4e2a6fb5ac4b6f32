import { expect, open, type Page, test } from "../fixtures.ts";

/** More than any page has stops for the Tab key. */
const MOST = 400;

/**
 * Goes from one end of the page to the other; what is wrong with what had the focus, in words.
 * The page itself looks before each next key, when it has scrolled: that is much quicker.
 */
async function faultsOfFocus(page: Page, key: "Tab" | "Shift+Tab"): Promise<Seen> {
  await page.evaluate(watchFocus);
  const isMap = page.url().includes("view=map");
  for (let pressed = 0; pressed < MOST; pressed += 10) {
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press(key);
      // A map pans with the next frame.
      if (isMap) await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (seen.isThrough) return seen;
  }
  throw new Error("The Tab key never came to the page's end");
}

interface Seen {
  faults: string[];
  stops: number;
  isThrough: boolean;
}

// Runs in the browser.
function watchFocus(): void {
  const seen: Seen = { faults: [], stops: 0, isThrough: false };
  Object.assign(window, { seen });
  const reached = new Set<Element>();
  // Before a map's own handler moves the focus from marker to marker.
  window.addEventListener("keydown", look, { capture: true });

  function look({ key }: KeyboardEvent): void {
    if (key !== "Tab") return;
    const focused = document.activeElement;
    if (seen.isThrough || !focused || focused === document.body) return;
    // After the last one the browser begins anew.
    if (reached.has(focused)) seen.isThrough = true;
    if (reached.has(focused)) return;
    reached.add(focused);
    seen.stops++;
    const name = focused.outerHTML.slice(0, 100);
    if (!hasRing(focused)) seen.faults.push(`no ring: ${name}`);
    if (!isInView(focused)) seen.faults.push(`out of view: ${name}`);
    else if (isCovered(focused)) seen.faults.push(`covered: ${name}`);
  }

  function hasRing(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isSeen = outlineStyle !== "none" && !/, 0\)$|^transparent$/.test(outlineColor);
    return isSeen && Number.parseFloat(outlineWidth) >= 2;
  }

  function isInView(element: Element): boolean {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const fits = height < window.innerHeight - 150;
    const isAcross = left >= -1 && right <= window.innerWidth + 1;
    const isDown = fits ? top >= 0 && bottom <= window.innerHeight + 1 : top < window.innerHeight;
    return isAcross && isDown;
  }

  /** Whether another thing lies on its first or last line; a map's markers may lie on markers. */
  function isCovered(element: Element): boolean {
    const boxes = [...element.getClientRects()];
    const points = [boxes.at(0), boxes.at(-1)].flatMap((box) => {
      if (!box) return [];
      const x = box.left + box.width / 2;
      return [box.top + 3, box.bottom - 3].map((y) => [x, Math.min(y, innerHeight - 2)] as const);
    });
    return points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      const isOwn = element.contains(top) || top?.contains(element);
      const areMarkers = [top, element].every((one) => one?.closest(".city-map-area"));
      return !isOwn && !areMarkers;
    });
  }
}

/** Each from the page's own end: where the last one stopped nothing says where it goes on. */
async function expectSeen(page: Page, path: string, width: number, key: "Tab" | "Shift+Tab") {
  await page.setViewportSize({ width, height: 844 });
  await open(page, path);
  if (path.includes("map"))
    await expect(page.getByRole("button", { name: /^\d+ yards/ }).first()).toBeVisible();
  else {
    await page.locator("#trend").scrollIntoViewIfNeeded();
    await expect(page.getByRole("slider")).toBeVisible();
    await expect(page.getByRole("list", { name: "Yards on the map" })).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const { faults, stops } = await faultsOfFocus(page, key);
  expect.soft(faults, `${width} px, ${key}`).toEqual([]);
  expect.soft(stops).toBeGreaterThan(30);
}

test("every stop of the Tab key on a city's page can be seen", async ({ page }) => {
  test.slow();
  await expectSeen(page, "/sydney/", 1280, "Tab");
  // Back is where a header that stays would cover the next link, most of all on a phone.
  await expectSeen(page, "/sydney/", 390, "Shift+Tab");
});

test("every stop of the Tab key on the directory's map can be seen", async ({ page }) => {
  test.slow();
  await expectSeen(page, "/scrap-yards/?view=map", 1280, "Tab");
});
