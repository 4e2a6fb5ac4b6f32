import { expect, open, test } from "../fixtures.ts";

test("cards stand in one, two or three columns, and end a long description after three lines", async ({
  page,
}) => {
  await open(page, "/sydney/");
  const items = page
    .getByRole("region", { name: "Scrap Metal Yards in Sydney" })
    .getByRole("listitem");
  const cards = items.filter({ has: page.getByRole("heading", { level: 3 }) });
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = () =>
      cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns);
  }
  const lines = await items
    .getByRole("paragraph")
    .evaluateAll((all) =>
      all.map((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
    );
  expect(Math.max(...lines)).toBeGreaterThan(2.9);
  expect(Math.max(...lines)).toBeLessThanOrEqual(3.1);
});
