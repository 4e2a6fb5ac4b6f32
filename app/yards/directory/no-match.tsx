import { ClearForm } from "../../ui/clear-form.tsx";
import { type LeadList, LinkChips } from "./leads.tsx";

interface DirectoryNoMatchProps {
  leads: LeadList[];
}

/** Tells the visitor that no yard matches, and links to searches that find some. */
export function DirectoryNoMatch({ leads }: DirectoryNoMatchProps) {
  return (
    <div className="empty">
      <p>No scrap yards found matching your criteria</p>
      {leads.map((list) => (
        <LinkChips key={list.title} {...list} />
      ))}
      <ClearForm label="Clear Filters" />
    </div>
  );
}
