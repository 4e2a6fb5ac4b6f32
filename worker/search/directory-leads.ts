import type { Store } from "../data/store.ts";
import { isFiltered, NO_FILTERS, passing, type YardFilters } from "../data/yards/yard-filters.ts";
import type { YardTable } from "../data/yards/yard-table.ts";
import neighbouringStates from "./neighbouring-states.json";
import { placesFor } from "./places.ts";
import { similarNames } from "./similar-names.ts";

/** Another search of the directory that finds yards. */
export interface DirectoryLead {
  /** The name or state that is searched for, or the filter that is left out. */
  label: string;
  filters: YardFilters;
  /** The number of yards that it finds. */
  yards: number;
}

/** Alternatives to a search that finds nothing. */
export type DirectoryLeads = Awaited<ReturnType<typeof directoryLeads>>;

/** States and territories that share a border or, in Tasmania's case, a ferry. */
const NEIGHBOURS = new Map(Object.entries(neighbouringStates));

/**
 * Alternatives to a search that finds nothing: other spellings of its text, the same search in a neighbouring state, or
 * with one filter or one of several metals fewer. Each finds at least one yard.
 * @throws DatabaseError
 */
export async function directoryLeads(store: Store, table: YardTable, filters: YardFilters) {
  const names = await namedBy(store, filters.q);
  const asNames = names.flatMap((name): Lead[] => {
    const { materials } = table.options;
    const material = materials.find((value) => value.toLowerCase() === name.toLowerCase());
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
  const meant = withYards(table, asNames);
  return {
    /** Searches for names that the text may mean. */
    meant: meant.length > 0 ? meant : withYards(table, unfiltered),
    /** The same search in states next to the chosen one. */
    neighbours: withYards(table, neighbours),
    /** The same search with one filter fewer, or with one fewer of several metals. */
    fewer: withYards(table, fewerFilters(filters)),
  };
}

/** A list of one lead with its number of yards; empty if it finds none or filters nothing. */
export function leadTo(table: YardTable, lead: Lead): DirectoryLead[] {
  return withYards(table, isFiltered(lead.filters) ? [lead] : []);
}

/** The same search with one of several metals fewer, each with its number of yards. */
export function leadsWithFewerMaterials(table: YardTable, filters: YardFilters): DirectoryLead[] {
  return withYards(table, fewerMaterials(filters));
}

function fewerFilters(filters: YardFilters): Lead[] {
  const without = (label: "q" | "state" | "service"): Lead[] =>
    filters[label] ? [{ label, filters: { ...filters, [label]: "" } }] : [];
  const leads = [
    ...without("q"),
    ...without("state"),
    ...(filters.materials.length === 1
      ? [{ label: "material", filters: { ...filters, materials: [] } }]
      : fewerMaterials(filters)),
    ...without("service"),
  ];
  // Without any filter, this would be the whole directory, which Clear Filters shows.
  return leads.filter((lead) => isFiltered(lead.filters));
}

function fewerMaterials(filters: YardFilters): Lead[] {
  const { materials } = filters;
  return materials.map((material) => ({
    label: material,
    filters: { ...filters, materials: materials.filter((other) => other !== material) },
  }));
}

type Lead = Pick<DirectoryLead, "label" | "filters">;

/** Cities and metals that a text may mean: "Hobart, TAS" and "hobert" both mean Hobart. */
async function namedBy(store: Store, q: string): Promise<string[]> {
  if (!q) return [];
  const [places, similar] = await Promise.all([placesFor(store, [q]), similarNames(store, q)]);
  const cities = places.named(q).filter(({ citySlug }) => citySlug !== null);
  return [...new Set([...cities, ...similar].map(({ name }) => name))];
}

/** The leads that find yards, with the number of yards. */
function withYards({ yards }: YardTable, leads: Lead[]): DirectoryLead[] {
  const counted = leads.map((lead) => ({
    ...lead,
    yards: yards.filter(passing(lead.filters)).length,
  }));
  return counted.filter((lead) => lead.yards > 0);
}
