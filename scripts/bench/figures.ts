/** Rounds to three significant digits, because more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** The middle value; for an even number of values, the lower of the two in the middle. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]!;
}
