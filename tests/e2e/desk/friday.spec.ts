import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "../../../scripts/site.ts";
import { axeFaults, colourFaults } from "../accessibility/axe.ts";
import { expect, type Locator, type Page, test } from "../fixtures.ts";

const ROOT = path.join(import.meta.dirname, "../../..");

let server: ChildProcess;
let site: string;

// One desk for all of them, with the drafts of earlier runs: one after the other, each with a city of its own.
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  site = `http://localhost:${port}`;
  server = spawn(process.execPath, [path.join(ROOT, "scripts/desk.ts"), "pat@yard.example"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: path.join(ROOT, ".wrangler/e2e-desk") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of server.stdout!) if (String(line).includes("/desk/ for")) return;
  throw new Error("The desk did not start: its own message is above.");
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
});

/** Opens the first yard of a city's round. */
async function openYard(page: Page, city: string): Promise<void> {
  await page.goto(`${site}/desk/round/${city}/`);
  const yard = page.getByRole("rowheader").getByRole("link").first();
  const name = await yard.innerText();
  await yard.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  // Its script has run.
  await page.waitForLoadState();
}

/** A price that a field does not have yet. */
async function otherPrice(field: Locator): Promise<string> {
  return (await field.inputValue()) === "7.10" ? "7.20" : "7.10";
}

test("a price that is typed without a signal is there again, until it is saved", async ({
  page,
  context,
}) => {
  // On one bar the page is there before its script: what is typed until then is kept, too.
  const held = Promise.withResolvers<void>();
  await page.route("**/desk.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${site}/desk/round/dubbo/`, { waitUntil: "commit" });
  await page.getByRole("rowheader").getByRole("link").first().click({ noWaitAfter: true });
  const prices = page.getByRole("textbox", { name: "Says now" });
  const price = prices.first();
  const typed = await otherPrice(price);
  await price.fill(typed);
  held.resolve();
  await page.waitForLoadState();
  await prices.nth(1).fill("3.10");
  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Save and next yard" }).click();
  await lost;
  await context.setOffline(false);
  await openYard(page, "dubbo");
  await expect(page.getByRole("status")).toContainText("It is not saved yet");
  await expect(price).toHaveValue(typed);
  await expect(prices.nth(1)).toHaveValue("3.10");
  await prices.nth(1).fill("");
  await page.getByRole("button", { name: "Save and next yard" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved.");
  await openYard(page, "dubbo");
  await expect(price).toHaveValue(typed);
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("a round is published by keyboard alone, and the site shows it", async ({ page }) => {
  await openYard(page, "griffith");
  const prices = page.getByRole("textbox", { name: "Says now" });
  await expect(prices.first()).toBeFocused();
  const typed = await otherPrice(prices.first());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Saved.");
  await page.goto(`${site}/desk/publish/`);
  for (const box of await page.getByRole("checkbox").all()) {
    await box.focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("textbox", { name: /Note/ }).focus();
  await page.keyboard.type("Friday");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(/^Published .* visible by/);
  await page.goto(`${site}/griffith/`);
  await expect(page.getByText(`$${typed}`).first()).toBeVisible();
});

test("axe finds nothing wrong with any page, in light and in dark", async ({ page }) => {
  await openYard(page, "cairns");
  const yard = new URL(page.url()).pathname;
  const rows = ["/desk/row/?key=yards/1", "/desk/row/?key=yards/new", "/desk/publish/"];
  const lists = [
    "/desk/",
    "/desk/round/dubbo/",
    "/desk/yards/?q=metals",
    "/desk/inbox/",
    "/desk/words/",
  ];
  for (const [i, address] of [yard, ...rows, ...lists].entries()) {
    await page.emulateMedia({ colorScheme: i % 2 ? "dark" : "light" });
    await page.goto(site + address);
    expect([address, ...(await axeFaults(page)), ...(await colourFaults(page))]).toEqual([address]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([address, isWide]).toEqual([address, false]);
  }
});
