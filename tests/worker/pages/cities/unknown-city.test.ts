import { expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

it.each([
  ["Melborne", "We don't know “Melborne”. This is Sydney. Did you mean Melbourne?", "/melbourne/"],
  ["coper", "We don't know “coper”. This is Sydney. Did you mean", "/material/copper/"],
  [
    "parrammata",
    "We don't know “parrammata”. This is Sydney. Did you mean Parramatta NSW 2150",
    "/search/?q=Parramatta+NSW+2150",
  ],
  [
    "paramatta",
    "Did you mean Paramatta SA 5558 or Parramatta NSW 2150?",
    "/search/?q=Parramatta+NSW+2150",
  ],
  ["Auckland", "This is Sydney. Pick yours from all cities.", "/scrap-metal-prices-by-city/"],
  ["<b>x", "We don't know “<b>x”.", "/scrap-metal-prices-by-city/"],
])("a search for %s leads to a notice that this is Sydney", async (searched, text, href) => {
  const { status, headers, main, meta } = await fetchPage(
    `/sydney/?${new URLSearchParams({ searched })}`,
  );
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(meta.robots).toBe("noindex");
  expect(main.words.replaceAll(/ ([?.])/g, "$1")).toContain(text);
  expect(main.links.map((link) => link.href)).toContain(href);
});

it("other addresses of the page have no notice", async () => {
  for (const path of ["/sydney/", "/sydney/?searched=", "/sydney/?searched=%20"])
    expect((await fetchPage(path)).words).not.toContain("We don't know");
});
