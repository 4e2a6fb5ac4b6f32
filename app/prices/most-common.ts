/** The most frequent value, the first of equals; undefined for an empty list. */
export function mostCommon<Value>(values: Value[]): Value | undefined {
  const times = new Map<Value, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const most = Math.max(...times.values());
  return values.find((value) => times.get(value) === most);
}
