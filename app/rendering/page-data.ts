/**
 * The data of a page as React Router's encoder writes it, each value once: "[{"_1":2},"name","Sydney"]". Undefined where
 * it holds what only that encoder can write, such as an error, or a promise of late data.
 */
export function encodedData(data: object): string | undefined {
  const indices = new Map<unknown, number>();
  const texts: string[] = [];
  const waiting: unknown[] = [];
  const indexOf = (value: unknown): number => {
    const known = indices.get(value);
    if (known !== undefined) return known;
    if (value === undefined) return -7;
    if (value === null) return -5;
    if (Object.is(value, -0)) return -4;
    indices.set(value, indices.size);
    return waiting.push(value) && indices.size - 1;
  };
  indexOf(data);
  while (waiting.length > 0) {
    const value = waiting.pop();
    const text = written(value, indexOf);
    if (text === undefined) return undefined;
    texts[indices.get(value)!] = text;
  }
  return `[${texts.join()}]\n`;
}

function written(value: unknown, indexOf: (value: unknown) => number): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (Array.isArray(value)) return `[${value.map(indexOf).join()}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  let text = "";
  for (const [key, of] of Object.entries(value as object))
    text += `${text && ","}"_${indexOf(key)}":${indexOf(of)}`;
  return `{${text}}`;
}
