import { expect, test } from "../../fixtures.ts";
import { caret, openEarly } from "../../late-scripts.ts";
import { directory } from "./directory.ts";

test("texts and choices made early count together; focus and caret stay", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { text, near, state, heading } = directory(page);
  const all = await heading.innerText();
  await state.selectOption("NSW");
  await near.fill("Dubbo");
  await text.pressSequentially("metal");
  await text.press("ArrowLeft");
  await start();
  await expect(page).toHaveURL("/scrap-yards/?near=Dubbo&q=metal&state=NSW");
  await expect(heading).not.toHaveText(all);
  await expect(state).toHaveValue("NSW");
  await expect(near).toHaveValue("Dubbo");
  await expect(text).toBeFocused();
  expect(await caret(text)).toBe(4);
  await page.goBack();
  await expect(page, "all of it is one step back").toHaveURL("/scrap-yards/");
  await expect(heading).toHaveText(all);
  for (const field of [text, near, state]) await expect(field).toHaveValue("");
});

test("Reset All that was pressed early wins over what was chosen before it", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/?q=metal");
  const { text, state, reset, results } = directory(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/scrap-yards\/\?$/, (route) => answer.promise.then(() => route.continue()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await state.selectOption("NSW");
  await reset.click({ noWaitAfter: true });
  // The page hydrates while the next one is being loaded.
  await start();
  const next = start();
  answer.resolve();
  await next;
  await expect(page).toHaveURL("/scrap-yards/?");
  for (const field of [text, state]) await expect(field).toHaveValue("");
  expect(asked.filter((url) => url.includes("scrap-yards"))).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL("/scrap-yards/?q=metal");
  await expect(results).toBeVisible();
});
