import { counted } from "../../publishing/read/problems.ts";
import { type DraftRow, openReports } from "../data/desk.ts";
import { fingerprintOf } from "../data/fingerprint.ts";
import { reportedName } from "../data/inbox/inbox-text.ts";
import type { DeskContext } from "./context.ts";

/**
 * Summarises a preview for its form: the publication that it follows, and a hash of each row of the draft with the
 * report that it closes. The hash is long enough that nobody can find another row with the same hash.
 */
export async function seenOf(publication: number, draft: DraftRow[]): Promise<string> {
  const hashes = draft.map(async ({ key, before, after, report }) => {
    const hash = await fingerprintOf([key, JSON.stringify(before), JSON.stringify(after), report]);
    return hash.slice(0, 32);
  });
  return [publication, ...(await Promise.all(hashes))].join(" ");
}

/** The difference between a draft and the preview that the operator saw, in words; "" if there is none. */
export async function differenceFrom(
  seen: string,
  draft: DraftRow[],
  nameOf: (key: string) => string,
): Promise<string> {
  const [publication, ...before] = seen.split(" ");
  const [, ...after] = (await seenOf(Number(publication), draft)).split(" ");
  const other = draft.filter((_, i) => !before.includes(after[i]!)).map(({ key }) => nameOf(key));
  if (other.length === 0 && before.length === after.length) return "";
  const count = `It had ${counted(before.length, "row")}, and has ${after.length} now.`;
  const rows = other.length > 0 ? ` New or different: ${[...new Set(other)].join("; ")}.` : "";
  return `The draft has changed since you looked at it. ${count}${rows} Look at it again, then publish.`;
}

/** The open reports that publishing a draft closes, in words. */
export async function closedReports(c: DeskContext, draft: DraftRow[]): Promise<string[]> {
  const ids = new Set(draft.map(({ report }) => report));
  const reports = (await openReports(c.get("store"))).filter(({ id }) => ids.has(id));
  return reports.map((report) => `Report ${report.id}, ${report.kind}: ${reportedName(report)}`);
}
