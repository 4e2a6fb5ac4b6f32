import type { Store } from "../../../worker/data/store.ts";
import { PAGE_SIZE, searchYards, type YardPage } from "../../../worker/data/yards/directory.ts";
import { type NearYardPage, nearestWithout, yardsNear } from "../../../worker/data/yards/near.ts";
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
import { openThenWords } from "../../yard-facts/open-then-words.ts";
import { type LeadList, leadLists, linkLists, withoutFilter } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

const FEWER_MATERIALS = "Yards that take some of these";

/** The place that an address names; undefined if it names none. */
type Near = DirectoryNear | undefined;

/**
 * The yards that an address asks for, nearest first if it names a place; if none is open at the time asked for, those whose
 * hours nobody knows (`isUnknown`).
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

/** How many yards near a place, or of all found, are open at the time asked for; "" without yards. */
export function openWords(table: YardTable, { filters }: DirectoryState, near: Near): string {
  const { open, state } = filters;
  const passes = passing({ ...filters, open: "" });
  if (!near?.origin)
    return openThenWords(
      openThen(table.yards.filter(passes), open, zoneFor(table, null, state)),
      "",
    );
  const where = parsePosition(near.text) ? "near you" : `near ${near.origin.name}`;
  return openThenWords(openNear(table, near.origin, passes, open), where);
}

/** Alternatives to a search that finds nothing, or few yards for several metals. @throws DatabaseError */
export async function leadsOn(
  store: Store,
  table: YardTable,
  state: DirectoryState,
  near: Near,
  total: number,
): Promise<LeadList[]> {
  const { filters, view } = state;
  // An unknown place is dropped.
  const shown = { view, near: near?.origin ? state.near : "" };
  if (total === 0) {
    const leads = leadLists(await directoryLeads(store, table, filters), shown);
    return [...anywhere(table, state), ...leads];
  }
  if (filters.materials.length < 2) return [];
  if (!near?.origin) {
    if (total >= PAGE_SIZE) return [];
    const fewer = leadsWithFewerMaterials(table, filters);
    return linkLists(FEWER_MATERIALS, fewer.map(withoutFilter), shown);
  }
  const fewer = nearestWithout(table, near.origin, filters);
  const links = fewer.map(({ material, kilometres }) => {
    const materials = filters.materials.filter((other) => other !== material);
    const label = `Without ${material}, from ${aboutKilometres(kilometres)} away`;
    return { label, to: filterAddress({ ...filters, materials }, view, state.near) };
  });
  return links.length > 0 ? [{ title: FEWER_MATERIALS, links }] : [];
}

/** The same search without its place, if that finds any yards. */
function anywhere(table: YardTable, { filters, view }: DirectoryState): LeadList[] {
  const leads = leadTo(table, { label: "Anywhere in Australia", filters });
  return linkLists("Further away", leads, { view, near: "" });
}
