import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const near = (city: string, place: string) =>
  fetchPage(`/${city}/?${new URLSearchParams({ near: place })}`);

describe("a city's page for a nearby place", () => {
  it("says that it is the nearest city with prices, and how far it is", async () => {
    const { status, headers, words } = await near("sydney", "Parramatta NSW 2150");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toMatch(
      /The nearest prices to Parramatta NSW 2150 are those for Sydney, about 2\d km away in a straight line\./,
    );
  });

  it.each([
    [
      ...["sydney", "Western Sydney"],
      /The nearest prices to Western Sydney NSW are those for Sydney\. The middle of this region is about 2\d km away in a straight line\./,
    ],
    [
      ...["brisbane", "Logan QLD"],
      /prices to Logan QLD are those for Brisbane\. The middle of this council area is about \d\d km away/,
    ],
    ["sydney", "Gippsland", /Sydney is about \d{3} km from the middle of Gippsland VIC in a/],
    ["sydney", "Freo", /Sydney is about 3,\d{3} km from Fremantle WA 6160 in a straight line\./],
    [
      "sydney",
      "Palm Island",
      /from Palm Island QLD.* in a straight line, which may cross the sea\./,
    ],
  ] as const)(
    "on the page of %s has the distance to a place, or to the middle of an area: %s",
    async (...args) => {
      const [city, place, words] = args;
      expect((await near(city, place)).words).toMatch(words);
    },
  );

  it("links to the yards near the place, and to the worth of a load there", async () => {
    const { links } = (await near("sydney", "2150")).main;
    expect(hrefsOf(links, "Yards near Parramatta")).toEqual([
      "/scrap-yards/?near=Parramatta+NSW+2150",
    ]);
    expect(hrefsOf(links, "My load there")).toEqual(["/my-load/?near=Parramatta+NSW+2150"]);
  });

  it("links to other places of the same name", async () => {
    const { main } = await near("melbourne", "Richmond VIC 3121");
    expect(main.words).toContain("Looking for another Richmond?");
    expect(hrefsOf(main.links, "Richmond TAS 7025")).toContain("/search/?q=Richmond+TAS+7025");
    expect(main.links.map(({ text }) => text)).not.toContain("Richmond VIC 3121");
    const one = await near("sydney", "Parramatta");
    expect(one.words).not.toContain("Looking for another");
  });

  it("keeps its canonical address and stays out of search engines", async () => {
    const page = await near("sydney", "Parramatta");
    expect(page.canonical).toMatch(/\/sydney\/$/);
    expect(page.meta.robots).toBe("noindex");
  });

  it.each(["", " ", "Sydney", "Atlantis", "-33.8,151", "x".repeat(300), '"*', "🦘"])(
    "says nothing for %j",
    async (place) => {
      const { status, words } = await near("sydney", place);
      expect(status).toBe(200);
      expect(words).not.toMatch(/in a straight line/);
    },
  );

  it("answers with a 503 if places cannot be read", async () => {
    quietErrors();
    const response = await fetchWith(failingDatabase("place_words"), "/sydney/?near=Dubbo");
    expect(response.status).toBe(503);
    expect((await fetchPath("/sydney/")).status).toBe(200);
  });
});
