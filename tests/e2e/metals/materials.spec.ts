import { unreadable } from "../accessibility/readable.ts";
import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const list = (page: Page) => page.getByRole("region", { name: "Materials" });
const cards = (page: Page) => list(page).getByRole("link", { name: "View current prices" });
const names = (page: Page) => list(page).getByRole("heading", { level: 2 });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search for a material" });

test("the list narrows as one types, and Clear Search shows all of it again", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("aLUMinium e");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).press("Enter");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).fill("Unobtainium");
  await expect(list(page)).toContainText('No materials found matching "Unobtainium"');
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cards(page)).toHaveCount(MATERIALS.length);
  await expect(box(page)).toHaveValue("");
});

test("a phone's cards begin with the first sentence, and each card found has its own whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/materials");
  const descriptions = cards(page).getByRole("paragraph");
  const rest = descriptions.first().getByText("At home it is water and gas pipe");
  await expect(descriptions.first()).toBeVisible();
  await expect(rest).toBeHidden();
  expect(await unreadable(page)).toEqual([]);
  // All are found, and what makes them so may stand anywhere.
  await box(page).fill(".");
  await expect(rest).toBeVisible();
  for (const description of await descriptions.all())
    expect(await description.innerText()).toBe(await description.textContent());
  expect(await unreadable(page), "searched").toEqual([]);
  await box(page).fill("");
  await expect(rest).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(rest).toBeVisible();
});

test("the list says as one types which metal a word is priced as", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("wheel");
  await expect(list(page)).toContainText("“wheel”: priced as Aluminium");
});

test("each metal has a drawing of its own, and so has one that nobody has drawn", async ({
  page,
}) => {
  await open(page, "/materials");
  const swatch = list(page).locator("[data-metal]").first();
  const slugs = await list(page)
    .locator("[data-metal]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-metal") ?? ""));
  expect(slugs).toHaveLength(MATERIALS.length);
  const names = ["nothing", ...slugs, "new-material"];
  // A row of them, each at whole pixels, because the same drawing looks another way between two.
  await swatch.evaluate(showRow, [names, TILE] as const);
  const clip = { x: 0, y: 0, width: names.length * TILE, height: TILE };
  const picture = async () => {
    const png = await page.screenshot({ clip });
    return page.evaluate(readTiles, [[...png], names.length, TILE] as const);
  };
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(media);
    const alike = async () => {
      const tiles = await picture();
      return names.filter((_, i) => tiles.indexOf(tiles[i]!) !== i);
    };
    // Drawings that are not loaded yet look like nothing.
    await expect
      .poll(alike, `metals that look like another one, ${JSON.stringify(media)}`)
      .toEqual([]);
  }
});

/** Pixels from one drawing to the next. */
const TILE = 48;

/** Lays copies of a drawing over the page, one for each name; the first is not painted. Runs in the page. */
function showRow(swatch: Element, [names, tile]: readonly [readonly string[], number]): void {
  const row = document.createElement("div");
  row.style.cssText = "position: fixed; inset: 0; z-index: 1000; background: Canvas";
  for (const [i, name] of names.entries()) {
    const copy = swatch.cloneNode(true) as HTMLElement;
    copy.setAttribute("data-metal", name);
    copy.style.cssText = `position: absolute; left: ${i * tile}px; top: 0; margin: 0`;
    if (i === 0) copy.style.opacity = "0";
    row.insertAdjacentElement("beforeend", copy);
  }
  document.body.insertAdjacentElement("beforeend", row);
}

/** The pixels of each tile of a picture, as text. Runs in the page. */
async function readTiles([png, count, tile]: readonly [readonly number[], number, number]): Promise<
  string[]
> {
  const image = await createImageBitmap(new Blob([new Uint8Array(png)], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
    willReadFrequently: true,
  })!;
  canvas.drawImage(image, 0, 0);
  return Array.from({ length: count }, (_, i) =>
    canvas.getImageData(i * tile, 0, tile, tile).data.join(),
  );
}
