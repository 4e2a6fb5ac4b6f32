import type { ArchivedMonth } from "./month.ts";

interface PublicationsProps {
  publications: ArchivedMonth["publications"];
  /** In words. */
  month: string;
}

/** Publications dated in a month. */
export function Publications({ publications, month }: PublicationsProps) {
  return (
    <section className="section history" aria-labelledby="published-heading">
      <h2 id="published-heading">What we published</h2>
      {publications.length > 0 ? (
        <table className="table">
          <caption>
            Editions dated {month}, which can include prices checked the month before
          </caption>
          <thead>
            <tr>
              <th scope="col">Edition</th>
              <th scope="col">What it did</th>
            </tr>
          </thead>
          <tbody>
            {publications.map(({ id, day, name, counts, note }) => (
              <tr key={id}>
                <th scope="row">
                  {day} <small> {name}</small>
                </th>
                <td>
                  {counts}
                  {note && <small> {note}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="empty">No edition is dated {month}.</p>
      )}
    </section>
  );
}
