import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FIRST_YARDS } from "../../../../app/cities/city-yards.tsx";
import { kilometres, type Point } from "../../../../worker/data/places/distance.ts";
import type { Yard } from "../../../../worker/data/yards/yards.ts";
import { countRows } from "../../database.ts";
import { fetchJson } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { addYard, changedYards } from "../../yard.ts";

const SYDNEY = 13;

type ApiYard = Pick<Yard, "name" | "address" | "phone" | "latitude" | "longitude">;

const yards = async (city: string) =>
  (await fetchPage(`/${city.toLowerCase().replace(" ", "-")}/`)).main.section(
    `Scrap Metal Yards in ${city}`,
  );

describe("the yards of a city", () => {
  it("are cards with name, address, hours, metals, phone, website, description and three services", async () => {
    await addYard({
      name: "O'Brien & Sons",
      address: "5 Railway Terrace, Katherine NT 0850",
      phone: "(08) 5550 1234",
      website: "https://www.obrien.example/scrap/",
      openingHours: "Mo-Fr 07:00-16:00",
      description: "Open on weekdays.",
      acceptedMaterials: ["Copper", "Lead"],
      services: ["One", "Two", "Three", "Four"],
    });
    const { words, links } = await yards("Katherine");
    for (const shown of [
      /O'Brien & Sons .*Open Mon–Fri 7 am – 4 pm .*5 Railway Terrace, Katherine NT 0850/,
      /Takes Copper, Lead Open on weekdays\. Services One Two Three Yards near/,
    ])
      expect(words).toMatch(shown);
    expect(words).not.toContain("No scrap yards found");
    expect(links.slice(1, 5)).toMatchObject([
      { text: "O'Brien & Sons", href: expect.stringMatching(/^\/yard\/9001\//) },
      { text: "(08) 5550 1234", href: "tel:0855501234" },
      { text: "Directions", href: expect.stringContaining("destination=5%20Railway%20Terrace") },
      {
        text: expect.stringMatching(/^obrien\.example\/scrap(?!.*www)/),
        href: "https://www.obrien.example/scrap/",
        target: "_blank",
      },
    ]);
  });

  it("leave out unknown details", async () => {
    await addYard({ name: "Bare Yard", address: "Somewhere" });
    expect((await yards("Katherine")).words).toMatch(
      /Bare Yard Somewhere Directions Yards near Katherine, nearest first View All/,
    );
  });

  it("say when a closed yard reopens, here and on the pages of its metals", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T02:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await addYard({
      latitude: -14.46,
      longitude: 132.26,
      acceptedMaterials: ["Copper"],
      openingHours: "Mo-Fr 07:00-16:00",
      closed: "2026-11-20..2027-01-06 Works",
    });
    const shut = /Closed for Works, reopens .*7 January/;
    expect((await yards("Katherine")).words).toMatch(shut);
    const near = await fetchPage("/material/copper/?near=Katherine");
    expect(near.main.one(".near-yards .open-now").words).toMatch(shut);
  });

  it.each(["/sydney/", "/sydney/?yards=all"])(
    "are all on the map and in cards at %s, nearest the middle first, unknown positions last",
    async (path) => {
      await addYard({ name: "A Yard Somewhere", cityId: SYDNEY });
      const middle = await env.DB.prepare(
        "select lat, lon from cities where id = 13",
      ).first<Point>();
      const all = await fetchJson<ApiYard[]>(`/api/scrap-yards/city/${SYDNEY}`);
      const away = ({ latitude: lat, longitude: lon }: ApiYard) =>
        lat && lon ? kilometres(middle!, { lat, lon }) : Number.MAX_VALUE;
      const nearestFirst = all.toSorted((a, b) => away(a) - away(b));
      const names = nearestFirst.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(30);
      const { main, canonical, meta, headers } = await fetchPage(path);
      expect(canonical).toMatch(/\/sydney\/$/);
      expect(meta.robots).toBe(path.endsWith("all") ? "noindex" : undefined);
      expect(headers.get("cache-control")).toContain("max-age=60");
      const section = main.section("Scrap Metal Yards in Sydney");
      expect(section.all("button").map(({ words }) => words)).toEqual(names);
      expect(section.headings(3)).toEqual(names);
      expect(section.one("#yard-cards").headings(3)).toEqual(names.slice(0, FIRST_YARDS));
      const { words } = section.one("details");
      expect(words).toMatch(new RegExp(`^Show all ${all.length} yards `));
      for (const { address, phone } of nearestFirst.slice(FIRST_YARDS))
        expect(words).toContain(phone ? `${address} ${phone}` : address);
      expect(section.all("details[open]")).toHaveLength(path.endsWith("all") ? 1 : 0);
    },
  );

  it("have all their details and no list of others if there are few", async () => {
    // Moves all yards of Sydney but the first by id to Katherine.
    await changedYards(`update scrap_yards set city_id = 36 where city_id = 13 and id not in
      (select id from scrap_yards where city_id = 13 order by id limit ${FIRST_YARDS})`);
    const sydney = await yards("Sydney");
    expect(sydney.headings(3)).toHaveLength(FIRST_YARDS);
    expect(sydney.links.filter(({ text }) => text === "Directions")).toHaveLength(FIRST_YARDS);
    for (const page of [sydney, (await fetchPage("/sydney/?yards=all")).main])
      expect(page.words).not.toMatch(/Show all \d+ yards/);
    expect((await yards("Katherine")).words).toContain("Show all 29 yards");
  });

  it("are a hundred at most, with a link to all of them", async () => {
    await changedYards("update scrap_yards set city_id = 36");
    const count = await countRows("scrap_yards");
    const katherine = await yards("Katherine");
    expect(katherine.headings(3)).toHaveLength(100);
    expect(katherine.words).toContain("Show all 100 yards");
    expect(hrefsOf(katherine.links, `All ${count} yards in Katherine`)).toEqual([
      "/scrap-yards/?q=Katherine",
    ]);
  });

  it("are followed by links to nearby yards and to the directory, even if there are none", async () => {
    for (const [city, near] of [
      ["Katherine", "Katherine+NT"],
      ["Port Lincoln", "Port+Lincoln+SA"],
    ] as const) {
      const { words, hrefs } = await yards(city);
      expect(words).toMatch(/[Cc]ontact .*quote.*materials they accept/);
      const href = `/scrap-yards/?near=${near}`;
      expect(hrefs.slice(-2)).toEqual([href, "/category/scrap-yards/"]);
      expect((await fetchPage(href)).words.toLowerCase()).toContain(`km of ${city.toLowerCase()}`);
    }
  });

  it("can be suggested through the contact form if there are none", async () => {
    const { words, links } = await yards("Port Lincoln");
    expect(words).toContain("No scrap yards found in Port Lincoln yet. Let us know!");
    expect(hrefsOf(links, "Let us know!")).toEqual([
      "/contact/?subject=Scrap+yard+in+Port+Lincoln&from=%2Fport-lincoln%2F",
    ]);
  });
});
