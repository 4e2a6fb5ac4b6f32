import type { Store } from "../../../worker/data/store.ts";
import type { FilterOptions, NearYardPage, YardPage } from "../../../worker/data/types.ts";
import { PAGE_SIZE, searchYards } from "../../../worker/data/yards/directory.ts";
import {
  directoryLeads,
  leadsWithFewerMaterials,
  leadTo,
} from "../../../worker/data/yards/directory-leads.ts";
import { nearestWithout, yardsNear } from "../../../worker/data/yards/near.ts";
import { aboutKilometres } from "../../format.ts";
import { type DirectoryState, filterAddress } from "./directory-address.ts";
import { type LeadList, leadLists, linkLists, withoutFilter } from "./directory-leads.tsx";
import { type DirectoryNear, directoryNear } from "./directory-near.ts";

const FEWER_MATERIALS = "Yards that take some of these";

/** What an address of the directory finds. */
export interface DirectoryAnswer {
  /** Undefined if no place is named. */
  near: DirectoryNear | undefined;
  found: YardPage | NearYardPage;
}

/** The yards that an address asks for: the nearest first if it names a place. @throws DatabaseError */
export async function directoryAnswer(
  store: Store,
  state: DirectoryState,
): Promise<DirectoryAnswer> {
  const { filters, page } = state;
  const near = await directoryNear(store, state);
  const found = near?.origin
    ? await yardsNear(store, near.origin, filters, page)
    : await searchYards(store, filters, page);
  return { near, found };
}

/** Where to go after a search that finds nothing, or few yards for several metals. @throws DatabaseError */
export async function leadsOn(
  store: Store,
  state: DirectoryState,
  { near, found }: DirectoryAnswer,
  options: FilterOptions,
): Promise<LeadList[]> {
  const { filters, view } = state;
  // A text that names no place is dropped.
  const shown = { view, near: near?.origin ? state.near : "" };
  if (found.total === 0) {
    const further = near?.origin ? await anywhere(store, state) : [];
    // A text that is common elsewhere is not misspelt, and looking for others would read too many rows.
    if (found.isCapped) return further;
    return [...further, ...leadLists(await directoryLeads(store, filters, options), shown)];
  }
  if (filters.materials.length < 2) return [];
  if (!near?.origin) {
    if (found.total >= PAGE_SIZE) return [];
    const fewer = await leadsWithFewerMaterials(store, filters);
    return linkLists(FEWER_MATERIALS, fewer.map(withoutFilter), shown);
  }
  // Which of the nearest have a text as well is not known without reading them.
  if (filters.q) return [];
  const fewer = await nearestWithout(store, near.origin, filters);
  const links = fewer.map(({ material, kilometres }) => {
    const materials = filters.materials.filter((other) => other !== material);
    const label = `Without ${material}, from ${aboutKilometres(kilometres)} away`;
    return { label, to: filterAddress({ ...filters, materials }, view, state.near) };
  });
  return links.length > 0 ? [{ title: FEWER_MATERIALS, links }] : [];
}

/** The same search without its place, if that finds any yards. */
async function anywhere(store: Store, { filters, view }: DirectoryState): Promise<LeadList[]> {
  const leads = await leadTo(store, { label: "Anywhere in Australia", filters });
  return linkLists("Further away", leads, { view, near: "" });
}
