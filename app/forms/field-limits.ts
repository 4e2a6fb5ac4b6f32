/** The most characters that each field takes, for the browser and the server alike. */
export const MOST = { name: 100, email: 254, subject: 150, message: 5_000, page: 200 } as const;

/** The field that people do not see; what fills it in is a program. */
export const TRAP = "website";
