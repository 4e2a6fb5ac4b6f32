const CODES = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"];

/** The codes of all states and territories, as addresses have them: in capitals or small letters. */
export const STATE_CODES = [...CODES, ...CODES.map((code) => code.toLowerCase())];
