import type { Part } from "../../../part.ts";

/** The directory's list, with the number of yards found above it. */
export function results(main: Part): Part {
  const heading = main.headings(2).find((words) => words.includes("Scrap Yards Found"));
  return main.section(heading ?? "");
}
