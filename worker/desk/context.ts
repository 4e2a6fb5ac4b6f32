import type { Context } from "hono";
import type { Store } from "../data/store.ts";
import { publishersIn } from "../site/settings.ts";

/** The environment and the variables of a request to the desk. */
export interface Desk {
  Bindings: Env;
  Variables: {
    store: Store;
    /** The operator's, from the token. */
    email: string;
    /** "2026-11-27", in Sydney. */
    today: string;
    /** The posted form; only after a POST. */
    form: FormData;
    /** Reasons why the request failed, for the page. */
    problems: string[] | undefined;
  };
}

/** A request to the desk. */
export type DeskContext = Context<Desk>;

/** True if the operator is named in DESK_PUBLISHERS: they publish, read the drafts of others, and delete. */
export function mayPublish(c: DeskContext): boolean {
  return publishersIn(c.env.DESK_PUBLISHERS).includes(c.get("email"));
}
