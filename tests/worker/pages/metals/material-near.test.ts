import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const near = (place: string, slug = "copper", more: Record<string, string> = {}) =>
  fetchPage(`/material/${slug}/?${new URLSearchParams({ near: place, ...more })}`);
const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};
const price = ({ main }: Page) => main.one(".near-price");
const yards = ({ main }: Page) => main.one(".near-yards");

describe("a metal near a place", () => {
  it("has the price of the place's own city, with its day and grade", async () => {
    const page = await near("Newcastle NSW 2300");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Copper Scrap Metal Prices");
    expect(page.main.headings(2)[0]).toBe("Near Newcastle NSW 2300");
    expect(price(page).words).toBe(
      "Copper in Newcastle $/kg $7.40 – $10.15 checked 17 Nov 2026 Grade: No. 2, brass removed Indicative. Bars: $6.25 to $11.80 in Australia. Tick: mid-price. All Newcastle prices · Check an offer",
    );
    expect(hrefsOf(price(page).links, "All Newcastle prices")).toEqual(["/newcastle/"]);
  });

  it("has the price of the nearest city with one for this metal, and says how far it is", async () => {
    // Dubbo has prices, but none for zinc.
    expect(price(await near("2830", "zinc")).words).toMatch(
      /^The nearest city with a price is Orange NSW, about 1\d\d km away\. Zinc in Orange/,
    );
    expect(price(await near("Parramatta")).words).toMatch(
      /^The nearest city with a price is Sydney NSW, about 2\d km away/,
    );
  });

  it("has the change since the check before, the age of the price, and a warning once it is old", async () => {
    await changed(
      "prices",
      `update prices set previous_min_cents = 700, previous_max_cents = 975,
        previous_checked_on = '2026-05-03', checked_on = '2026-06-01' where material_id = 1`,
    );
    expect(price(await near("Newcastle")).words).toMatch(
      / up 40c since 3 May.* checked \d+ days ago \(1 Jun 2026\) may be out of date/,
    );
  });

  it("says that no city has a price", async () => {
    await changed("prices", "delete from prices where material_id = 16");
    const page = await near("Newcastle", "cast-iron");
    expect(page.status).toBe(200);
    expect(price(page).words).toBe("No city has a price for cast iron at the moment.");
    expect(page.words).toContain("What to bring in New South Wales");
  });
});

