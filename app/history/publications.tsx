import type { ArchivedMonth } from "./month.ts";

interface PublicationsProps {
  publications: ArchivedMonth["publications"];
  /** In words. */
  month: string;
}

/** The editions of the data that are dated in a month. */
export function Publications({ publications, month }: PublicationsProps) {
  return (
    <section className="section history" aria-labelledby="published-heading">
      <h2 id="published-heading">What we published</h2>
      {publications.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <section className="table-scroll" aria-label={`Editions of ${month}`} tabIndex={0}>
          <table className="history-table table">
            <caption>
              Editions dated {month}. An edition can include prices checked the month before.
            </caption>
            <thead>
              <tr>
                <th scope="col">Edition</th>
                <th scope="col" className="figure">
                  Prices changed
                </th>
                <th scope="col" className="figure">
                  Checked again
                </th>
              </tr>
            </thead>
            <tbody>
              {publications.map(({ id, day, name, changedPrices, checkedPrices, note }) => (
                <tr key={id}>
                  <th scope="row">
                    {day} <small> {name}</small>
                    {note && <small> {note}</small>}
                  </th>
                  <td className="figure">{changedPrices}</td>
                  <td className="figure">{checkedPrices}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <p className="empty">No edition is dated {month}.</p>
      )}
    </section>
  );
}
