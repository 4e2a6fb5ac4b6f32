/** The value that stands there most often, the first of several; undefined where there is none. */
export function mostCommon<Value>(values: Value[]): Value | undefined {
  const timesOf = (value: Value) => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => timesOf(b) - timesOf(a))[0];
}
