import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countRows } from "../../database.ts";
import { fetchPath, headingOf, linksOf, textOf } from "../../fetch.ts";

const text = async (path: string) => textOf(await fetchPath(path));

describe("a city page", () => {
  it.each(["/sydney/", "/sydney", "/SYDNEY/", "/Sydney"])("answers at %s", async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(200);
    expect(headingOf(await response.text())).toBe("Scrap Metal Prices in Sydney");
  });

  it("shows prices, yards and rules", async () => {
    const words = await text("/sydney/");
    expect(words).toContain("Copper $8.00 – $11.00");
    expect(words).toMatch(/Metal Type.*Price Range.*Description/);
    expect(words).toContain("Scrap Metal Yards in Sydney");
    expect(words).toContain("View All Scrap Yards");
    expect(words).toContain("Scrap Metal Regulations in Sydney");
  });

  it("shows its place below Australia and the state", async () => {
    const links = linksOf(await (await fetchPath("/gold-coast/")).text());
    const place = links.findIndex(({ text }) => text === "Australia");
    expect(links.slice(place, place + 2)).toMatchObject([
      { href: "/scrap-metal-prices-by-city/" },
      { text: "QLD" },
    ]);
  });

  it.each([
    ["/sydney/", "Sunday 22 November 2026"],
    ["/perth/", "Saturday 21 November 2026"],
  ])("dates the prices of %s with today in its time zone, %s", async (path, day) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T14:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect(await text(path)).toContain(`Indicative prices for ${day}.`);
  });

  it("says on which day the prices were last checked", async () => {
    expect(await text("/sydney/")).toMatch(/Last checked on \d{1,2} November 2026\./);
  });

  it("says that a price of 0 is unavailable", async () => {
    expect(await text("/albany/")).toContain("Cast Iron Price unavailable");
  });

  it.each([
    ["/katherine/", "Katherine", "Darwin"],
    ["/horsham/", "Horsham", "Ballarat"],
  ])(
    "without any price, %s, shows no price and the nearest city with some",
    async (path, ...names) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      const words = await textOf(response);
      expect(words.match(/Price unavailable/g)).toHaveLength(await countRows("materials"));
      for (const name of names) expect(words).toContain(name);
      expect(words).not.toContain("Last checked on");
    },
  );

  it("states the rules, the notice and what a seller must bring", async () => {
    const words = await text("/sydney/");
    for (const said of [
      "Cash for scrap metal is banned in New South Wales.",
      "This is general information only. Please consult the official state legislation for comprehensive details.",
      "Key Requirements for Selling Scrap Metal",
      "Valid Identification Government-issued photo ID such as a driver's license or passport",
      "Proof of Ownership Documentation showing you legally own the scrap metal",
      "Payment Method Cash payments for scrap metal are prohibited in most states",
      "Vehicle Details License plate and registration information when applicable",
    ]) {
      expect(words).toContain(said);
    }
  });
});

describe("a city that does not exist", () => {
  it.each(["/atlantis/", "/ATLANTIS", "/wp-login.php", "/%E0%A4%A", "/syd%00ney/", "/apix/"])(
    "at %s is a 404 with the way to the list",
    async (path) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      onTestFinished(() => void vi.restoreAllMocks());
      const response = await fetchPath(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("retry-after")).toBeNull();
      const html = await response.text();
      expect(headingOf(html)).toBe("City Not Found");
      expect(linksOf(html)).toContainEqual(
        expect.objectContaining({ text: "View All Cities", href: "/scrap-metal-prices-by-city/" }),
      );
    },
  );
});
