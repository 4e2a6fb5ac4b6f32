import { STATE_RULES } from "./state-rules.ts";

/** What holds for cash in each state, and the authority to ask. */
export function CashTable() {
  return (
    <table className="table rules-table">
      <caption>Cash for scrap metal by state, and whom to ask</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Cash for scrap</th>
          <th scope="col">Regulator</th>
        </tr>
      </thead>
      <tbody>
        {STATE_RULES.map(({ state, cash, regulator, regulatorUrl }) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{cash}</td>
            <td>
              <a href={regulatorUrl}>{regulator}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How soon each state wants to know that a car is gone, and what holds for cash. */
export function DisposalTable() {
  return (
    <table className="table rules-table">
      <caption>Disposal notice and cash by state, each with a link to its rules below</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Disposal notice within</th>
          <th scope="col">Cash for scrap</th>
        </tr>
      </thead>
      <tbody>
        {STATE_RULES.map(({ state, notice, cash }) => (
          <tr key={state}>
            <th scope="row">
              <a href={`#${state.toLowerCase().replaceAll(" ", "-")}`}>{state}</a>
            </th>
            <td>{notice}</td>
            <td>{cash}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
