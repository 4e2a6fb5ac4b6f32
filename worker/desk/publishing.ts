import type { Change } from "../../publishing/compare/change.ts";
import type { Kind } from "../../publishing/compare/warning.ts";

// The desk's way to publish: the pipeline of publishing inside the Worker, for drafts that are small. It is imported
// on demand (`await import("./publishing.ts")`), because no visitor needs it.

/**
 * Rows of a draft: what somebody saw (`before`) and wishes (`after`), with the columns and values of the files as JSON
 * has them: cents, lists, null for an empty cell. Of a yard that stays the fields that are to change alone, in both; of a
 * price or a quote always all. Null where there is no row. A yard that is new is `yards/new-1` (any word after "new-"),
 * gets its id when it is published, and may be named so by quotes: `quotes/new-1/copper/2026-11-27` with a `yard_id`
 * of "new-1". Without a `city_slug` its suburb gives it one.
 */
export type Draft = Change[];

/** Something about a row of a draft, in words; the key is null of what is about no single row. */
export interface About {
  key: string | null;
  text: string;
}

/** Lowest and highest of a city's price for a metal, in cents per kg; null for none. */
export type ShownRange = {
  minCents: number;
  maxCents: number;
  checkedOn: string;
  yards: number | null;
} | null;

/** What publishing a draft would do to what is live at this moment. */
export interface Preview {
  /** In words, with what to do instead; nothing else is filled in then. */
  tooLarge: string | null;
  /** The edition it was compared with, and the id of the latest publication. */
  edition: number;
  publication: number;
  /** The changes as they would be, without what is live already. `lines` says them as the commands do. */
  changes: (Change & { name: string; lines: string[] })[];
  /** What somebody else changed since, with the values of the fields that clash. */
  conflicts: (About & { key: string; mine: Change["after"]; theirs: Change["after"] })[];
  /** Rows that cannot be right, and the column where it is known. Nothing is published while there are any. */
  problems: (About & { column: string | null })[];
  /** What looks wrong: it is published once the kind is accepted. */
  warnings: (About & { kind: Kind; heading: string })[];
  /** What becomes of prices; `city` and `metal` are slugs. */
  ranges: { city: string; metal: string; name: string; before: ShownRange; after: ShownRange }[];
  /** What the quotes make and why some count for nothing, in the commands' words. */
  quotes: string[];
}

/** Who publishes, and what was accepted. */
export interface Publisher {
  /** The email in the token. */
  by: string;
  note?: string | undefined;
  /** Kinds of warnings that are accepted; "conflicts" has the draft win. */
  accepted: Kind[];
  /** "2026-11-27", in Sydney. */
  today: string;
  /** The publication of the preview that was seen: one that came since refuses this one. */
  seen?: number | undefined;
}

/** What came of publishing: the number of the publication, and when, in ms since 1970. */
export interface Published {
  publication: number;
  publishedAt: number;
  /** The ids of new yards by their names in the draft ("new-1"). */
  yards: Record<string, number>;
}

/** Nothing was published; `message` says why and what to do, `preview` what was found. */
export class NotPublished extends Error {
  override name = "NotPublished";
  readonly preview: Preview | undefined;

  constructor(message: string, preview?: Preview) {
    super(message);
    this.preview = preview;
  }
}

type DeskEnv = Pick<Env, "DB">;

/** What a draft would change in what is live at this moment. @throws DatabaseError */
export declare function preview(env: DeskEnv, draft: Draft, today: string): Promise<Preview>;

/**
 * Publishes a draft in one transaction: all of it or nothing.
 * @throws NotPublished for problems, conflicts, warnings that are not accepted, a newer publication than the one that was
 * seen or compared with, a draft that is too large, and a database that failed
 */
export declare function publishDraft(
  env: DeskEnv,
  draft: Draft,
  publisher: Publisher,
): Promise<Published>;

/** What taking back a publication, or one row of it, would change. @throws NotPublished if it cannot be taken back */
export declare function revertPreview(
  env: DeskEnv,
  publication: number,
  { only, today }: { only?: string | undefined; today: string },
): Promise<Preview>;

/** Takes back a publication, or one row of it (a key of its changes). @throws NotPublished as `publishDraft` does */
export declare function revert(
  env: DeskEnv,
  publication: number,
  publisher: Publisher & { only?: string | undefined },
): Promise<Published>;
