import type { State } from "../../worker/data/states.ts";
import { Link } from "../ui/link.tsx";

interface StateTableProps {
  /** Null if the states cannot be read. */
  states: State[] | null;
}

/** Stands in for a rule that was not published. */
const CHECK_RULE = "Check with the regulator";

/** Each state's cash rule and regulator. */
export function CashTable({ states }: StateTableProps) {
  if (!states?.length) return <StatesUnavailable />;
  return (
    <table className="table rules-table">
      <caption>Cash for scrap metal by state, and the regulator to ask</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Cash for scrap</th>
          <th scope="col">Regulator</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ code, name, cash, regulator, regulatorUrl }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>{cash ?? CHECK_RULE}</td>
            <td>
              <a href={regulatorUrl}>{regulator}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each state's deadline for the notice of disposal and its cash rule, with links to the guide for it. */
export function DisposalTable({ states }: StateTableProps) {
  if (!states?.length) return <StatesUnavailable />;
  return (
    <table className="table rules-table">
      <caption>Disposal notice and cash by state. Choose one to see its rules</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Disposal notice within</th>
          <th scope="col">Cash for scrap</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ code, name, disposalNotice, cash }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={`/scrap-my-car/?state=${code}`}>{name}</Link>
            </th>
            <td>{disposalNotice ?? CHECK_RULE}</td>
            <td>{cash ?? CHECK_RULE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Replaces a table of all states if the database fails or holds none. */
function StatesUnavailable() {
  return (
    <p className="notice">
      We can’t load the rules of each state right now. Try again in a minute.
    </p>
  );
}
