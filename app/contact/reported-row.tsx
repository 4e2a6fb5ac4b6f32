import { Link } from "../ui/link.tsx";
import type { ReportSubject } from "./report-subject.ts";

/** The subject of a report, as the site shows it now. */
export function ReportedRow({ subject: { row, choice, unknown } }: { subject: ReportSubject }) {
  return (
    <>
      {unknown && <p className="notice">{unknown}</p>}
      {row && (
        <div className="reported card">
          <h2>{row.name}</h2>
          <p>{row.facts}</p>
          {row.another && (
            <p>
              <Link to={row.another.to}>{row.another.text}</Link>
            </p>
          )}
        </div>
      )}
      {choice && (
        <h2>{choice.field === "city" ? `${choice.of} prices` : `Prices in ${choice.of}`}</h2>
      )}
    </>
  );
}
