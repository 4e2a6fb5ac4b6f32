import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../../database.ts";
import { fetchPath, headingOf, linksOf, textOf } from "../../fetch.ts";

const text = async (path: string) => textOf(await fetchPath(path));

describe("a material page", () => {
  it.each(["/material/copper/", "/material/copper", "/Material/COPPER/"])(
    "answers at %s",
    async (path) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      expect(headingOf(await response.text())).toBe("Copper Scrap Metal Prices");
    },
  );

  it("shows a city's lowest, highest and average price", async () => {
    const words = await text("/material/copper/");
    expect(words).toMatch(
      /Prices by City .*City Min Price Max Price Average \$\/kg Action.* Sydney NSW .*?\$8\.00 \$11\.00 \$9\.50/,
    );
  });

  it("shows what the material is", async () => {
    expect(await text("/material/brass/")).toContain("A yellow alloy of copper and zinc");
  });

  it("leads to every city with a price", async () => {
    const links = linksOf(await (await fetchPath("/material/copper/")).text());
    const details = links.filter(({ text }) => text === "View Details");
    expect(details.map(({ href }) => href)).toContain("/sydney/");
    expect(new Set(details.map(({ href }) => href)).size).toBe(65);
  });

  it("says that a price of 0 is unavailable", async () => {
    const words = await text("/material/cast-iron/");
    expect(words).toMatch(/Albany WA .*?– – Price unavailable/);
    expect(words).not.toContain("$0.00");
  });

  it("shows a city that was removed as Unknown and links it nowhere", async () => {
    await changed("cities", "delete from cities where id = 13");
    const html = await (await fetchPath("/material/copper/")).text();
    const row = html.split("<tr").find((part) => part.includes("Unknown")) ?? "";
    expect(await text("/material/copper/")).toContain("Unknown Unknown");
    expect(linksOf(row)).toEqual([]);
  });

  it("says so where no city has a price", async () => {
    await changed("prices", "delete from prices where material_id = 16");
    const response = await fetchPath("/material/cast-iron/");
    expect(response.status).toBe(200);
    expect(await textOf(response)).toContain(
      "No price data available for this material at the moment.",
    );
  });
});

describe("a material that does not exist", () => {
  it.each(["/material/unobtainium/", "/material/sydney", "/material/%E0%A4%A", "/material/%00/"])(
    "at %s is a 404 with the way to the list",
    async (path) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      onTestFinished(() => void vi.restoreAllMocks());
      const response = await fetchPath(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(headingOf(html)).toBe("Material Not Found");
      expect(linksOf(html)).toContainEqual(
        expect.objectContaining({ text: "View all materials", href: "/materials" }),
      );
    },
  );
});
