import type { Change } from "../../publishing/compare/change.ts";
import { knownNames, type openReports } from "../data/desk.ts";
import type { DeskContext } from "./context.ts";

/** An open report with the row that it is about. */
export type Report = Awaited<ReturnType<typeof openReports>>[number];

/** The key of the row that a report is about, or "". */
export function reportedKey({ yardId, citySlug, materialSlug }: Report): string {
  if (yardId !== null) return `yards/${yardId}`;
  return citySlug && materialSlug ? `prices/${citySlug}/${materialSlug}` : "";
}

/** Returns a row's name from its key; next to its yard's name, only the rest: "Copper", "To do". */
export type NameOf = (key: string, isBesideYard?: boolean) => string;

/**
 * Makes a function that names rows by their keys: "Copper in Sydney", "Copper, Bluegum Flat Metals"; an unknown row is
 * named by its key.
 * @throws DatabaseError
 */
export async function namer(c: DeskContext, changes: Change[]): Promise<NameOf> {
  const names = await knownNames(
    c.get("store"),
    changes.map(({ key }) => key.split("/")[1] ?? ""),
  );
  for (const { key, before, after } of changes) {
    const name = after?.name ?? before?.name;
    if (name) names.set(key.split("/")[1]!, String(name));
  }
  return (key, isBesideYard = false) => {
    const [table, first = "", slug = ""] = key.split("/");
    const [name, metal] = [names.get(first), names.get(slug)];
    if (table === "synonyms") return `“${first}”`;
    if (table === "todos" && name) return isBesideYard ? "To do" : `To do, ${name}`;
    if (!name || !metal) return name ?? key;
    if (isBesideYard) return metal;
    return table === "prices" ? `${metal} in ${name}` : `${metal}, ${name}`;
  };
}

/** The key of the group that a row is shown in: quotes and to-dos belong to their yard. */
export function groupOf(key: string): string {
  return key.replace(/^(?:quotes|todos)\/([^/]+).*/, "yards/$1");
}
