import type { ElementHandle } from "puppeteer-core";
import { launch } from "puppeteer-core";
import type { Driver, Screen } from "./driver.ts";

/** Firefox as Debian installs it. */
const FIREFOX = "/usr/bin/firefox-esr";

/** Opens Firefox, over WebDriver BiDi. */
export function openFirefox({ isDark, ...size }: Screen): Promise<Driver> {
  return open(size, {
    browser: "firefox",
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
      // As on a phone: they take no room.
      "ui.useOverlayScrollbars": 1,
    },
  });
}

/** Opens the Chromium that the environment names. */
export function openChromium({ isDark, ...size }: Screen): Promise<Driver> {
  const dark = isDark ? ["--blink-settings=preferredColorScheme=0"] : [];
  const args = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", ...dark];
  return open(size, { executablePath: process.env.CHROMIUM, args });
}

async function open(
  size: { width: number; height: number },
  options: Parameters<typeof launch>[0],
): Promise<Driver> {
  const browser = await launch({ ...options, headless: true, defaultViewport: size });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    element: async (run, ...args) =>
      (await page.evaluateHandle(`(${run})(...${JSON.stringify(args)})`)).asElement(),
    click: async (element) => {
      const [x, y] = await (element as ElementHandle<Element>).evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Where an element is on the screen, which is scrolled to it if need be. Runs in the page. */
function middleOf(element: Element): [x: number, y: number] {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as [number, number];
  };
  const isInSight = element.contains(document.elementFromPoint(...middle()));
  if (!isInSight) element.scrollIntoView({ block: "center", behavior: "instant" });
  return middle();
}
