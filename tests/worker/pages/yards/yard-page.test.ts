import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { kilometres } from "../../../../worker/data/places/distance.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { allYards } from "../../directory.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf, xmlOf } from "../../part.ts";
import { addYard, changedYards } from "../../yard.ts";

const KATHERINE = 36;
const PATH = "/yard/9001/ash-sons-metals/";
const ASH = {
  name: "Ash & Sons Metals",
  cityId: 13,
  address: "1 Wattle Street, Botany NSW 2019",
  phone: "(02) 5550 1234",
  acceptedMaterials: ["Copper", "Car batteries", "Whole vehicles"],
  website: "https://www.ash.example/",
  description: "By the mill.",
  services: ["Bin hire"],
  source: "A list, CC BY",
  latitude: -33.95,
  longitude: 151.2,
  openingHours: "Mo-Fr 07:00-16:00; Sa 08:00-12:00",
  checkedOn: "2026-11-09",
};

it("a yard's page shows its details", async () => {
  await addYard(ASH);
  const { status, heading, title, canonical, meta, main } = await fetchPage(PATH);
  expect(status).toBe(200);
  expect(heading).toBe(ASH.name);
  expect(title).toBe("Ash & Sons Metals, scrap metal yard in Sydney, NSW");
  expect(canonical).toBe(`http://localhost${PATH}`);
  expect(meta.description).toBe(
    `Ash & Sons Metals, ${ASH.address}: opening hours, what it takes, prices in Sydney and what to bring.`,
  );
  expect(main.one("[aria-label=Breadcrumb]").links).toMatchObject([
    { text: "Scrap yards", href: "/scrap-yards/" },
    { text: "NSW", href: "/scrap-yards/?state=NSW" },
    { text: "Sydney", href: "/sydney/" },
  ]);
  expect(main.headings(2)).toEqual(["Opening hours", "What it takes", "Nearest other yards"]);
  expect(main.words).toContain(ASH.address);
  expect(main.words).toContain("By the mill. Services Bin hire");
  expect(main.words).toContain(
    "Details last checked on 9 November 2026. Ring before you drive. Listed from: A list, CC BY",
  );
  expect(hrefsOf(main.links, "Call (02) 5550 1234")).toContain("tel:0255501234");
  expect(hrefsOf(main.links, "Website ash.example")).toEqual(["https://www.ash.example/"]);
  const hours = main.section("Opening hours").rows;
  expect(hours.slice(1)).toEqual([
    ["Mon–Fri", "7 am – 4 pm"],
    ["Sat", "8 am – 12 pm"],
    ["Sun", "Closed"],
  ]);
});

// tests/ui/yards tests the words for each detail.
it("a yard's metals have its city's prices, with the day on which most were checked and the age of others", async () => {
  await changed(
    "prices",
    `update prices set checked_on = case material_id
      when (select id from materials where slug = 'car-batteries') then '2025-01-06'
      else '2026-11-02' end`,
  );
  await addYard(ASH);
  const takes = (await fetchPage(PATH)).main.section("What it takes");
  expect(takes.one("caption").words).toMatch(/checked 2 Nov 2026 or as a row says\. Bars: /);
  expect(takes.rows.slice(1)).toEqual([
    ["Copper", "$8.00 – $11.00"],
    ["Car batteries", expect.stringMatching(/ checked \d{3,} days ago \(6 Jan 2025\) may be/)],
    ["Whole vehicles", "Price unavailable"],
  ]);
  expect(hrefsOf(takes.links, "Car batteries")).toContain("/material/car-batteries/");
  const [path, id] = hrefsOf(takes.links, "Whole vehicles")[0]!.split("#");
  expect((await fetchPage(path!)).all(`#${id}`)).toHaveLength(1);
});

it("a yard's page has links to the state's rules, the nearest yards and the report form", async () => {
  await addYard(ASH);
  const { main } = await fetchPage(PATH);
  expect(main.words).toContain("What to bring in New South Wales");
  expect(main.one("#bring").hrefs).toEqual(["/sydney/#rules"]);
  const near = main.section("Nearest other yards").all("li");
  expect(near.map((item) => item.headings(3)[0])).toEqual(await nearestTo(ASH));
  const map = main.section("Nearest other yards").one("svg[role=img]");
  expect(map.words).toMatch(/This yard .* 1 2 3$/);
  for (const { words } of near) expect(words).toMatch(/about \d+ km$/);
  expect(hrefsOf(main.links, "Report a change")).toEqual(["/report/?yard=9001"]);
});

it("a yard of a removed city has a page", async () => {
  await addYard({ ...ASH, cityId: 9999 });
  const { status, title, meta, main } = await fetchPage(PATH);
  expect(status).toBe(200);
  expect(title).toBe(`Ash & Sons Metals, scrap metal yard in ${ASH.address}`);
  expect(meta.description).toContain("prices in the area");
  expect(main.one("[aria-label=Breadcrumb]").hrefs).toEqual(["/scrap-yards/"]);
  expect(main.words).not.toContain("What to bring");
});

