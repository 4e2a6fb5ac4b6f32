import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { FieldSuggestion } from "../../../../app/search/field-suggestion.ts";
import { shortRange } from "../../../../app/words/format.ts";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchJson, fetchPath, fetchSet, fetchWith } from "../../fetch.ts";
import table from "./suggestions.csv?raw";

const address = (q: string, groups?: string) =>
  `/search/suggestions/?${new URLSearchParams({ q, ...(groups !== undefined && { groups }) })}`;
const suggestions = (q: string, groups?: string) =>
  fetchJson<FieldSuggestion[]>(address(q, groups));
const texts = async (q: string, groups: string) =>
  (await suggestions(q, groups)).map(({ text }) => text);

// The nth suggestion of a group for the text so far, if all groups or just some are requested, and the number of those
// in the group.
type Row = Record<
  "typed" | "groups" | "group" | "nth" | "of" | "text" | "detail" | "price" | "path",
  string
>;

it.each<Row>(parse(table, { columns: true }))(
  "“$typed”: $nth of the $group is $text",
  async (row) => {
    const { typed, groups, group, nth, of, text, detail, price, path } = row;
    const all = await suggestions(typed, groups || undefined);
    const found = all.filter((one) => one.group === group);
    if (of) expect(found).toHaveLength(Number(of));
    const one = found[Number(nth) - 1];
    expect({
      text: one?.text.replaceAll("\u00A0", " "),
      path: one?.path,
      detail: one?.detail?.replaceAll("\u00A0", " ") ?? "",
      price: one?.price ? shortRange(one.price) : "",
    }).toEqual({ text, path, detail, price });
  },
);

describe("suggestions for an unfinished text", () => {
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

  it("for a load are things that have all of the words", async () => {
    expect(await texts("unit hot", "goods")).toContain("Electric hot-water unit 80 L");
    expect((await texts("hot wat", "goods")).join()).toContain("Electric hot-water unit 160 L");
    expect(await texts("unit copper", "goods")).not.toContain("Electric hot-water unit 80 L");
    // An exact name comes first, then names that begin with it, then names that contain it.
    const steel = await texts("steel", "goods");
    expect([steel[0], steel.length, new Set(steel).size]).toEqual(["Steel", 8, 8]);
    expect(steel[1]).toMatch(/^Steel /);
  });

  it("are of the requested groups alone", async () => {
    for (const group of ["places", "metals", "yards"]) {
      const groups = (await suggestions("lead", group)).map((one) => one.group);
      expect(groups.filter((one) => one !== group)).toEqual([]);
    }
    expect(await suggestions("lead", "anything,else")).toEqual([]);
    expect(await suggestions("flurble", "answers")).toEqual([]);
  });

  it("end a request with at most three places that begin like its last word", async () => {
    expect(await texts("copper par", "answers")).toEqual(
      Array(3).fill(expect.stringMatching(/^Copper near .*\bPar/)),
    );
    expect(await suggestions("par copper", "answers")).toEqual([]);
    const groups = (await suggestions("tasmania")).map(({ group }) => group);
    expect(groups).not.toContain("answers");
  });

  it("have no address twice: the name of a metal has no answer beside the metal", async () => {
    const paths = (await suggestions("stainless steel")).map(({ path }) => path);
    expect(paths.filter((path) => path === "/material/stainless-steel/")).toHaveLength(1);
  });

  it("lead to existing pages", async () => {
    for (const text of ["parra", "cu", "catalytic", "hot water", "bluegum"])
      for (const { path } of await suggestions(text)) {
        const { status } = await fetchPath(path.replace(/#.*/, ""));
        expect(path.startsWith("/search/") ? [302] : [200], path).toContain(status);
      }
  });

  it.each(["", "a", "  p ", "zzzzqqq", "🦘🦘"])("for %j are none", async (q) => {
    expect(await suggestions(q)).toEqual([]);
  });

  it.each([
    ...["pa", "parra", "20", "2150", "6063", "me", "st", "copper", "copper st", "lead", "paramata"],
    ...["al", "ss", "north", '"', "a*b", "AND OR", "%%", "x".repeat(200), "o'c"],
  ])("for %j read at most 60 rows, and are kept by nobody", async (text) => {
    const response = await fetchPath(address(text));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [, rows] = /(\d+) rows in/.exec(response.headers.get("server-timing") ?? "") ?? [];
    expect(Number(rows)).toBeLessThanOrEqual(60);
  });
});

it("suggestions are an outage when the database fails", async () => {
  quietErrors();
  expect((await fetchWith(failingDatabase(), address("parra"))).status).toBe(503);
});

it("a visitor over the limit of suggestions can still search, and the other way round", async () => {
  const none: RateLimit = { limit: async () => ({ success: false }) };
  const statuses = (limit: object) =>
    Promise.all(
      [address("parra"), "/search/?q=perth"].map(async (path) => {
        const { status } = await fetchSet({ EDGE_CACHE: "on", ...limit }, path);
        return status;
      }),
    );
  expect(await statuses({ SUGGESTION_LIMIT: none })).toEqual([429, 302]);
  expect(await statuses({ SEARCH_LIMIT: none })).toEqual([200, 429]);
  // In wrangler.toml.
  expect(await env.SUGGESTION_LIMIT.limit({ key: "a test" })).toEqual({ success: true });
});
