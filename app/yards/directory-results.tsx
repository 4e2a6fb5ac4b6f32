import type { YardPage } from "../../worker/data/types.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { DirectoryCard } from "./directory-card.tsx";

/** One page of the directory's list, or what to do where nothing matches. */
export function DirectoryResults({ yards, page, pages }: YardPage) {
  if (yards.length === 0) {
    return (
      <div className="empty">
        <p>No scrap yards found matching your criteria</p>
        <ClearForm label="Clear Filters" />
      </div>
    );
  }
  return (
    <>
      <ul className="directory-list">
        {yards.map((yard) => (
          <DirectoryCard key={yard.id} yard={yard} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </>
  );
}
