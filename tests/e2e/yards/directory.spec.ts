import { expect, open, test } from "../fixtures.ts";
import { allYards, directory } from "./directory.ts";

test("it counts all yards and shows ten of them", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { heading, names, text } = directory(page);
  await expect(heading).toHaveText(`${(await allYards(request)).length} Scrap Yards Found`);
  await expect(names).toHaveCount(10);
  await expect(text).toHaveAttribute("placeholder", "Search by name, location or address...");
});

test("a card holds what is known of a yard", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { cards } = directory(page);
  const yards = new Map((await allYards(request)).map((yard) => [yard.name, yard]));
  for (const card of await cards.all()) {
    const name = await card.getByRole("heading", { level: 3 }).innerText();
    const yard = yards.get(name);
    if (!yard) throw new Error(`The API has no yard called ${name}`);
    await expect(card).toContainText(yard.address);
    const slug = yard.cityName.toLowerCase().replaceAll(" ", "-");
    const city = card.getByRole("link", { name: `${yard.cityName}, ${yard.state}` });
    await expect(city).toHaveAttribute("href", new RegExp(`^/${slug}/?$`));
    for (const tag of [...(yard.acceptedMaterials ?? []), ...(yard.services ?? [])])
      await expect(card.getByRole("listitem").getByText(tag, { exact: true })).toBeVisible();
  }
  await expect(cards.getByRole("link", { name: /^Visit Website/ }).first()).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(cards.getByRole("link", { name: /^[\d ()+]+$/ }).first()).toHaveAttribute(
    "href",
    /^tel:\d+$/,
  );
});

test("the search looks into names, cities and addresses in any case", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { heading, names, text: box } = directory(page);
  const yards = await allYards(request);
  for (const [text, field] of [
    ["BLUEGUM", "name"],
    ["hoBart", "cityName"],
    ["mill lane", "address"],
  ] as const) {
    const has = (value: string) => value.toLowerCase().includes(text.toLowerCase());
    const found = yards.filter((yard) => has(yard.name) || has(yard.cityName) || has(yard.address));
    expect(found.some((yard) => has(yard[field]))).toBe(true);
    await box.fill(text);
    await box.press("Enter");
    await expect(heading).toHaveText(`${found.length} Scrap Yards Found`);
    await expect(names).toHaveText(found.slice(0, 10).map(({ name }) => name));
  }
});

test("filters offer what there is, in alphabetical order", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { state, material, service } = directory(page);
  const yards = await allYards(request);
  const sorted = (values: string[]) => [...new Set(values)].sort();
  const wanted = [
    [state, sorted(yards.map((yard) => yard.state))],
    [material, sorted(yards.flatMap((yard) => yard.acceptedMaterials ?? []))],
    [service, sorted(yards.flatMap((yard) => yard.services ?? []))],
  ] as const;
  for (const [choice, values] of wanted)
    await expect(choice.getByRole("option")).toHaveText([/^All /, ...values]);
});

test("filters and search hold together", async ({ page, request }) => {
  await open(page, "/scrap-yards/");
  const { heading, text, state, material, service, submit } = directory(page);
  const yards = await allYards(request);
  const count = (n: number) => expect(heading).toHaveText(`${n} Scrap Yards Found`);
  const inState = yards.filter((yard) => yard.state === "NSW");
  await state.selectOption("NSW");
  await submit.click();
  await expect(page).toHaveURL(/state=NSW/);
  await count(inState.length);
  const withMaterial = inState.filter((yard) => yard.acceptedMaterials?.includes("Lead"));
  await material.selectOption("Lead");
  await submit.click();
  await count(withMaterial.length);
  const withService = withMaterial.filter((yard) => yard.services?.includes("Bin hire"));
  await service.selectOption("Bin hire");
  await submit.click();
  await count(withService.length);
  const inCity = withService.filter((yard) => /sydney/i.test(yard.cityName + yard.address));
  await text.fill("sydney");
  await submit.click();
  await count(inCity.length);
  expect(
    new Set([yards, inState, withMaterial, withService, inCity].map((y) => y.length)).size,
  ).toBe(5);
});

test("Reset All shows everything again", async ({ page, request }) => {
  await open(page, "/scrap-yards/?q=sydney&state=NSW&material=Copper&service=Bin+hire&page=2");
  const { heading, text, state, material, service, reset } = directory(page);
  await expect(text).toHaveValue("sydney");
  await expect(service).toHaveValue("Bin hire");
  await reset.click();
  await expect(page).toHaveURL(/\/scrap-yards\/\??$/);
  await expect(heading).toHaveText(`${(await allYards(request)).length} Scrap Yards Found`);
  for (const field of [text, state, material, service]) await expect(field).toHaveValue("");
});

test("no match is told, and Clear Filters shows everything again", async ({ page, request }) => {
  await open(page, "/scrap-yards/?state=ACT");
  const { heading, names, text, results, pagination, state } = directory(page);
  await text.fill("Unobtainium");
  await text.press("Enter");
  await expect(heading).toHaveText("0 Scrap Yards Found");
  await expect(results).toContainText("No scrap yards found matching your criteria");
  await expect(names).toHaveCount(0);
  await expect(pagination).toHaveCount(0);
  await results.getByRole("button", { name: "Clear Filters" }).click();
  await expect(heading).toHaveText(`${(await allYards(request)).length} Scrap Yards Found`);
  for (const field of [text, state]) await expect(field).toHaveValue("");
});
