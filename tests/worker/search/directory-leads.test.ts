import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { NO_FILTERS, type YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import { yardTable } from "../../../worker/data/yards/yard-table.ts";
import type { DirectoryLead } from "../../../worker/search/directory-leads.ts";
import { directoryLeads } from "../../../worker/search/directory-leads.ts";
import { searched } from "../directory.ts";

const store = createStore(env);
const leads = async (filters: Partial<YardFilters>) =>
  directoryLeads(store, await yardTable(store), { ...NO_FILTERS, ...filters });
const labels = (found: DirectoryLead[]) => found.map(({ label }) => label);

describe("a search without a match leads on", () => {
  it.each([
    ["Melborne", "Melbourne"],
    ["Hobart, TAS", "Hobart"],
    ["alumnium", "Aluminium"],
  ])("%s may mean %s", async (q, name) => {
    expect(labels((await leads({ q })).meant)).toContain(name);
  });

  it("to a metal with the other filters that are set, in place of the text", async () => {
    const { meant } = await leads({ q: "alumnium", state: "NSW", materials: ["Copper"] });
    const { filters, yards } = meant.find(({ label }) => label === "Aluminium")!;
    expect(filters).toEqual({ ...NO_FILTERS, state: "NSW", materials: ["Aluminium"] });
    expect((await searched(store, filters)).total).toBe(yards);
  });

  it("to what is meant without the filters where they leave nothing", async () => {
    const { meant } = await leads({ q: "Hobert", state: "WA" });
    expect(labels(meant)).toEqual(["Hobart, without filters"]);
    expect(meant[0]?.filters).toEqual({ ...NO_FILTERS, q: "Hobart" });
  });

  it("to neighbouring states and to fewer filters, with the right numbers", async () => {
    const { neighbours, fewer } = await leads({ q: "metal", state: "ACT", materials: ["Copper"] });
    expect(labels(neighbours)).toEqual(["NSW", "VIC"]);
    expect(labels(fewer)).toContain("q");
    for (const { filters, yards } of [...neighbours, ...fewer]) {
      expect((await searched(store, filters)).total).toBe(yards);
      expect(yards).toBeGreaterThan(0);
    }
  });

  it("to each filter that is left out, with one metal or several", async () => {
    const filters = { q: "metal", state: "ACT", materials: ["Copper"], service: "Bin hire" };
    const left = async (filters: Partial<YardFilters>) =>
      (await leads(filters)).fewer.map(({ label, filters: kept }) => [
        ...[label, kept.q, kept.state, kept.materials.join("+"), kept.service],
      ]);
    expect(await left(filters)).toEqual([
      ["q", "", "ACT", "Copper", "Bin hire"],
      ["state", "metal", "", "Copper", "Bin hire"],
      ["material", "metal", "ACT", "", "Bin hire"],
      ["service", "metal", "ACT", "Copper", ""],
    ]);
    expect(await left({ state: "ACT", materials: ["Copper", "Brass"] })).toEqual([
      ["state", "", "", "Copper+Brass", ""],
      ["Copper", "", "ACT", "Brass", ""],
      ["Brass", "", "ACT", "Copper", ""],
    ]);
  });

  it("to no place that is none of our cities", async () => {
    const { meant, fewer } = await leads({ q: "Osborne Park", state: "ACT" });
    expect([labels(meant), labels(fewer)]).toEqual([[], ["q", "state"]]);
  });

  it.each([
    ["ACT", ["NSW", "VIC"]],
    ["NSW", ["ACT", "QLD", "VIC", "SA"]],
    ["NT", ["QLD", "SA", "WA"]],
    ["QLD", ["NSW", "NT", "SA"]],
    ["SA", ["VIC", "NSW", "QLD", "NT", "WA"]],
    ["TAS", ["VIC"]],
    ["VIC", ["NSW", "SA", "TAS"]],
    ["WA", ["SA", "NT"]],
  ])("from %s to %j", async (state, others) => {
    expect(labels((await leads({ state })).neighbours)).toEqual(others);
  });

  it("nowhere without a filter that could be left out", async () => {
    const nowhere = { meant: [], neighbours: [], fewer: [] };
    expect(await leads({ q: "Unobtainium" })).toEqual(nowhere);
    expect(await leads({ state: "XX" })).toEqual(nowhere);
  });
});
