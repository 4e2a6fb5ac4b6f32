import { d1Target } from "../../publishing/apply/d1-target.ts";
import {
  type Asked,
  NotPublished,
  type Published,
  type Publisher,
  previewDraft,
  publishDraft as publishAsked,
} from "../../publishing/apply/draft.ts";
import type { Change } from "../../publishing/compare/change.ts";
import type { Preview } from "../../publishing/compare/draft-preview.ts";
import { DataError } from "../../publishing/read/problems.ts";

// The desk's way to publish: the pipeline of publishing inside the Worker, for drafts that are small. It is imported
// on demand (`await import("./publishing.ts")`), because no visitor needs it.

/** What it gives back, and what it throws. */
export type { About, Preview, ShownRange } from "../../publishing/compare/draft-preview.ts";
/** The same. */
export { NotPublished, type Published, type Publisher };

/**
 * Rows of a draft: what somebody saw (`before`) and wishes (`after`), with the columns and values of the files as JSON
 * has them: cents, lists, null for an empty cell. Fields that are left out stay as they are
 * live, and those in the key need not be said. Null where there is no row. A yard that is new is `yards/new-1`
 * (any word after "new-"), gets its id when it is published, and may be named so by quotes:
 * `quotes/new-1/copper/2026-11-27`. Without a `city_slug` its suburb gives it one.
 */
export type Draft = Change[];

type DeskEnv = Pick<Env, "DB">;

/** What a draft would change in what is live at this moment. @throws NotPublished when the database fails */
export function preview(env: DeskEnv, draft: Draft, today: string): Promise<Preview> {
  return inWords(() => previewDraft(d1Target(env.DB), { draft }, today));
}

/**
 * Publishes a draft in one transaction: all of it or nothing.
 * @throws NotPublished for problems, conflicts, warnings that are not accepted, a newer publication than the one that was
 * seen or compared with, a draft that is too large, and a database that failed
 */
export function publishDraft(env: DeskEnv, draft: Draft, publisher: Publisher): Promise<Published> {
  return inWords(() => publishAsked(d1Target(env.DB), { draft }, publisher));
}

/** What taking back a publication, or one row of it, would change. @throws NotPublished if it cannot be taken back */
export function revertPreview(
  env: DeskEnv,
  publication: number,
  { today, only }: Pick<Publisher, "today"> & Reverted,
): Promise<Preview> {
  return inWords(() => previewDraft(d1Target(env.DB), { publication, only }, today));
}

/** Takes back a publication, or one row of it. @throws NotPublished as `publishDraft` does; warnings do not stop it */
export function revert(
  env: DeskEnv,
  publication: number,
  { only, ...publisher }: Publisher & Reverted,
): Promise<Published> {
  const asked: Asked = { publication, only };
  return inWords(() => publishAsked(d1Target(env.DB), asked, publisher));
}

/** Of a publication that is taken back, the key of the only row that is, such as "quotes/107/copper/2026-11-27". */
interface Reverted {
  only?: string | undefined;
}

async function inWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NotPublished) throw error;
    if (error instanceof DataError) throw new NotPublished(error.message);
    if (!String(error).includes("D1_ERROR")) throw error;
    console.error(`Failed to read what is live: ${error}`);
    throw new NotPublished("The database does not answer. Nothing is lost: try again in a minute.");
  }
}
