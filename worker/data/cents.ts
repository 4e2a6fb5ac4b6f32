// The database holds whole cents. Pages, files and the API show dollars.

/** Converts cents to dollars. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** Converts dollars to whole cents, because 8.2 * 100 is not quite 820. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
