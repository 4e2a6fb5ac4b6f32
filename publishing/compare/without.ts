import { DataError } from "../read/problems.ts";
import { applied, inverse } from "./change.ts";
import { contentOf, tableOf } from "./content.ts";
import { contentBefore, isReplaced, type KeptChange } from "./kept.ts";
import type { Live } from "./live.ts";
import type { Undone, Wish } from "./proposal.ts";

/**
 * What would be live without a publication, or one row of it, merged with what came later. `kept` is what was changed
 * from that publication on, of all rows or of all those that are live here.
 * @throws DataError when it cannot be worked out
 */
export function without(
  live: Live,
  kept: KeptChange[],
  publication: number,
  only: string | undefined,
): Wish {
  const own = kept.filter((change) => change.publication === publication);
  const chosen = only === undefined ? own : own.filter(({ key }) => key === only);
  if (own.length === 0) {
    throw new DataError([
      `There is no publication ${publication}, or it is from before changes were kept. \`npm run data:rollback\` lists those that there are.`,
    ]);
  }
  if (chosen.length === 0) {
    const isMade = only?.startsWith("prices/") && own.some(({ key }) => tableOf(key) === "quotes");
    const why = isMade
      ? " If it rests on quotes, take back one of these, such as quotes/107/copper/2026-11-20."
      : "";
    throw new DataError([`Publication ${publication} did not change ${only}.${why}`]);
  }
  const later = kept.filter((change) => change.publication > publication);
  const base = isReplaced(own) ? undefined : contentBefore(contentOf(live.rows), later);
  if (!base) throw new DataError([REPLACED]);
  return {
    content: applied(base, chosen.map(inverse)),
    base,
    later,
    publishedOn: live.rows.dataset[0]?.publishedOn ?? "",
    history: [],
    undoes: undoneBy(live, publication, only),
  };
}

/** The note on it. It is public, and no yard is named with its quote. */
export function noteWithout(publication: number, only: string | undefined): string {
  const part = only && tableOf(only) === "quotes" ? "one quote" : only;
  return `Without publication ${publication}${part ? `, ${part}` : ""}`;
}

/** What is said where a publication cannot be taken back row by row. */
export const REPLACED =
  "That publication, or a later one, replaced everything, so there is nothing to work it out from. Publish a folder that holds what should be live; `npx wrangler d1 time-travel` restores the database at Cloudflare to any minute of the last 30 days.";

function undoneBy(live: Live, publication: number, only: string | undefined): Undone | undefined {
  const range = { from: publication, to: publication };
  if (only === undefined) return range;
  const [table, city, material] = only.split("/");
  const cityId = live.rows.cities.find(({ slug }) => slug === city)?.id;
  const materialId = live.rows.materials.find(({ slug }) => slug === material)?.id;
  if (table !== "prices" || cityId === undefined || materialId === undefined) return undefined;
  return { ...range, price: { cityId, materialId } };
}
