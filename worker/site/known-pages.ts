import type { RouteHandle } from "../contract/route-handle.ts";
import type { ToldPages } from "../contract/safe-address.ts";
import { yardPath } from "../contract/yard-path.ts";
import { currentEdition } from "../data/dataset.ts";
import { allMaterials } from "../data/materials.ts";
import { allCities } from "../data/places/cities.ts";
import { recordedMonths } from "../data/record/national-price-months.ts";
import { recordedSlugs } from "../data/record/price-archive.ts";
import type { Store } from "../data/store.ts";
import { yardTable } from "../data/yards/yard-table.ts";
import { pagePath } from "./canonical-address.ts";
import type { RouteTable } from "./route-table.ts";

/** Every page that exists. */
export type KnownPages = Awaited<ReturnType<typeof listPages>>;

/** Holds the pages rather than a promise, which would never settle for other requests once its own request is gone. */
const held = new WeakMap<RouteTable, { edition: number; pages: KnownPages }>();

/**
 * All pages of the routes and the dataset, which an isolate lists once per edition.
 * @param edition the current edition, if known; otherwise it is read from the database
 * @throws DatabaseError
 */
export async function knownPages(
  store: Store,
  table: RouteTable,
  edition?: number,
): Promise<KnownPages> {
  const live = edition ?? (await currentEdition(store));
  const known = held.get(table);
  if (known?.edition === live) return known.pages;
  const pages = await listPages(store, table);
  held.set(table, { edition: live, pages });
  return pages;
}

async function listPages(store: Store, { pages, namedPages, find }: RouteTable) {
  const [cities, materials, recorded, months, { yards }] = await Promise.all([
    allCities(store),
    allMaterials(store),
    recordedSlugs(store),
    recordedMonths(store),
    yardTable(store),
  ]);
  const slugs = (all: { slug: string }[]) => all.map(({ slug }) => slug);
  const named: { [Kind in NonNullable<RouteHandle["sitemap"]>]?: Iterable<string> } = {
    cities: slugs(cities),
    "city histories": recorded.cities,
    materials: slugs(materials),
    "material histories": recorded.materials,
    months,
  };
  const listed = [
    ...pages.flatMap(({ path, handle }) => {
      const names = handle.sitemap && named[handle.sitemap];
      if (names) return [...names].map((name) => path.replace(/:\w+/, name));
      return /[:*]/.test(path) ? [] : [path];
    }),
    ...namedPages,
  ].map(pagePath);
  const told: ToldPages["pages"] = Object.fromEntries(
    listed.map((path) => {
      const declared = Object.entries(find(path)?.handle.parameters ?? {});
      return [path, Object.fromEntries(declared.filter(([, kind]) => isBounded(kind)))];
    }),
  );
  return {
    /** The paths, as `pagePath` gives them. */
    paths: new Set([...listed, ...yards.map((yard) => pagePath(yardPath(yard)))]),
    told: { pages: told, lastYard: Math.max(0, ...yards.map(({ id }) => id)) },
  };
}

function isBounded(kind: unknown): boolean {
  return kind === "number" || kind === "flag" || Array.isArray(kind);
}
