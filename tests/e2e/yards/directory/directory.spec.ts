import { unreadable } from "../../accessibility/readable.ts";
import { expect, open, test } from "../../fixtures.ts";
import { allYards, directory } from "./directory.ts";

test("filters and search hold together", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { heading, names, text, state, material, service } = directory(page);
  const yards = await allYards(request);
  const count = (n: number) => expect(heading).toHaveText(`${n} Scrap Yards Found`);
  await count(yards.length);
  const inState = yards.filter((yard) => yard.state === "NSW");
  await state.selectOption("NSW");
  await count(inState.length);
  const withMaterial = inState.filter((yard) => yard.acceptedMaterials?.includes("Lead"));
  await material.selectOption("Lead");
  await count(withMaterial.length);
  const withService = withMaterial.filter((yard) => yard.services?.includes("Bin hire"));
  await service.selectOption("Bin hire");
  await count(withService.length);
  const inCity = withService.filter((yard) =>
    /sydney/i.test(yard.name + yard.cityName + yard.address),
  );
  await text.fill("sydNEY");
  await text.press("Enter");
  await count(inCity.length);
  await expect(names).toHaveText(inCity.slice(0, 10).map(({ name }) => name));
  expect(
    new Set([yards, inState, withMaterial, withService, inCity].map((y) => y.length)).size,
  ).toBe(5);
});

test("each card has its yard's whole description", async ({ page, request }) => {
  const { description } = (await allYards(request))
    .filter((yard) => yard.state === "ACT")
    .reduce((a, b) => (a.description.length < b.description.length ? b : a));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/scrap-yards/?state=ACT");
    await expect(directory(page).cards.getByText(description)).toBeVisible();
    expect(await unreadable(page), `${width} px`).toEqual([]);
  }
});

test("no match is told, and Clear Filters shows everything again", async ({ page, request }) => {
  await open(page, "/scrap-yards/?state=ACT");
  const { heading, names, text, results, pagination, state } = directory(page);
  await expect(names).not.toHaveCount(0);
  await expect(pagination).toHaveCount(0);
  await text.fill("Unobtainium");
  await text.press("Enter");
  await expect(heading).toHaveText("0 Scrap Yards Found");
  await expect(results).toContainText("No scrap yards found matching your criteria");
  await expect(names).toHaveCount(0);
  await results.getByRole("button", { name: "Clear Filters" }).click();
  await expect(heading).toHaveText(`${(await allYards(request)).length} Scrap Yards Found`);
  for (const field of [text, state]) await expect(field).toHaveValue("");
});

test("without a match links lead on: another spelling, a neighbouring state, fewer filters", async ({
  page,
}) => {
  await open(page, "/scrap-yards/?q=Melborne&material=Copper");
  const { heading, results, text } = directory(page);
  const link = results.getByRole("link", { name: /^Melbourne \(\d+\)$/ });
  const count = /\d+/.exec(await link.innerText())?.[0];
  await expect(results.getByRole("link", { name: /^Any name or place \(/ })).toBeVisible();
  await link.click();
  await expect(heading).toHaveText(`${count} Scrap Yards Found`);
  await expect(page).toHaveURL("/scrap-yards/?q=Melbourne&material=Copper");
  await expect(text).toHaveValue("Melbourne");
});
