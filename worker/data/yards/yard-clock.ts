import TIME_ZONES from "./time-zones.json" with { type: "json" };

/** The state whose rules and public holidays a yard follows, and its time zone. */
export interface YardClock {
  state: string;
  /** IANA name; null or undefined if its city has been removed. */
  timeZone?: string | null | undefined;
}

/** The time zone of each state; a few places in it may differ. */
export const ZONES: Record<string, string> = TIME_ZONES.states;

/** The time zones of postcodes whose time differs from their state's. */
const LOCAL_ZONES: Record<string, string> = TIME_ZONES.postcodes;

const STATE = Object.keys(ZONES).join("|");
/** The end of an address: "NSW 2486", "2486 NSW, Australia". */
const END = new RegExp(
  String.raw`(?:\b(\d{4})[\s,]+)?\b(${STATE})\b[\s,.]*(\d{4})?[\s,.]*(?:Australia)?\W*$`,
  "i",
);

/** The state in a yard's address, or its city's if the address has none. */
export function yardState(address: string, city: { state: string }): string {
  return END.exec(address)?.[2]?.toUpperCase() ?? city.state;
}

/**
 * The state and time zone of a yard, from its address: a city's list may have yards across a border, and Broken Hill's
 * has some in another time zone. Returns the city itself if both are the same.
 */
export function yardClock<City extends YardClock>(address: string, city: City): City | YardClock {
  if (!city.timeZone) return city;
  const [, before, , after] = END.exec(address) ?? [];
  const postcode = after ?? before ?? "";
  const state = yardState(address, city);
  const isLocal = postcode !== "" && Object.values(LOCAL_ZONES).includes(city.timeZone);
  const ofState = state === city.state && !isLocal ? city.timeZone : ZONES[state];
  const timeZone = LOCAL_ZONES[postcode] ?? ofState;
  return state === city.state && timeZone === city.timeZone ? city : { state, timeZone };
}
