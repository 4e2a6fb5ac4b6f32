import type { Store } from "../../../worker/data/store.ts";
import { PAGE_SIZE, searchYards, type YardPage } from "../../../worker/data/yards/directory.ts";
import {
  type NearYardPage,
  nearestWithout,
  yardsNear,
} from "../../../worker/data/yards/nearest-yards.ts";
import { openNear, openThen, zoneFor } from "../../../worker/data/yards/open-then.ts";
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
import { type LeadList, leadLists, linkLists, withoutFilter } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

const FEWER_MATERIALS = "Yards that take some of these";

/** The place in the directory's URL; undefined if there is none. */
type Near = DirectoryNear | undefined;

/**
 * The yards that match the directory's URL, nearest first if it names a place. If none is known to be open at the
 * chosen time, those with unknown hours (`isUnknown`).
 * @throws DatabaseError
 */
export async function yardsFound(
  store: Store,
  table: YardTable,
  { filters, page }: DirectoryState,
  near: Near,
): Promise<(YardPage | NearYardPage) & { isUnknown?: boolean }> {
  const find = (some: YardFilters) =>
    near?.origin
      ? yardsNear(store, table, near.origin, some, page)
      : searchYards(store, table, some, page);
  const found = await find(filters);
  if (found.total > 0 || !filters.open) return found;
  const unknown = await find({ ...filters, hours: "unknown" });
  return { ...unknown, isUnknown: unknown.total > 0 };
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
