import { sql } from "drizzle-orm";
import { findCity } from "../search/names.ts";
import { suggestionsFor } from "../search/spelling.ts";
import { read, type Store } from "../store.ts";
import type { DirectoryLead, DirectoryLeads, FilterOptions, YardFilters } from "../types.ts";
import { matchExpression } from "./yard-index.ts";

/** The most yards of one lead that are counted: a visitor only has to see that there are some. */
const MAX_COUNT = 50;

/** The states and territories that share a border, or in Tasmania's case a ferry. */
const NEIGHBOURS = new Map([
  ["ACT", ["NSW", "VIC"]],
  ["NSW", ["ACT", "QLD", "VIC", "SA"]],
  ["NT", ["QLD", "SA", "WA"]],
  ["QLD", ["NSW", "NT", "SA"]],
  ["SA", ["VIC", "NSW", "QLD", "NT", "WA"]],
  ["TAS", ["VIC"]],
  ["VIC", ["NSW", "SA", "TAS"]],
  ["WA", ["SA", "NT"]],
]);

const NO_FILTERS: YardFilters = { q: "", state: "", materials: [], service: "" };

/**
 * Where a visitor can go after a search without a match: other spellings of its text, the same search in a
 * neighbouring state, and the same with one filter fewer or one of several metals fewer. Each leads to at
 * least one yard.
 * @throws DatabaseError
 */
export async function directoryLeads(
  store: Store,
  filters: YardFilters,
  options: FilterOptions,
): Promise<DirectoryLeads> {
  const names = await namedBy(store, filters.q);
  const meant = names.flatMap((name): Lead[] => {
    const material = options.materials.find((value) => value.toLowerCase() === name.toLowerCase());
    return [
      { label: name, filters: { ...filters, q: name } },
      ...(material
        ? [{ label: material, filters: { ...filters, q: "", materials: [material] } }]
        : []),
    ];
  });
  const unfiltered = names.map((name) => ({
    label: `${name}, without filters`,
    filters: { ...NO_FILTERS, q: name },
  }));
  const neighbours = (NEIGHBOURS.get(filters.state) ?? []).map((state) => ({
    label: state,
    filters: { ...filters, state },
  }));
  const counted = await Promise.all([
    withYards(store, meant),
    withYards(store, unfiltered),
    withYards(store, neighbours),
    withYards(store, fewerFilters(filters)),
  ]);
  return {
    meant: counted[0].length > 0 ? counted[0] : counted[1],
    neighbours: counted[2],
    fewer: counted[3],
  };
}

/** One lead with its number of yards; none if that is 0 or nothing is filtered. @throws DatabaseError */
export function leadTo(store: Store, lead: Lead): Promise<DirectoryLead[]> {
  return withYards(store, matchExpression(lead.filters) ? [lead] : []);
}

/** The same search with one of several metals fewer, each with its number of yards. @throws DatabaseError */
export function leadsWithFewerMaterials(
  store: Store,
  filters: YardFilters,
): Promise<DirectoryLead[]> {
  return withYards(store, fewerMaterials(filters));
}

function fewerFilters(filters: YardFilters): Lead[] {
  const { materials } = filters;
  const leads: Lead[] = [
    { label: "q", filters: { ...filters, q: "" } },
    { label: "state", filters: { ...filters, state: "" } },
    ...(materials.length > 1
      ? fewerMaterials(filters)
      : [{ label: "material", filters: { ...filters, materials: [] } }]),
    { label: "service", filters: { ...filters, service: "" } },
  ];
  // Without any filter, this would be the whole directory, which Clear Filters shows.
  const all = matchExpression(filters);
  return leads.filter((lead) => ![all, ""].includes(matchExpression(lead.filters)));
}

function fewerMaterials(filters: YardFilters): Lead[] {
  const { materials } = filters;
  return materials.map((material) => ({
    label: material,
    filters: { ...filters, materials: materials.filter((other) => other !== material) },
  }));
}

type Lead = Pick<DirectoryLead, "label" | "filters">;

/** The names of cities and metals that a text may mean: "Hobart, TAS" and "hobert" both mean Hobart. */
async function namedBy(store: Store, q: string): Promise<string[]> {
  if (!q) return [];
  const [city, suggestions] = await Promise.all([findCity(store, q), suggestionsFor(store, q)]);
  return [...new Set([...(city ? [city] : []), ...suggestions].map(({ name }) => name))];
}

/** The leads that lead somewhere, with their numbers of yards. */
async function withYards(store: Store, leads: Lead[]): Promise<DirectoryLead[]> {
  const all = await Promise.all(
    leads.map(async (lead) => {
      const found = await countUpTo(store, lead.filters);
      return { ...lead, yards: Math.min(found, MAX_COUNT), isCapped: found > MAX_COUNT };
    }),
  );
  return all.filter(({ yards }) => yards > 0);
}

function countUpTo(store: Store, filters: YardFilters): Promise<number> {
  return read("Failed to fetch scrap yards", async () => {
    const row = await store.db.get<{ n: number }>(
      sql`select count(*) as n from (select 1 from yard_index
        where yard_index match ${matchExpression(filters)} limit ${MAX_COUNT + 1})`,
    );
    return row.n;
  });
}
