/** The codes of all states and territories. */
export const STATES = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;

/** The same codes as URLs may have them, in upper or lower case. */
export const STATE_CODES = [...STATES, ...STATES.map((code) => code.toLowerCase())];
