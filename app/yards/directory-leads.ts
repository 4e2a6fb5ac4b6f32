import type { DirectoryLead, DirectoryLeads } from "../../worker/data/types.ts";
import { type DirectoryState, filterAddress } from "./directory-address.ts";

/** A titled list of links to other searches. */
export interface LeadList {
  title: string;
  links: { label: string; to: string }[];
}

/** What each filter is called where it is left out. */
const WITHOUT: Record<string, string> = {
  q: "Any name or place",
  state: "All states",
  material: "All materials",
  service: "All services",
};

/** The leads as links that keep the view, each with its number of yards. Made on the server. */
export function leadLists(
  { meant, neighbours, fewer }: DirectoryLeads,
  view: DirectoryState["view"],
): LeadList[] {
  const named = fewer.map((lead) => ({ ...lead, label: WITHOUT[lead.label] ?? lead.label }));
  const lists: [string, DirectoryLead[]][] = [
    ["Did you mean", meant],
    ["Nearby", neighbours],
    ["Search more widely", named],
  ];
  return lists
    .filter(([, leads]) => leads.length > 0)
    .map(([title, leads]) => ({ title, links: leads.map((lead) => link(lead, view)) }));
}

function link({ label, filters, yards, isCapped }: DirectoryLead, view: DirectoryState["view"]) {
  return { label: `${label} (${yards}${isCapped ? "+" : ""})`, to: filterAddress(filters, view) };
}
