/** The codes of all states and territories. */
export const STATES = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] as const;

/** The same as addresses have them: in capitals or small letters. */
export const STATE_CODES = [...STATES, ...STATES.map((code) => code.toLowerCase())];
