/** The value below which so many percent of the values lie; the lower of two neighbours. */
export function percentile(values: number[], percent: number): number {
  if (values.length === 0) throw new Error("There is no percentile of nothing.");
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

/** The value in the middle. */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/** How many times the unit the value is. */
export function ratio(value: number, unit: number): number {
  if (!(unit > 0)) throw new Error(`${unit} is no unit to measure with.`);
  return value / unit;
}

/** With three significant digits, as a number: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
