import { STATE_RULES } from "./state-rules.ts";

/** The cash rule of each state and its regulator. */
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

/** The deadline for the notice of disposal in each state, and its cash rule. */
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
