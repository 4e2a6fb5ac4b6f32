import type { Context } from "hono";
import { createStore, type Store } from "../data/store.ts";
import { publishersIn } from "../site/settings.ts";

/** The environment and the variables of a request to the desk. */
export interface Desk {
  Bindings: Env;
  Variables: {
    store: Store;
    /** The operator's email address, from the token. */
    email: string;
    /** The day in Sydney, such as "2026-11-27". */
    today: string;
    /** The posted form; set only for a POST. */
    form: FormData;
    /** The reasons why the request failed, to show on the page. */
    problems: string[] | undefined;
  };
}

/** A store that reads from the primary, because a replica may not have the latest rows yet. */
export function primaryStore(env: Env): Store {
  const db = {
    prepare: (sql: string) => env.DB.prepare(sql),
    withSession: () => env.DB.withSession("first-primary"),
  };
  return createStore({ DB: db as unknown as D1Database });
}

/** A request to the desk. */
export type DeskContext = Context<Desk>;

/** True if the operator is listed in DESK_PUBLISHERS and so may publish, read other operators' drafts, and delete. */
export function mayPublish(c: DeskContext): boolean {
  return publishersIn(c.env.DESK_PUBLISHERS).includes(c.get("email"));
}
