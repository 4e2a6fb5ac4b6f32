import type { State, StateBring } from "../../worker/data/places/states.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { stateInSentence } from "../words/format.ts";

interface StateTableProps {
  /** The states; null if they cannot be read. */
  states: State[] | null;
}

/** Replaces a rule that was not published. */
const CHECK_RULE = "Check with the regulator";

interface InStateProps {
  /** Rules of the chosen state, if any. */
  bring: StateBring | null | undefined;
  rule: "bringId" | "bringPayment" | "bringRecords";
}

/** A rule for sellers in the chosen state; nothing without a state or a published rule. */
export function InState({ bring, rule }: InStateProps) {
  if (!bring?.[rule]) return null;
  return (
    <p className="notice">
      <b>In {stateInSentence(bring.stateName)}:</b> {bring[rule]}
    </p>
  );
}

/** Each state's cash rule and regulator. */
export function CashTable({ states }: StateTableProps) {
  if (!states?.length) return <StatesUnavailable />;
  return (
    <DataTable
      className="rules-table"
      caption="Cash for scrap metal by state, and the regulator to ask"
      of="State"
      columns={["Cash for scrap", "Regulator"]}
      isText
      rows={states.map(({ code, name, cash, regulator, regulatorUrl }) => ({
        key: code,
        label: name,
        cells: [
          cash ?? CHECK_RULE,
          <a key="regulator" href={regulatorUrl}>
            {regulator}
          </a>,
        ],
      }))}
    />
  );
}

/** Each state's deadline for the notice of disposal and its cash rule, with links to the guide for that state. */
export function DisposalTable({ states }: StateTableProps) {
  if (!states?.length) return <StatesUnavailable />;
  return (
    <DataTable
      className="rules-table"
      caption="Disposal notice and cash by state"
      of="State"
      columns={["Disposal notice within", "Cash for scrap"]}
      isText
      rows={states.map(({ code, name, disposalNotice, cash }) => ({
        key: code,
        label: <Link to={`/scrap-my-car/?state=${code}`}>{name}</Link>,
        cells: [disposalNotice ?? CHECK_RULE, cash ?? CHECK_RULE],
      }))}
    />
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
