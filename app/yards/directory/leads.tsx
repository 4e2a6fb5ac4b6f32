import type { DirectoryLead, DirectoryLeads } from "../../../worker/search/directory-leads.ts";
import { type DirectoryState, filterAddress } from "../../paths/directory-address.ts";
import { Link } from "../../ui/link.tsx";

/** A titled list of links to other searches. */
export interface LeadList {
  title: string;
  links: { label: string; to: string }[];
}

/** The label of a search without this filter. */
const WITHOUT: Record<string, string> = {
  q: "Any name or place",
  state: "All states",
  material: "All materials",
  service: "All services",
};

type Shown = Pick<DirectoryState, "view" | "near">;

/** The leads as links that keep the view, each with its number of yards. For the server. */
export function leadLists({ meant, neighbours, fewer }: DirectoryLeads, shown: Shown): LeadList[] {
  return [
    ...linkLists("Did you mean", meant, shown),
    ...linkLists("Nearby", neighbours, shown),
    ...linkLists("Search more widely", fewer.map(withoutFilter), shown),
  ];
}

/** A titled list of links for leads; empty if there are none. For the server. */
export function linkLists(title: string, leads: DirectoryLead[], shown: Shown): LeadList[] {
  if (leads.length === 0) return [];
  const links = leads.map(({ label, filters, yards }) => ({
    label: `${label} (${yards})`,
    to: filterAddress(filters, shown.view, shown.near),
  }));
  return [{ title, links }];
}

/** Replaces a lead's label, the name of the filter left out, with one for visitors. */
export function withoutFilter(lead: DirectoryLead): DirectoryLead {
  return { ...lead, label: WITHOUT[lead.label] ?? `Without ${lead.label}` };
}

/** Titled lists of links to other searches. */
export function LeadLists({ lists }: { lists: LeadList[] }) {
  return lists.map((list) => <LinkChips key={list.title} {...list} />);
}

interface LinkChipsProps extends LeadList {
  /** True below a heading with the same text. */
  isTitleHidden?: boolean;
}

/** Links to other searches under a title. */
export function LinkChips({ title, links, isTitleHidden }: LinkChipsProps) {
  if (links.length === 0) return null;
  return (
    <div className="directory-leads">
      {!isTitleHidden && <p aria-hidden="true">{title}</p>}
      <ul className="chips" aria-label={title}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
