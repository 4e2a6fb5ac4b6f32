import { describe, expect, it } from "vitest";
import type { MaterialPrice } from "../../../../../worker/data/prices.ts";
import { changed, failingDatabase, quietErrors } from "../../../database.ts";
import { fetchPath, fetchWith } from "../../../fetch.ts";
import { fetchPage, pageOf } from "../../../page.ts";
import { hrefsOf } from "../../../part.ts";
import { letTimeOutsEnd } from "../../../time-outs.ts";
import { addYard, changedYards } from "../../../yard.ts";
import { results } from "./results.ts";

const page = (query: string) => fetchPage(`/scrap-yards/?${query}`);
const found = async (query: string) => results((await page(query)).main);

/** The distances on the cards, in km. */
async function distances(query: string): Promise<number[]> {
  const cards = (await found(query)).all("li.card");
  return cards.map(({ words }) => Number(/about ([\d,]+) km/.exec(words)?.[1]?.replace(",", "")));
}

describe("yards near a place", () => {
  it("are listed with their distances, nearest first, and the number of close ones", async () => {
    const list = await found("near=dubbo+nsw");
    expect(list.words).toMatch(
      /2 within 100\skm of Dubbo NSW 2830\. In all, nearest first, in a straight line\./,
    );
    expect(list.headings(3)).toHaveLength(10);
    const km = await distances("near=dubbo+nsw");
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    expect(km.filter((one) => one <= 100)).toHaveLength(2);
    expect((await found("near=Birdsville")).words).toMatch(
      /None within 100\skm of Birdsville QLD 4482\./,
    );
  });

  it("keep the place and the order on further pages", async () => {
    const last = (await distances("near=2830")).at(-1) ?? Number.NaN;
    const second = await distances("near=2830&page=2");
    expect(second[0]).toBeGreaterThanOrEqual(last);
    const { hrefs } = (await page("near=2830&page=2")).main.one("nav[aria-label=Pagination]");
    expect(hrefs.filter((href) => href.endsWith("?near=2830&page=3"))).not.toEqual([]);
  });

  it("leave the typed text in the field", async () => {
    const { main } = await page("near=mt+isa");
    expect(main.field("Near").attribute("value")).toBe("mt isa");
    expect(results(main).words).toContain("of Mount Isa QLD 4825");
  });

  it("have links to a few other places of the same name", async () => {
    const { main } = await page("near=Richmond&state=NSW");
    expect(main.field("Near").attribute("aria-invalid")).toBeUndefined();
    expect(main.words.match(/Other places called Richmond/g)).toHaveLength(1);
    const to = "/scrap-yards/?near=Richmond+TAS+7025";
    expect(hrefsOf(main.links, "Richmond TAS 7025")).toEqual([`${to}&state=NSW`]);
    const onMap = (await page("near=Richmond&view=map")).main.links;
    expect(hrefsOf(onMap, "Richmond TAS 7025")).toEqual([`${to}&view=map`]);
    const many = (await found("near=4570")).one('ul[aria-label="Other places in 4570"]');
    expect(many.links).toHaveLength(6);
  });

  it("may be near a position, and are never cached", async () => {
    const { words } = await found("near=-32.25,148.61");
    expect(words).toContain("km of -32.25,148.61");
    expect((await distances("near=-32.25,148.61"))[0]).toBeLessThan(10);
    for (const near of ["2830", "-32.25,148.61"])
      expect((await page(`near=${near}`)).headers.get("cache-control")).toBe("no-store");
  });

  it("have a link without the place if none matches", async () => {
    await addYard({ name: "Zebra Yard", acceptedMaterials: ["Copper"] });
    const { words, links } = await found("near=2830&q=zebra+yard&view=map");
    expect(words).toMatch(/^0 Scrap Yards Found/);
    expect(words).toContain("Further away");
    expect(hrefsOf(links, "Anywhere in Australia (1)")).toContain(
      "/scrap-yards/?q=zebra+yard&view=map",
    );
    // But no link to the whole directory.
    await changedYards("update scrap_yards set latitude = null, longitude = null");
    const { words: none } = await found("near=2830");
    expect(none).toMatch(/^0 Scrap Yards Found/);
    expect(none).not.toContain("Anywhere in Australia");
  });

  it("are 300 at most, which the page says", async () => {
    await changedYards(
      `insert into scrap_yards (id, name, address, city_id, latitude, longitude)
        select 10000 + id, name, address, city_id, -32.25, 148.61 from scrap_yards
        union all select 20000 + id, name, address, city_id, -32.25, 148.61 from scrap_yards`,
    );
    const all = (await found("near=2830")).words;
    expect(all).toMatch(/^300\+ Scrap Yards Found/);
    expect(all).toContain(
      "300+ within 100 km of Dubbo NSW 2830. The 300 nearest, in a straight line.",
    );
    expect((await found("near=2830&q=bluegum+flat")).words).not.toContain("The 300 nearest");
  });
});

