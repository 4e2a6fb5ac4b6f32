import type { DirectoryLead, DirectoryLeads } from "../../worker/data/types.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { Link } from "../ui/link.tsx";
import { filterAddress } from "./directory-address.ts";

interface DirectoryNoMatchProps {
  leads: DirectoryLeads | undefined;
  view: "list" | "map";
}

/** What each filter is called where it is left out. */
const WITHOUT: Record<string, string> = {
  q: "Any name or place",
  state: "All states",
  material: "All materials",
  service: "All services",
};

/** Says that no yard matches, and links to searches that find some. */
export function DirectoryNoMatch({ leads, view }: DirectoryNoMatchProps) {
  return (
    <div className="empty">
      <p>No scrap yards found matching your criteria</p>
      {leads && (
        <>
          <LeadList title="Did you mean" leads={leads.meant} view={view} />
          <LeadList title="Nearby" leads={leads.neighbours} view={view} />
          <LeadList
            title="Search more widely"
            leads={leads.fewer.map((lead) => ({ ...lead, label: WITHOUT[lead.label] ?? "" }))}
            view={view}
          />
        </>
      )}
      <ClearForm label="Clear Filters" />
    </div>
  );
}

interface LeadListProps {
  title: string;
  leads: DirectoryLead[];
  view: "list" | "map";
}

function LeadList({ title, leads, view }: LeadListProps) {
  if (leads.length === 0) return null;
  return (
    <div className="directory-leads">
      <p aria-hidden="true">{title}</p>
      <ul className="chips" aria-label={title}>
        {leads.map(({ label, filters, yards, isCapped }) => (
          <li key={filterAddress(filters, view)}>
            <Link to={filterAddress(filters, view)} preventScrollReset>
              {`${label} (${yards}${isCapped ? "+" : ""})`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
