import { eq } from "drizzle-orm";
import { states } from "../schema.ts";
import { read, type Store } from "../store.ts";
import type { CityDetail } from "./cities.ts";

const FAILURE = "Failed to fetch states";

/** A state or territory with a summary of its selling rules. */
export type State = Pick<
  typeof states.$inferSelect,
  "code" | "name" | "cash" | "disposalNotice" | "regulator" | "regulatorUrl"
>;

/** All states and territories, in the order of states.csv. @throws DatabaseError */
export async function allStates({ db }: Store): Promise<State[]> {
  const { position, code, name, cash, disposalNotice, regulator, regulatorUrl } = states;
  const rows = await read(FAILURE, () =>
    db.select({ position, code, name, cash, disposalNotice, regulator, regulatorUrl }).from(states),
  );
  // Sort here, because the database would read every row a second time to sort it.
  rows.sort((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
  return rows.map(({ position: _position, ...state }) => state);
}

/** The ID, bank details and records that a seller must bring in a state or territory. */
export type StateBring = Pick<
  CityDetail,
  "stateName" | "bringId" | "bringPayment" | "bringRecords" | "regulationsCheckedOn"
>;

/** The papers that a seller must bring in the state with this code; undefined if there is none. @throws DatabaseError */
export function whatToBringIn({ db }: Store, code: string): Promise<StateBring | undefined> {
  return read(FAILURE, () =>
    db
      .select({
        stateName: states.name,
        regulationsCheckedOn: states.checkedOn,
        bringId: states.bringId,
        bringPayment: states.bringPayment,
        bringRecords: states.bringRecords,
      })
      .from(states)
      .where(eq(states.code, code))
      .get(),
  );
}
