import { describe, expect, it } from "vitest";
import { fetchPath, textOf } from "./fetch.ts";

describe("/sydney/", () => {
  it("shows today's prices, the yards and the rules", async () => {
    const response = await fetchPath("/sydney/");
    expect(response.status).toBe(200);
    const text = await textOf(response);
    expect(text).toContain("Scrap Metal Prices in Sydney");
    expect(text).toContain("Copper $8.00 – $11.00");
    expect(text).toContain("Scrap Metal Yards in Sydney");
    expect(text).toContain("Key Requirements for Selling Scrap Metal");
  });
});
