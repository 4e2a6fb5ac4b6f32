import { Link } from "../ui/link.tsx";
import { shortMonthOf } from "../words/format.ts";

/** Links to the pages of the recorded months (YYYY-MM, latest first), a row for each year. */
export function RecordedMonths({ months }: { months: string[] }) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <section className="section" aria-labelledby="months">
      <h2 id="months">Prices month by month</h2>
      {years.length === 0 && <p className="empty">Nothing is recorded yet.</p>}
      <dl className="recorded-months">
        {years.map((year) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>
              <ol>
                {months
                  .filter((month) => month.startsWith(year))
                  .reverse()
                  .map((month) => (
                    <li key={month}>
                      <Link to={`/prices/${month}/`}>
                        {shortMonthOf(month).slice(0, 3)}
                        <span className="visually-hidden"> {year}</span>
                      </Link>
                    </li>
                  ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
