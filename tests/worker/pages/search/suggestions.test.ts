import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { FieldSuggestion } from "../../../../app/search/field-suggestion.ts";
import { shortRange } from "../../../../app/words/format.ts";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchJson, fetchPath, fetchSet, fetchWith } from "../../fetch.ts";

const address = (q: string, groups?: string) =>
  `/search/suggestions/?${new URLSearchParams({ q, ...(groups !== undefined && { groups }) })}`;
const suggestions = (q: string, groups?: string) =>
  fetchJson<FieldSuggestion[]>(address(q, groups));

describe("suggestions for what was typed so far", () => {
  it.each([
    ["parra", "places", "Parramatta NSW 2150", "/search/?q=Parramatta+NSW+2150"],
    ["2150", "places", "Parramatta NSW 2150", "/search/?q=Parramatta+NSW+2150"],
    ["st marys", "places", "St Marys NSW 2760", "/search/?q=St+Marys+NSW+2760"],
    ["Mt Isa", "places", "Mount Isa QLD 4825", "/mount-isa/"],
    ["parrammata", "places", "Parramatta NSW 2150", "/search/?q=Parramatta+NSW+2150"],
    ["kathrine", "places", "Katherine NT 0850", "/katherine/"],
    ["cu", "metals", "Cu", "/material/copper/"],
    ["catalytic converter", "metals", "Catalytic converter", "/what-is-it/catalytic-converter/"],
    ["bluegum flat", "yards", "Bluegum Flat Metals", "/yard/1/bluegum-flat-metals/"],
  ])("%j: first of its %s is %s", async (q, group, text, path) => {
    const found = await suggestions(q);
    expect(found.find((one) => one.group === group)).toMatchObject({ text, path });
  });

  it.each([
    ["copper", "Copper", "$6.25–11.80"],
    ["cu", "Cu", "$6.25–11.80"],
    ["copper dubbo", "Copper near Dubbo NSW 2830", "$7.55–10.40"],
    ["copper dubb", "Copper near Dubbo NSW 2830", "$7.55–10.40"],
    ["copper parramatta", "Copper near Parramatta NSW 2150", "$8.00–11.00"],
    ["copper -31.9,115.9", "Copper near -31.9,115.9", "$8.60–11.80"],
    // No city is near enough.
    ["copper coober pedy", "Copper near Coober Pedy SA 5723", undefined],
    ["copper tasmania", "Copper in Tasmania", undefined],
    ["catalytic converter", "Catalytic converter", undefined],
  ])("for %s have the price of %s: %s", async (q, text, price) => {
    const found = (await suggestions(q)).find((one) => one.text === text);
    expect(found).toBeDefined();
    expect(found?.price && shortRange(found.price)).toBe(price);
  });

  it("say beside a word what it means, and beside a yard where it is", async () => {
    expect(await suggestions("cu")).toContainEqual(
      expect.objectContaining({ text: "Cu", detail: "Copper" }),
    );
    expect(await suggestions("bluegum flat")).toContainEqual(
      expect.objectContaining({ detail: "Adelaide SA" }),
    );
    expect((await suggestions("copper")).find(({ text }) => text === "Copper")).not.toHaveProperty(
      "detail",
    );
  });

  it.each([
    ["kingston vic", "Kingston VIC", "council area"],
    ["western sydney", "Western Sydney NSW", "region"],
    ["brissy", "Brisbane QLD", "Brissy"],
    ["kingston vic", "Kingston VIC 3364", undefined],
  ])("for %s say beside %s: %s", async (q, text, detail) => {
    const found = await suggestions(q, "places");
    expect(found.map((one) => [one.text, one.detail])).toContainEqual([text, detail]);
  });

  it.each([
    ["bluegum", ["yards"]],
    ["penrith", ["places", "yards"]],
    ["copp", ["metals", "places"]],
    ["lead", ["metals", "places"]],
    ["cu", ["metals", "places"]],
    ["berry", ["places", "metals"]],
    // An alloy, and a postcode in Perth.
    ["6063", ["places", "metals"]],
  ])("for %s come by group, a metal of just this name first: %j", async (q, order) => {
    const groups = (await suggestions(q)).map(({ group }) => group);
    expect([...new Set(groups)].slice(0, order.length)).toEqual(order);
    expect(groups).toEqual(groups.toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b)));
  });

  it("leave room: four places beside other groups, seven alone", async () => {
    const places = (await suggestions("north")).filter(({ group }) => group === "places");
    expect(places).toHaveLength(4);
    expect(await suggestions("north", "places")).toHaveLength(7);
  });

  it("into a load are of things that have all of the words", async () => {
    const texts = async (q: string) => (await suggestions(q, "goods")).map(({ text }) => text);
    expect(await texts("unit hot")).toContain("Electric hot-water unit 80 L");
    expect((await texts("hot wat")).join()).toContain("Electric hot-water unit 160 L");
    expect(await texts("unit copper")).not.toContain("Electric hot-water unit 80 L");
    // What has just this name comes before what begins with it, and that before what contains it.
    const steel = await texts("steel");
    expect([steel[0], steel.length, new Set(steel).size]).toEqual(["Steel", 8, 8]);
    expect(steel[1]).toMatch(/^Steel /);
    for (const q of ["fridge", "fridges"]) expect((await texts(q))[0]).toBe("Fridge");
    const lead = await suggestions("cu", "goods");
    expect(lead[0]).toEqual({ group: "goods", text: "Copper", detail: "Cu", path: "" });
    const wheels = await suggestions("steel wheel", "goods");
    expect(wheels[0]).toMatchObject({ detail: expect.stringMatching(/^Steel, .* each$/) });
  });

  it("are of the groups that were asked for alone", async () => {
    for (const group of ["places", "metals", "yards"]) {
      const groups = (await suggestions("lead", group)).map((one) => one.group);
      expect(groups.filter((one) => one !== group)).toEqual([]);
    }
    expect(await suggestions("lead", "anything,else")).toEqual([]);
  });

  it("are what a single word means where only answers are asked for", async () => {
    expect(await suggestions("wheel", "answers")).toEqual([
      {
        ...{ group: "answers", text: "Aluminium", detail: "wheel" },
        path: "/material/aluminum/?for=wheel",
        price: expect.objectContaining({ minPrice: expect.any(Number) }),
      },
    ]);
    expect(await suggestions("flurble", "answers")).toEqual([]);
  });

  it("say what a word with two pages leads to near a place, and what a request alone leads to", async () => {
    const texts = async (q: string) => (await suggestions(q, "answers")).map(({ text }) => text);
    expect(await texts("who buys e-waste in canberra")).toEqual([
      "Yards that take electronic waste",
    ]);
    expect(await texts("4 alloy wheels")).toEqual(["My load: 4 alloy wheels"]);
    const [whom, gold] = await suggestions("gold");
    expect(whom?.text).toBe("Metals without a price here: who to ask");
    expect(gold).toMatchObject({ text: "Metals that we list", detail: "not gold" });
  });

  it("end a request with at most three places that begin like its last word", async () => {
    const answers = await suggestions("copper par", "answers");
    expect(answers.map(({ text }) => text)).toEqual(
      Array(3).fill(expect.stringMatching(/^Copper near .*\bPar/)),
    );
    expect(await suggestions("par copper", "answers")).toEqual([]);
    const groups = (await suggestions("tasmania")).map(({ group }) => group);
    expect(groups).not.toContain("answers");
  });

  it.each([
    ["copper dubbo", "Copper near Dubbo NSW 2830"],
    ["copper tasmania", "Copper in Tasmania"],
    ["yards near dubbo", "Scrap yards near Dubbo NSW 2830"],
    ["yards in tasmania", "Scrap yards in Tasmania"],
    ["yards open now dubbo", "Scrap yards near Dubbo NSW 2830 open now"],
    ["yards open saturday", "Scrap yards open Sat 10\u00A0am"],
    ["prices dubbo", "Prices in and near Dubbo NSW 2830"],
    ["prices tasmania", "Prices in Tasmania"],
    ["what metal is this", "What is this?"],
    ["scrap prices", "Prices by material"],
  ])("for %s say that there is: %s", async (q, text) => {
    const [first] = await suggestions(q, "answers");
    expect(first?.text).toBe(text);
  });

  it("have no address twice: what a metal's name answers is the metal", async () => {
    const paths = (await suggestions("stainless steel")).map(({ path }) => path);
    expect(paths.filter((path) => path === "/material/stainless-steel/")).toHaveLength(1);
  });

  it("lead to pages that there are", async () => {
    for (const text of ["parra", "cu", "catalytic", "hot water", "bluegum"])
      for (const { path } of await suggestions(text)) {
        const { status } = await fetchPath(path.replace(/#.*/, ""));
        expect(path.startsWith("/search/") ? [302] : [200], path).toContain(status);
      }
  });

  it.each(["", "a", "  p ", "zzzzqqq", "🦘🦘"])("%j has none", async (q) => {
    expect(await suggestions(q)).toEqual([]);
  });

  it("reads at most 60 rows, whatever is typed, and keeps no answer", async () => {
    const texts = ["pa", "parra", "20", "2150", "6063", "me", "st", "copper", "copper st", "lead"];
    const odd = [
      "paramata",
      "al",
      "ss",
      "north",
      '"',
      "a*b",
      "AND OR",
      "%%",
      "x".repeat(200),
      "o'c",
    ];
    for (const text of [...texts, ...odd]) {
      const response = await fetchPath(address(text));
      expect(response.status, text).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const [, rows] = /(\d+) rows in/.exec(response.headers.get("server-timing") ?? "") ?? [];
      expect(Number(rows), text).toBeLessThanOrEqual(60);
    }
  });
});

describe("when there can be none", () => {
  it("because the database fails, they are an outage", async () => {
    quietErrors();
    expect((await fetchWith(failingDatabase(), address("parra"))).status).toBe(503);
  });

  it("because one visitor asks too often, searches still work, and the other way round", async () => {
    const none: RateLimit = { limit: async () => ({ success: false }) };
    const typed = await fetchSet({ EDGE_CACHE: "on", SUGGESTION_LIMIT: none }, address("parra"));
    expect(typed.status).toBe(429);
    const other = { EDGE_CACHE: "on", SUGGESTION_LIMIT: none } as const;
    expect((await fetchSet(other, "/search/?q=perth")).status).toBe(302);
    const noSearch = { EDGE_CACHE: "on", SEARCH_LIMIT: none } as const;
    expect((await fetchSet(noSearch, address("parra"))).status).toBe(200);
    expect((await fetchSet(noSearch, "/search/?q=perth")).status).toBe(429);
  });

  it("the limit is set in wrangler.toml", async () => {
    expect(await env.SUGGESTION_LIMIT.limit({ key: "a test" })).toEqual({ success: true });
  });
});