describe("an unknown place", () => {
  it("gets a message beside the field, with similar places, above the ordinary list", async () => {
    const { main } = await page("near=Paramata&material=Copper");
    const note = main.one("#near-note[aria-live=polite]").words;
    expect(note).toContain("We don’t know a place called “Paramata”.");
    expect(main.field("Near").attribute("aria-describedby")).toBe("near-note");
    expect(main.field("Near").attribute("aria-invalid")).toBe("true");
    expect(hrefsOf(main.links, "Parramatta NSW 2150")).toContain(
      "/scrap-yards/?near=Parramatta+NSW+2150&material=Copper",
    );
    expect(results(main).words).not.toContain("nearest first");
    expect(results(main).headings(3)).toEqual((await found("material=Copper")).headings(3));
  });

  it("in a wrong state gets a link to the place in its own state", async () => {
    const { main } = await page("near=Dubbo+VIC");
    expect(main.one("#near-note").words).toBe("There is no Dubbo in Victoria.");
    expect(hrefsOf(main.links, "Dubbo NSW 2830")).toContain("/scrap-yards/?near=Dubbo+NSW+2830");
  });

  it("is dropped from the links to other searches", async () => {
    const { links } = await found("near=Paramata&q=Melborne&material=Copper&view=map");
    const [melbourne] = links.filter(({ text }) => /^Melbourne \(\d+\)$/.test(text));
    expect(melbourne?.href).toBe("/scrap-yards/?q=Melbourne&material=Copper&view=map");
  });

  it("may be a position outside Australia, which the message says", async () => {
    const { main, status } = await page("near=51.5,-0.12");
    expect(status).toBe(200);
    expect(main.one("#near-note").words).toBe("That location is not in Australia.");
  });

  it("of blanks alone is ignored", async () => {
    const { main } = await page("near=%20%20");
    expect(main.one("#near-note").words).toBe("");
    expect(results(main).words).not.toContain("nearest first");
  });
});

describe("in an outage", () => {
  const unread = () => changed("dataset", "update dataset set yards_version = 'not read yet'");

  it.each([
    ["places", "place_words", () => {}],
    // Until an isolate has read the yards.
    ["yards", "yard_blocks", unread],
  ])("of the %s the directory says that it cannot load", async (_, table, before) => {
    quietErrors();
    letTimeOutsEnd();
    await before();
    const response = await fetchWith(failingDatabase(table), "/scrap-yards/?near=2830");
    const failed = await pageOf(response);
    expect(failed.status).toBe(503);
    expect(failed.words).toContain("Error loading scrap yards. Please try again later.");
    expect(failed.html).not.toContain("D1_ERROR");
    expect(failed.words).not.toContain("Error: Failed");
  });

  it("of the yards the map has no points either", async () => {
    quietErrors();
    letTimeOutsEnd();
    await unread();
    const path = "/scrap-yards/points.data?_routes=yards/map/points.route";
    expect((await fetchWith(failingDatabase("yard_blocks"), path)).status).toBe(503);
  });

  it.each(["points?state=WA", "towns", "yard/1"])(
    "%s answers the map with null instead of an error screen",
    async (path) => {
      quietErrors();
      await changed("dataset", "update dataset set yards_version = 'not read either'");
      const response = await fetchWith(failingDatabase(), `/scrap-yards/${path}`);
      expect(response.status).toBe(503);
      expect(Object.values(await response.json<object>())).toEqual([null]);
    },
  );
});

it.each([
  ["1", 200],
  ["99999", 404],
  ["0", 404],
  ["1e0", 404],
])("the details of yard %s for the map have the status %i", async (id, status) => {
  const response = await fetchPath(`/scrap-yards/yard/${id}`);
  expect(response.status).toBe(status);
  if (status === 200)
    expect(await response.json()).toMatchObject({
      yard: { name: "Bluegum Flat Metals", hours: { line: expect.stringMatching(/^Open /) } },
    });
});

describe("the points of the map", () => {
  const points = async (query: string) => {
    const response = await fetchPage(
      `/scrap-yards/points.data?${query}&_routes=yards/map/points.route`,
    );
    const [, text = "[]"] = /"(\[.*\])"/.exec(response.html) ?? [];
    return { response, points: JSON.parse(JSON.parse(`"${text}"`)) as [number, string][] };
  };

  it("are those of the list, nearest first", async () => {
    const query = "near=2830&material=Copper&material=Car+batteries";
    const names = (await found(query)).headings(3);
    const { response, points: shown } = await points(query);
    expect(shown.slice(0, 10).map(([, name]) => name)).toEqual(names);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("have the prices of a chosen metal in the yards' cities, if the metal is one of ours", async () => {
    // Yards write Aluminium, which is an alias.
    for (const [word, id] of [
      ["Copper", 1],
      ["Aluminium", 5],
    ]) {
      const prices = await (await fetchPath(`/api/prices/material/${id}`)).json<MaterialPrice[]>();
      const { minPrice, maxPrice } = prices.find(({ cityName }) => cityName === "Perth")!;
      const [nearest] = (await points(`near=Perth+WA&material=${word}`)).points;
      const [, , , , ...paid] = nearest as unknown[];
      expect(paid).toEqual([minPrice, maxPrice]);
    }
    for (const query of ["near=Perth+WA", "near=Perth+WA&material=Gold"])
      for (const point of (await points(query)).points) expect(point).toHaveLength(4);
  });

  it("are 100 at most, which the page says", async () => {
    expect((await points("near=2830")).points).toHaveLength(100);
    expect((await found("near=2830&view=map")).words).toContain("The map shows the 100 nearest.");
    expect((await found("near=2830&view=list")).words).not.toContain("The map shows");
  });

  it("ignore an unknown place, and are none if nothing matches", async () => {
    const all = (await points("material=Copper")).points;
    expect((await points("near=Paramata&material=Copper")).points).toEqual(all);
    expect((await points("near=2830&material=Gold")).points).toEqual([]);
  });
});
