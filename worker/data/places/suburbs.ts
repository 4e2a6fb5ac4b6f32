import list from "virtual:suburbs";
import type { Town } from "../yards/towns.ts";

let read: Town[] | undefined;

/** Suburbs and towns with at least a thousand people and their coordinates, the largest first. */
export function allSuburbs(): Town[] {
  const packed = () => JSON.parse(list) as [name: string, lat: number, lon: number][];
  read ??= packed().map(([name, lat, lon]) => ({ name, lat, lon }));
  return read;
}
