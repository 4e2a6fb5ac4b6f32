import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import type { Store } from "../../../worker/data/store.ts";
import { materialOfWord } from "../../../worker/data/yards/accepted-materials.ts";
import { PAGE_SIZE, searchYards, type YardPage } from "../../../worker/data/yards/directory.ts";
import {
  type NearYardPage,
  nearestWithout,
  yardsNear,
} from "../../../worker/data/yards/nearest-yards.ts";
import { openNear, openThen, zoneFor } from "../../../worker/data/yards/open-then.ts";
import type { OwnPrice } from "../../../worker/data/yards/own-prices.ts";
import { passing, type YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import type { YardTable } from "../../../worker/data/yards/yard-table.ts";
import {
  directoryLeads,
  leadsWithFewerMaterials,
  leadTo,
} from "../../../worker/search/directory-leads.ts";
import { parsePosition } from "../../../worker/search/position.ts";
import { type DirectoryState, filterAddress } from "../../paths/directory-address.ts";
import { aboutKilometres } from "../../words/format.ts";
import { openAtWords } from "../../yard-facts/open-at-words.ts";
import { ownPriceWords } from "../../yard-facts/own-price-words.ts";
import { type LeadList, leadLists, linkLists, withoutFilter } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

const FEWER_MATERIALS = "Yards that take some of these";

/** The place in the directory's URL; undefined if there is none. */
type Near = DirectoryNear | undefined;

/**
 * The yards that match the directory's URL; near a place the nearest first, or the best. If none is known to be open at
 * the chosen time, those with unknown hours (`isUnknown`).
 * @throws DatabaseError
 */
export async function yardsFound(
  store: Store,
  table: YardTable,
  { filters, sort, page }: DirectoryState,
  near: Near,
  known: MaterialWithAliases[],
): Promise<(YardPage | NearYardPage) & { isUnknown?: boolean }> {
  const [word, ...others] = filters.materials;
  const metal = word && others.length === 0 ? materialOfWord(word, known)?.slug : undefined;
  const find = (some: YardFilters) =>
    near?.origin
      ? yardsNear(store, table, near.origin, some, page, metal, sort === "best")
      : searchYards(store, table, some, page);
  const found = await find(filters);
  if (found.total > 0 || !filters.open) return found;
  const unknown = await find({ ...filters, hours: "unknown" });
  return { ...unknown, isUnknown: unknown.total > 0 };
}

/** A yard's own prices for chosen metals, or else its first three: "Copper $9.20, said by the yard on 19 Nov". */
export function ownPriceLines(
  prices: OwnPrice[] | null,
  chosen: string[],
  known: MaterialWithAliases[],
): string[] {
  const wanted = chosen.flatMap((word) => materialOfWord(word, known) ?? []);
  const lines = (chosen.length > 0 ? wanted : known).flatMap(({ slug, name }) => {
    const price = prices?.find(({ material }) => material === slug);
    return price ? `${name} ${ownPriceWords(price)}` : [];
  });
  return lines.slice(0, chosen.length || 3);
}

/** Says how many of the matching yards, or of those near the place, are open at the chosen time; "" without yards. */
export function openWords(table: YardTable, { filters }: DirectoryState, near: Near): string {
  const { open, state } = filters;
  const passes = passing({ ...filters, open: "" });
  if (!near?.origin) {
    const zone = zoneFor(table, null, state);
    return openAtWords(openThen(table.yards.filter(passes), open, zone), "");
  }
  const where = parsePosition(near.text) ? "near you" : `near ${near.origin.name}`;
  return openAtWords(openNear(table, near.origin, passes, open), where);
}

/**
 * Links to other searches if this one finds nothing, or few yards for several metals.
 * @param total the number of yards found
 * @throws DatabaseError
 */
export async function leadsOn(
  store: Store,
  table: YardTable,
  state: DirectoryState,
  near: Near,
  total: number,
): Promise<LeadList[]> {
  const { filters, view } = state;
  // Leave out an unknown place.
  const shown = { view, near: near?.origin ? state.near : "" };
  if (total === 0) {
    // The same search without its place.
    const anywhere = leadTo(table, { label: "Anywhere in Australia", filters });
    return [
      ...linkLists("Further away", anywhere, { view, near: "" }),
      ...leadLists(await directoryLeads(store, table, filters), shown),
    ];
  }
  if (filters.materials.length < 2) return [];
  if (!near?.origin) {
    if (total >= PAGE_SIZE) return [];
    const fewer = leadsWithFewerMaterials(table, filters);
    return linkLists(FEWER_MATERIALS, fewer.map(withoutFilter), shown);
  }
  const links = nearestWithout(table, near.origin, filters).map(({ material, kilometres }) => {
    const materials = filters.materials.filter((other) => other !== material);
    const label = `Without ${material}, from ${aboutKilometres(kilometres)} away`;
    return { label, to: filterAddress({ ...filters, materials }, view, state.near) };
  });
  return links.length > 0 ? [{ title: FEWER_MATERIALS, links }] : [];
}
