/** Converts AUD to whole cents, as the database holds them: 8.4 to 840. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts cents to AUD: 840 to 8.4. */
export function toDollars(cents: number): number {
  return cents / 100;
}