it("an address without the yard's name, or with another, redirects to its own, even for a name in other letters", async () => {
  await addYard(ASH);
  for (const path of ["/yard/9001/", "/yard/9001/another-name/"]) {
    const { status, headers } = await fetchPath(path);
    expect([path, status, headers.get("location")]).toEqual([path, 301, PATH]);
  }
  expect((await fetchPage("/Yard/9001/ASH-SONS-METALS/")).canonical).toBe(
    `http://localhost${PATH}`,
  );
  await addYard({ id: 9002, name: "Μέταλλα", cityId: KATHERINE });
  const { status, canonical } = await fetchPage("/yard/9002/yard/");
  expect([status, canonical]).toEqual([200, "http://localhost/yard/9002/yard/"]);
});

/** The names of the three other yards nearest to a yard. */
async function nearestTo({ latitude: lat, longitude: lon }: typeof ASH) {
  const others = (await allYards(createStore(env))).filter(({ id }) => id !== 9001);
  const placed = others.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ name, km: kilometres({ lat, lon }, { lat: latitude, lon: longitude }) }],
  );
  return placed
    .sort((a, b) => a.km - b.km)
    .slice(0, 3)
    .map(({ name }) => name);
}

it("a removed yard is gone, and one that never existed is not found", async () => {
  await changed("scrap_yards", "delete from scrap_yards where id = 7");
  const gone = await fetchPage("/yard/7/some-yard/");
  expect(gone.status).toBe(410);
  expect(gone.heading).toBe("Yard No Longer Listed");
  expect(gone.words).toContain("It may have closed or moved.");
  for (const id of ["99999", "0", "abc", "1e3"]) {
    const missing = await fetchPage(`/yard/${id}/some-yard/`);
    expect(missing.status, id).toBe(404);
    expect(missing.heading).toBe("Yard Not Found");
    expect(missing.words).toContain("There is no yard at this web address.");
  }
});

it("a yard that was merged into another redirects there and is listed nowhere", async () => {
  await addYard(ASH);
  await addYard({ ...ASH, id: 9002, name: "Ash Brothers", mergedInto: 9001 });
  for (const path of ["/yard/9002/ash-brothers/", "/yard/9002/any/"]) {
    const response = await fetchPath(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(PATH);
  }
  const names = (await allYards(createStore(env))).map(({ name }) => name);
  expect(names).toContain(ASH.name);
  expect(names).not.toContain("Ash Brothers");
});

it("a yard over the border has its own state's rules and its city's prices", async () => {
  const [goldCoast, address] = [27, "12 Test Street, Tweed Heads South NSW 2486"];
  await addYard({ ...ASH, cityId: goldCoast, address, latitude: -28.2, longitude: 153.54 });
  const { main } = await fetchPage(PATH);
  expect(main.words).toContain("Listed under Gold Coast, QLD. The yard is in New South Wales");
  expect(main.words).toContain("What to bring in New South Wales");
  const [rules] = main.one("#bring").hrefs;
  expect((await fetchPage(rules!)).words).toContain("New South Wales");
  expect(hrefsOf(main.links, "Gold Coast")).toContain("/gold-coast/");
});

it("a yard's page is unavailable, not missing, without the database", async () => {
  quietErrors();
  const failed = await pageOf(await fetchWith(failingDatabase(), "/yard/1/bluegum-flat-metals/"));
  expect(failed.status).toBe(503);
  expect(failed.words).toContain("We can’t load this yard right now.");
});

it("a yard has structured data for search engines, unless the data is a public sample", async () => {
  await addYard(ASH);
  const types = (page: { structuredData: Record<string, unknown>[] }) =>
    page.structuredData.map((data) => data["@type"]);
  expect(types(await fetchPage(PATH))).toContain("LocalBusiness");
  const settings = { SITE_ORIGIN: "https://www.site.example" };
  const response = await fetchWith(env.DB, `https://www.site.example${PATH}`, {}, settings);
  expect(types(await pageOf(response))).not.toContain("LocalBusiness");
});

it("the sitemap of yards lists every yard", async () => {
  await changedYards("update scrap_yards set checked_on = iif(id = 1, '2026-11-09', null)");
  const sitemap = xmlOf(await (await fetchPath("/sitemap-yards.xml")).text());
  const listed = sitemap.all("urlset > url").map(({ words }) => words);
  expect(listed).toContain("http://localhost/yard/1/bluegum-flat-metals/ 2026-11-09");
  expect(listed).toContain("http://localhost/yard/33/banksia-bend-scrap-metals/");
  expect(listed.length).toBe(295);
  const settings = { SITE_ORIGIN: "http://localhost", EDGE_CACHE: "off" };
  const sample = await fetchWith(env.DB, "/sitemap-yards.xml", {}, settings);
  expect(await sample.text()).not.toContain("<url>");
});

it.each([
  [{}, ["/scrap-yards/?near=Botany+NSW+2019"]],
  [{ address: "Lot 7, Nowhere Flat NSW 2999" }, ["/scrap-yards/?near=-33.95%2C151.2"]],
  [{ address: "Lot 7", latitude: null, longitude: null }, []],
])("a yard at %j has the links %j to all yards near it", async (place, hrefs) => {
  await addYard({ ...ASH, ...place });
  const { links } = (await fetchPage(PATH)).main;
  const all = links.filter(({ text }) => text === `All yards near ${ASH.name}`);
  expect(all.map(({ href }) => href)).toEqual(hrefs);
});