describe("the yards near the place that take it", () => {
  it("are at most three within 100 km, the nearest first, with distance, hours and phone", async () => {
    // A Saturday afternoon in Sydney.
    setClock("2026-11-21T04:00:00Z");
    const page = await near("Sydney", "car-batteries");
    const found = yards(page).all("li");
    expect(found).toHaveLength(3);
    for (const yard of found) {
      expect(yard.words).toMatch(/about [\d,]+ km away/);
      expect(yard.hrefs[0]).toMatch(/^\/yard\/\d+\//);
    }
    expect(yards(page).words).toMatch(/Closed now, opens Monday \d/);
    expect(yards(page).hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
    expect(hrefsOf(yards(page).links, "All yards near Sydney that list “Car batteries”")).toEqual([
      "/scrap-yards/?near=Sydney+NSW+2000&material=Car+batteries",
    ]);
    const all = await fetchPage("/scrap-yards/?near=Sydney+NSW+2000&material=Car+batteries");
    const names = all.all(".directory-list h3").map(({ words }) => words);
    expect(found.map((yard) => yard.one("h4").words)).toEqual(names.slice(0, 3));
  });

  it("have the next one beyond in a line, where fewer are near", async () => {
    const page = await near("2830", "car-batteries");
    expect(yards(page).all("li")).toHaveLength(1);
    expect(yards(page).words).toMatch(/Next: Orange, about 1\d\d km/);
  });

  it("are listed if they are open at the chosen time, and so are all that the link leads to", async () => {
    setClock("2026-11-24T04:00:00Z");
    const page = await near("Perth", "aluminum-cans", { open: "sat-09.00" });
    expect(yards(page).words).toContain("Sat 28 Nov, 9 am: 3 of the 4 near Perth whose hours");
    expect(yards(page).all("li")).toHaveLength(3);
    const link = "All yards near Perth that list “Aluminium cans” and are open then";
    expect(hrefsOf(yards(page).links, link)).toEqual([
      "/scrap-yards/?near=Perth+WA+6000&material=Aluminium+cans&open=sat-09.00",
    ]);
  });

  it("are looked for at the place's own time by open=now", async () => {
    setClock("2026-11-24T03:50:00Z");
    const { status, headers } = await fetchPath("/material/copper/?sort=price&near=Perth&open=now");
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/material/copper/?sort=price&near=Perth&open=tue-12.00");
  });
});

describe("the answer leads on", () => {
  it("to the documents to bring in the place's state, with its rules, and to My load there", async () => {
    // Wodonga's nearest city across the border is Albury.
    const page = await near("Wodonga", "copper");
    expect(page.words).toContain("What to bring in Victoria");
    expect(hrefsOf(page.main.links, "Rules, sources and who to ask")).toEqual(["/wodonga/#rules"]);
    const hrefs = hrefsOf(page.main.links, "What is my load worth?");
    expect(new Set(hrefs)).toEqual(new Set(["/my-load/?copper=&near=Wodonga+VIC+3690"]));
  });

  it("to other orders of the table, near the same place", async () => {
    const table = (await near("Newcastle")).main.section("Prices by City");
    expect(table.one("caption").words).toContain("Copper, nearest to Newcastle first, AUD per");
    expect(table.rows.slice(1, 3).map(([city]) => city)).toEqual([
      "Newcastle NSW",
      expect.stringMatching(/^Central Coast NSW \d\d km$/),
    ]);
    expect(hrefsOf(table.links, "Best price first")).toEqual([
      "/material/copper/?sort=price&near=Newcastle",
    ]);
  });

  it("by its one form to the same metal near another place, and by state to yards that take it", async () => {
    const { main } = await near("Newcastle", "copper-bright", { state: "NSW" });
    const [form, ...others] = main.all("form");
    expect(others).toEqual([]);
    expect(form?.attribute("action")).toBe("/material/copper-bright/");
    expect(form?.field("Near").attribute("value")).toBe("Newcastle");
    expect(form?.value("state")).toBe("NSW");
    const takers = main.section("Who takes bright copper wire");
    expect(takers.words).toMatch(/Yards that take it, by state: .*NSW \(\d+\)/);
    // By the word for its family: yards have none of its own.
    expect(hrefsOf(main.links, "All yards near Newcastle that list “Copper”")).toEqual([
      "/scrap-yards/?near=Newcastle+NSW+2300&material=Copper",
    ]);
  });
});

it("a position is answered as a visitor's location", async () => {
  const page = await near("-32.25,148.61");
  expect(page.main.headings(2)[0]).toBe("Near your location");
  expect(page.main.section("Prices by City").one("caption").words).toMatch(
    /^Copper, nearest to your location first, AUD per kilogram\./,
  );
  expect(price(page).words).toContain("Copper in Dubbo");
  expect(page.words).toContain("What to bring in New South Wales");
  expect(hrefsOf(yards(page).links, "All yards near your location that list “Copper”")).toEqual([
    "/scrap-yards/?near=-32.25%2C148.61&material=Copper",
  ]);
  expect((await near("51.5,-0.12")).words).toContain("That location is not in Australia.");
});

describe("a place that nobody knows", () => {
  it("is said, with places spelt like it and the text kept; the rest is there", async () => {
    const page = await near("Dubo");
    expect(page.status).toBe(200);
    expect(page.words).toContain("We don’t know a place called “Dubo”.");
    expect(hrefsOf(page.main.links, "Dubbo NSW 2830")).toEqual([
      "/material/copper/?near=Dubbo+NSW+2830",
    ]);
    const field = page.main.field("Near");
    expect(field.attribute("value")).toBe("Dubo");
    expect(field.attribute("aria-invalid")).toBe("true");
    expect(page.main.section("Prices by City").rows.length).toBeGreaterThan(50);
  });

  it("may be in another state than the one typed, which is suggested", async () => {
    const page = await near("Perth NSW");
    expect(page.words).toContain("There is no Perth in New South Wales.");
    expect(page.main.one(".did-you-mean").hrefs[0]).toBe("/material/copper/?near=Perth+WA+6000");
  });

  it.each(["", " "])("is not %j", async (place) => {
    const page = await near(place);
    expect(page.words).not.toContain("We don’t know a place");
    expect(page.main.one("form").attribute("action")).toBe("/material/copper/");
  });
});

describe("the page near a place", () => {
  it("is one visitor's own, and for search engines it is the metal's page", async () => {
    for (const page of [await near("Newcastle"), await near("Dubo")]) {
      expect(page.title).toContain("Copper Scrap Metal Prices");
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.meta.robots).toBe("noindex");
      expect(page.canonical).toBe("http://localhost/material/copper/");
    }
  });

  it("without the yards still says what the metal is worth", async () => {
    quietErrors();
    const path = "/material/copper/?near=Newcastle";
    for (const table of ["yard_blocks", "scrap_yards"]) {
      const page = await pageOf(await fetchWith(failingDatabase(table), path));
      expect(page.status).toBe(200);
      expect(price(page).words).toContain("$7.40 – $10.15");
      // An isolate may hold the table of yards already.
      if (table === "scrap_yards")
        expect(yards(page).words).toContain("We can’t load the yards right now.");
    }
  });

  it.each(["place_words", '"prices"', '"states"'])("without %s is an outage", async (table) => {
    quietErrors();
    const path = "/material/copper/?near=Newcastle";
    expect((await fetchWith(failingDatabase(table), path)).status).toBe(503);
  });

  it.each(["Newcastle NSW 2300", "Parramatta", "2830", "-32.25,148.61", "Dubo"])(
    "reads at most 200 rows near %s",
    async (place) => {
      const query = new URLSearchParams({ near: place, for: "alloy wheels" });
      // A search engine gets a page in one piece, so that its headers know of everything that was read.
      const response = await fetchPath(`/material/aluminum/?${query}`, {
        headers: { "user-agent": "Googlebot/2.1" },
      });
      await response.text();
      const [, rows] = /"(\d+) rows in/.exec(response.headers.get("server-timing") ?? "") ?? [];
      expect(Number(rows)).toBeGreaterThan(0);
      expect(Number(rows)).toBeLessThanOrEqual(200);
    },
  );
});
