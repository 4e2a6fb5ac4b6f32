import type { Change } from "../../publishing/compare/change.ts";
import { knownNames, type openReports } from "../data/desk.ts";
import type { DeskContext } from "./desk.ts";

/** A report that is open, with the row that it is about. */
export type Report = Awaited<ReturnType<typeof openReports>>[number];

/** The key of the row that a report is about; "" if it is about none. */
export function reportedKey({ yardId, citySlug, materialSlug }: Report): string {
  if (yardId !== null) return `yards/${yardId}`;
  return citySlug && materialSlug ? `prices/${citySlug}/${materialSlug}` : "";
}

/** The name of a row by its key; beside that of its yard only what it is of: "Copper", "To do". */
export type NameOf = (key: string, isBesideYard?: boolean) => string;

/** What rows are called, by their keys: "Copper in Sydney", "Copper, Bluegum Flat Metals"; the key of any other. */
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

/** The key under which a row stands: what a yard said, and what is to be done there, are the yard's. */
export const groupOf = (key: string) => key.replace(/^(?:quotes|todos)\/([^/]+).*/, "yards/$1");
