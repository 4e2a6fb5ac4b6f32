/** The metals that most people sell, with addresses that redirect to their pages. */
export const METALS = [
  ["Copper", "/copper/"],
  ["Aluminium", "/aluminum/"],
  ["Brass", "/brass/"],
  ["Steel", "/steel/"],
] as const;
