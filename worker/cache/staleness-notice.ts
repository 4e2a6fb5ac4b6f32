import type { CachedEntry } from "./cached-entry.ts";

/** The empty element that app/root.tsx leaves in every page for the notice. */
const PLACEHOLDER = '<p class="staleness-notice"></p>';

const MOMENT = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Australia/Sydney",
});

/**
 * Adds a line to a page's entry that says when it was last known to be current. Other entries stay as they are.
 * @param asOf that moment, in milliseconds since 1970
 */
export function withStalenessNotice(entry: CachedEntry, asOf: number): CachedEntry {
  const html = new TextDecoder().decode(entry.body);
  if (!html.includes(PLACEHOLDER)) return entry;
  const line = `You’re seeing this page as it was at ${MOMENT.format(asOf)} (Sydney time). We can’t load a newer version right now.`;
  const filled = html.replace(PLACEHOLDER, `<p class="staleness-notice">${line}</p>`);
  const headers = new Headers(entry.headers);
  // The ETag belongs to the unchanged bytes.
  headers.delete("ETag");
  return { ...entry, body: new TextEncoder().encode(filled), headers };
}
