/** The most frequent of some values, the first of several; undefined if there are none. */
export function mostCommon<Value>(values: Value[]): Value | undefined {
  const times = new Map<Value, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const most = Math.max(...times.values());
  return values.find((value) => times.get(value) === most);
}
