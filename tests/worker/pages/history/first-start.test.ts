import { statements } from "virtual:first-start";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { replaceData } from "../../seeding.ts";

beforeAll(() => replaceData(statements));

const words = async (path: string) => (await fetchPage(path)).main.words;

describe("the sample data of a first start", () => {
  it("prices that moved since they were checked before, and how a year went", async () => {
    const dubbo = await words("/dubbo/");
    expect(dubbo).toMatch(/Arrows show the change since \d+ Oct\. .* up \d+c /);
    expect(dubbo).toMatch(/Copper is up about \d+% in a year\./);
    const copper = await words("/material/copper/");
    expect(copper).toMatch(/Yards pay about .* the world price of copper\./);
    expect(copper).toMatch(/Copper is up about \d+% in a year\./);
    expect(await words("/dubbo/history/?metal=lead")).toMatch(
      /Lead in Dubbo is (up|down|the same|about) .* a year/,
    );
    expect(await words("/material/copper/history/")).toMatch(
      /Copper in Australia is up about \d+% in a year\./,
    );
  });

  it("prices that are no longer new, and nothing of a year that has not been recorded", async () => {
    const brokenHill = await words("/broken-hill/");
    expect(brokenHill).toMatch(/\d+ days ago\. These prices may be out of date\./);
    expect(brokenHill).not.toMatch(/(in a|as a) year/);
  });

  it("an archive of two years, in which a month has four editions or more", async () => {
    expect((await fetchPage("/data/")).all(".recorded-months a")).toHaveLength(24);
    expect((await words("/prices/2025-06/")).match(/\d+ June 2025 Sample data/g)).toHaveLength(4);
  });

  it("feeds with entries", async () => {
    const entries = async (path: string) =>
      (await (await fetchPath(path)).text()).match(/<entry>/g) ?? [];
    expect((await entries("/dubbo/feed.xml")).length).toBeGreaterThan(5);
    expect((await entries("/feed.xml")).length).toBeGreaterThan(10);
  });
});
