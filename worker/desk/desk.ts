import type { Context } from "hono";
import type { Store } from "../data/store.ts";

/** What every page of the desk knows of a request. */
export interface Desk {
  Bindings: Env;
  Variables: {
    store: Store;
    /** Who it is, by the token. */
    email: string;
    mayPublish: boolean;
    /** "2026-11-27", in Sydney. */
    today: string;
    /** The form that was posted; there is none unless one was. */
    form: FormData;
    /** Why what was asked for was not done, to be said on the page. */
    problems: string[] | undefined;
  };
}

/** A request to the desk. */
export type DeskContext = Context<Desk>;
