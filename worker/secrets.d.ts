/** Secrets, which are not in wrangler.toml. */
interface Env {
  /** Signs the links with which yards send their prices (`YARD_LINKS_KEY`); without it there are none. */
  YARD_LINKS_KEY?: string;
}
