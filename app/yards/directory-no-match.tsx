import { ClearForm } from "../ui/clear-form.tsx";
import { Link } from "../ui/link.tsx";
import type { LeadList } from "./directory-leads.ts";

interface DirectoryNoMatchProps {
  leads: LeadList[] | undefined;
}

/** Says that no yard matches, and links to searches that find some. */
export function DirectoryNoMatch({ leads }: DirectoryNoMatchProps) {
  return (
    <div className="empty">
      <p>No scrap yards found matching your criteria</p>
      {leads?.map(({ title, links }) => (
        <div key={title} className="directory-leads">
          <p aria-hidden="true">{title}</p>
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
      ))}
      <ClearForm label="Clear Filters" />
    </div>
  );
}
