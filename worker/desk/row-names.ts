import type { Change } from "../../publishing/compare/change.ts";
import { knownNames } from "../data/desk.ts";
import type { DeskContext } from "./desk.ts";

/** What rows are called, by their keys: "Copper in Sydney", "Copper, Bluegum Flat Metals"; the key of any other. */
export async function namer(c: DeskContext, changes: Change[]): Promise<(key: string) => string> {
  const names = await knownNames(
    c.get("store"),
    changes.map(({ key }) => key.split("/")[1] ?? ""),
  );
  for (const { key, before, after } of changes) {
    const name = after?.name ?? before?.name;
    if (name) names.set(key.split("/")[1]!, String(name));
  }
  return (key) => {
    const [table, first = "", slug = ""] = key.split("/");
    const [name, metal] = [names.get(first), names.get(slug)];
    if (table === "synonyms") return `“${first}”`;
    if (!name || !metal) return name ?? key;
    return table === "prices" ? `${metal} in ${name}` : `${metal}, ${name}`;
  };
}
