import { eq, sql } from "drizzle-orm";
import type { CityDetail } from "./cities.ts";
import { states } from "./schema.ts";
import { statement } from "./statement.ts";
import type { Store } from "./store.ts";

const FAILURE = "Failed to fetch states";

/** A state or territory with its selling rules in short. */
export interface State {
  /** Such as "NSW". */
  code: string;
  name: string;
  /** The rule on cash payments in a few words; null if nothing was published. */
  cash: string | null;
  /** The time limit for reporting a registered vehicle's disposal; null if none was published. */
  disposalNotice: string | null;
  /** The authority for scrap and second-hand dealers. */
  regulator: string;
  regulatorUrl: string;
}

const selectStates = statement(FAILURE, (db) =>
  db
    .select({
      position: states.position,
      code: states.code,
      name: states.name,
      cash: states.cash,
      disposalNotice: states.disposalNotice,
      regulator: states.regulator,
      regulatorUrl: states.regulatorUrl,
    })
    .from(states),
);

/** All states and territories, in the order of states.csv. @throws DatabaseError */
export async function allStates(store: Store): Promise<State[]> {
  const rows = await selectStates(store);
  // Sorted here, because the database would read every row a second time to sort it.
  rows.sort((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
  return rows.map(({ position: _position, ...state }) => state);
}

/** The ID, bank details and records that a seller brings in a state or territory. */
export type StateBring = Pick<
  CityDetail,
  "stateName" | "bringId" | "bringPayment" | "bringRecords" | "regulationsCheckedOn"
>;

const selectBring = statement(FAILURE, (db) =>
  db
    .select({
      stateName: states.name,
      bringId: states.bringId,
      bringPayment: states.bringPayment,
      bringRecords: states.bringRecords,
      regulationsCheckedOn: states.checkedOn,
    })
    .from(states)
    .where(eq(states.code, sql.placeholder("code"))),
);

/** The same for the state with this code, or undefined. @throws DatabaseError */
export async function whatToBringIn(store: Store, code: string): Promise<StateBring | undefined> {
  return (await selectBring(store, { code }))[0];
}
