/** The metals that most people sell, with URLs that redirect to their pages. */
export const METALS = [
  ["Copper", "/copper/"],
  ["Aluminium", "/aluminum/"],
  ["Brass", "/brass/"],
  ["Steel", "/steel/"],
] as const;
