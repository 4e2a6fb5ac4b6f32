import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fetchJson, fetchPath } from "../../../fetch.ts";
import { fetchPage } from "../../../page.ts";
import { hrefsOf } from "../../../part.ts";
import { addYard } from "../../../yard.ts";
import { results } from "./results.ts";

const page = (query: string) => fetchPage(`/scrap-yards/?${query}`);
const found = async (query: string) => results((await page(query)).main);

const countOnMap = async (query: string) => {
  const { points } = await fetchJson<{ points: string }>(`/scrap-yards/points?${query}`);
  return JSON.parse(points).length;
};

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

const TUESDAY = "2026-11-24T03:50:00Z";

describe("yards that are open at a time", () => {
  it("are listed alone, nearest first, with the number of others", async () => {
    setClock(TUESDAY);
    const list = await found("near=Perth+WA&open=sat-11.00");
    expect(list.words).toContain("Scrap Yards Found");
    expect(list.words).toContain(
      "Sat 28 Nov, 11 am: 14 of the 22 near Perth whose hours we know are open then. We don’t know the hours of 3 more",
    );
    expect(list.words).toMatch(/\d+ open then within 100\skm of Perth WA \d+\./);
    expect(hrefsOf(list.links, "Show them all, open or not")).toEqual([
      "/scrap-yards/?near=Perth+WA",
    ]);
    expect(list.one(".directory-open a").attribute("rel")).toBe("nofollow");
    for (const { words } of list.all("li.card")) expect(words).toMatch(/Open .*Sat \d/);
  });

  it("are the same in the count, on the pages and on the map", async () => {
    const first = await found("state=WA&open=sat-11.00");
    const total = Number(/^(\d+) Scrap/.exec(first.words)?.[1]);
    expect(first.words).toContain(`: ${total} of the `);
    const { hrefs } = first.one("nav[aria-label=Pagination]");
    const last = Math.ceil(total / 10);
    expect(hrefs).toContain(`/scrap-yards/?state=WA&open=sat-11.00&page=${last}`);
    expect(await countOnMap("state=WA&open=sat-11.00")).toBe(total);
  });

  it("may be none, and then the page names the yard that closes last", async () => {
    setClock(TUESDAY);
    const query = "near=Perth+WA&material=Aluminium+cans&open=sat-13.00";
    const list = await found(query);
    expect(list.words).toContain(
      "None of the 4 near Perth whose hours we know is open then. Latest: Brigalow Rise Metals until 12 pm. Next to open: Pardalote Hollow Metal Recycling, Mon 30 Nov at 7 am. We don’t know the hours of 2 more",
    );
    // Neither those two nor the ones farther away count as open.
    expect(list.words).toMatch(
      /^\d+ Scrap Yards Found, Hours Unknown .*None known to be open then within 100\skm of Perth/,
    );
    expect(list.headings(3).length).toBeGreaterThanOrEqual(2);
    expect(list.words).not.toContain("opens Mon");
    expect(await countOnMap(query)).toBe(Number(/^\d+/.exec(list.words)));
  });

  it("may be none in a state, and then the yards with unknown hours are listed", async () => {
    setClock(TUESDAY);
    const query = "state=WA&open=mon-03.00";
    const list = await found(query);
    expect(list.words).toMatch(/^\d+ Scrap Yards Found, Hours Unknown .*None of the \d+ whose/);
    expect(list.headings(3).length).toBeGreaterThan(0);
    expect(await countOnMap(query)).toBe(Number(/^\d+/.exec(list.words)));
  });

  it("in a state are open on the next such day by its own clock", async () => {
    // In Sydney it is Saturday already.
    setClock("2026-11-27T14:00:00Z");
    expect((await found("state=WA&open=fri-23.00")).words).toContain("Fri 27 Nov, 11 pm:");
  });

  it("are unknown on a public holiday", async () => {
    setClock("2027-02-25T04:00:00Z");
    expect((await found("near=Perth+WA&open=mon-10.00")).words).toContain(
      "Mon 1 Mar, 10 am: Next to open: Currawong Creek Metals, Tue 2 Mar at 7 am. It is a public holiday for 22 yards: ring first. We don’t know the hours of 3 more",
    );
  });

  it("go by the clock and the holidays of the state in their address", async () => {
    const address = "12 Test Street, Tweed Heads South NSW 2486";
    const place = { cityId: 27, address, latitude: -28.2, longitude: 153.54 };
    await addYard({ ...place, openingHours: "Mo 08:00-16:00" });
    // Queensland's Labour Day.
    setClock("2027-05-02T05:10:00Z");
    const query = "near=Tweed+Heads+NSW&open=";
    expect((await found(`${query}mon-10.00`)).headings(3)[0]).toBe("Test Yard");
    // Two in the afternoon there, and three in New South Wales.
    setClock(TUESDAY);
    const { headers } = await fetchPath(`/scrap-yards/?${query}now`);
    expect(headers.get("location")).toContain("open=tue-15.00");
  });
});

describe("now", () => {
  it.each([
    ["near=Perth+WA&open=now", "near=Perth+WA&open=tue-12.00"],
    ["near=Broken+Hill&open=now&view=map", "near=Broken+Hill&open=tue-14.30&view=map"],
    ["state=WA&open=now&page=3", "state=WA&open=tue-12.00"],
    // Without a place, the national time zone counts.
    ["open=now", "open=tue-15.00"],
  ])("%s becomes the next half-hour there: %s", async (now, query) => {
    setClock(TUESDAY);
    const { status, headers } = await fetchPath(`/scrap-yards/?${now}`);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`/scrap-yards/?${query}`);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is the visitor's own time without a place or a state", async () => {
    setClock(TUESDAY);
    const cf = { timezone: "Australia/Perth" } as RequestInitCfProperties;
    const { headers } = await fetchPath("/scrap-yards/?open=now", { cf });
    expect(headers.get("location")).toBe("/scrap-yards/?open=tue-12.00");
  });
});

describe("the address", () => {
  it("is not indexed, not canonical and never cached", async () => {
    const { meta, canonical, headers } = await page("open=sat-11.00");
    expect(meta.robots).toBe("noindex");
    expect(canonical).toMatch(/\/scrap-yards\/$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("with an invalid time shows all yards", async () => {
    const shown = await page("open=sat-25.00");
    expect(results(shown.main).words).not.toContain("open then");
    expect(shown.meta.robots).toBeUndefined();
    expect(shown.headers.get("cache-control")).toContain("max-age=60");
  });

  it("comes from the form without scripts and shows the choice", async () => {
    const form = (await page("open=wed-14.30")).main.one("#directory-form");
    expect(form.attribute("action")).toBe("/scrap-yards/");
    const chosen = form.field("Open at").one("option[selected]");
    expect(chosen.attribute("value")).toBe("wed-14.30");
  });
});
