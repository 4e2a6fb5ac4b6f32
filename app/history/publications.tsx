import { Fragment } from "react";
import { DataTable } from "../ui/data-table.tsx";
import type { ArchivedMonth } from "./month.ts";

/** Publications dated in a month. */
export function Publications({ publications, name }: Pick<ArchivedMonth, "publications" | "name">) {
  return (
    <section className="section history" aria-labelledby="published-heading">
      <h2 id="published-heading">What we published</h2>
      {publications.length > 0 ? (
        <DataTable
          caption={`Editions dated ${name}, which can include prices checked the month before`}
          of="Edition"
          columns={["What it did"]}
          isText
          rows={publications.map(({ id, day, name, counts, note }) => ({
            key: id,
            label: (
              <>
                {day} <small> {name}</small>
              </>
            ),
            cells: [
              <Fragment key="counts">
                {counts}
                {note && <small> {note}</small>}
              </Fragment>,
            ],
          }))}
        />
      ) : (
        <p className="empty">No edition is dated {name}.</p>
      )}
    </section>
  );
}
