import list from "virtual:suburbs";
import type { Town } from "./yards/towns.ts";

let read: Town[] | undefined;

/** Suburbs and towns with at least a thousand people and their coordinates, the largest first. */
export function allSuburbs(): Town[] {
  read ??= list.split("\n").map((line) => {
    const [name = "", lat, lon] = line.split(",");
    return { name, lat: Number(lat), lon: Number(lon) };
  });
  return read;
}
