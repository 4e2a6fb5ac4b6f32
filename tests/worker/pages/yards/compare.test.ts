import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { addYard } from "../../yard.ts";

const IN_SYDNEY = {
  cityId: 13,
  latitude: -33.95,
  longitude: 151.2,
  openingHours: "Mo-Fr 07:00-16:00",
};
const ASH = { id: 9001, name: "Ash", acceptedMaterials: ["Copper", "Brass"] };
const BIRCH = { id: 9002, name: "Birch", acceptedMaterials: ["Copper"] };
const UNKNOWN = "We don’t know. Ring and ask.";

/** The cells of a comparison's rows, by the names above them. */
async function cellsOf(query: string): Promise<Record<string, string[]>> {
  const [, ...rows] = (await fetchPage(`/compare/?${query}`)).main.rows;
  return Object.fromEntries(rows.flatMap(([name], i) => (i % 2 ? [] : [[name, rows[i + 1]]])));
}

// Ash has a price of its own, Birch an old one, and Cedar's city has no prices.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T03:50:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  await addYard({ ...IN_SYDNEY, ...ASH, ownPrices: [["copper", 920, 920, "2026-11-19"]] });
  await addYard({ ...IN_SYDNEY, ...BIRCH, ownPrices: [["copper", 870, 870, "2026-10-27"]] });
  await addYard({ id: 9003, name: "Cedar", acceptedMaterials: ["Copper"] });
  await addYard({ id: 9004, name: "Old Ash", mergedInto: 9001 });
});

describe("yards side by side", () => {
  it("have their own prices with the days, and else their city's under its name", async () => {
    const cells = await cellsOf("yards=9001,9002,9003&material=copper,brass");
    const city = "Sydney $8.00 – $11.00, not this yard’s price";
    expect(cells["Copper, per kg"]).toEqual([
      "$9.20, said by the yard on 19 Nov",
      city,
      "Price unavailable",
    ]);
    expect(cells["Brass, per kg"]?.slice(1)).toEqual(["Not on its list", "Not on its list"]);
  });

  it("are compared by all metals that have a price, own ones first, unless some are named", async () => {
    await addYard({ id: 9005, name: "Elm", ownPrices: [["zinc", 90, 110, "2026-11-19"]] });
    const names = Object.keys(await cellsOf("yards=9005,9001,9003"));
    const metals = ["Copper, per kg", "Zinc, per kg", "Brass, per kg"];
    expect(names).toEqual(["Open", "Phone", "Address", ...metals, "Takes"]);
    expect(Object.keys(await cellsOf("yards=9003"))).toEqual(["Open", "Phone", "Address", "Takes"]);
  });

  it("have their distances, and are open or not, now or at the chosen time", async () => {
    const cells = await cellsOf("yards=9001,9003&near=Botany+NSW&open=sat-09.00");
    const [about, unknown] = cells["From Botany NSW 2019, in a straight line"]!;
    expect([about, unknown]).toEqual([expect.stringMatching(/^about \d km$/), UNKNOWN]);
    expect(cells["Open Sat 9 am"]).toEqual(["Closed then Open Mon–Fri 7 am – 4 pm", UNKNOWN]);
    expect((await cellsOf("yards=9001")).Open?.[0]).toMatch(/^Open now until 4\spm Open Mon/);
  });

  it("are kept by no cache and no search engine", async () => {
    const { headers, meta } = await fetchPage("/compare/?yards=9001,9002");
    expect([meta.robots, headers.get("cache-control")]).toEqual(["noindex", "no-store"]);
  });
});

describe("an address that is not two or three yards", () => {
  const more = "Choose one more yard to compare with Ash.";
  it.each([
    ["yards=9001", "Ash", more],
    ["yards=9001,9001", "Ash", `You chose Ash twice. ${more}`],
    ["yards=9001,1000000,flurble", "Ash", "We don’t list a yard “flurble”."],
    ["yards=9001,9002,9003,1", "Ash Birch Cedar", "leave one out to see Bluegum Flat Metals."],
    ["yards=9001,9002&material=gold", "Ash Birch", "We have no price for “gold”."],
    ["yards=9001,9002&near=Dubo", "Ash Birch", "We don’t know a place called “Dubo”."],
    ["yards=,", "", "Tick “Compare” at two or three yards of the directory"],
  ])("%s says what to do, and shows the others", async (query, names, sentence) => {
    const { main } = await fetchPage(`/compare/?${query}`);
    expect(main.all("thead th a").map(({ words }) => words)).toEqual(names.match(/\w+/g) ?? []);
    expect(main.words).toContain(sentence);
    expect(main.hrefs).toContainEqual(expect.stringMatching(/^\/scrap-yards\//));
  });

  it.each([
    ["yards=9002&yards=9001&material=Copper&near=", "yards=9001,9002&material=Copper"],
    ["yards=9004,9002&near=2830", "yards=9001,9002&near=2830"],
    ["yards=9001,9002&open=now", "yards=9001,9002&open=tue-15.00"],
  ])("%s leads to %s", async (query, to) => {
    const { headers } = await fetchPath(`/compare/?${query}`);
    expect(headers.get("location")).toBe(`/compare/?${to}`);
  });
});

it("the directory's cards lead to the comparison", async () => {
  const query = "near=2019&material=Copper&open=tue-15.00";
  const { main } = await fetchPage(`/scrap-yards/?q=Birch&${query}`);
  const form = main.one('form[action="/compare/"]');
  const kept = form
    .all("input")
    .map((field) => [field.attribute("name"), field.attribute("value")]);
  expect(kept.map((field) => field.join("=")).join("&")).toBe(query);
  const box = main.one("li input[type=checkbox][name=yards][value=9002]");
  expect(box.attribute("form")).toBe(form.attribute("id"));
});

it("the highest of several own prices is marked, and a printed page has the whole address", async () => {
  await addYard({ id: 9005, name: "Elm", ownPrices: [["copper", 910, 950, "2026-11-20"]] });
  const [ash, elm] = (await cellsOf("yards=9001,9005&material=copper"))["Copper, per kg"] ?? [];
  expect([ash, elm]).toEqual([
    "$9.20, said by the yard on 19 Nov",
    "$9.10 – $9.50, said by the yard on 20 Nov The highest of these",
  ]);
  const { main } = await fetchPage("/compare/?yards=9001,9005&material=copper");
  expect(main.one(".printed-address").words).toMatch(
    /\/compare\/\?yards=9001,9005&material=copper$/,
  );
});
