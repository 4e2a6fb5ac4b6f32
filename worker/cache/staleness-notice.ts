import type { KeptResponse } from "./cached-entry.ts";

/** Where app/ui/as-of.tsx leaves room in every page. */
const ROOM = '<p class="as-of"></p>';

const MOMENT = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Australia/Sydney",
});

/** A page that could not be made anew, with a line that says as of when it is; other answers as they are. */
export function withAsOf(kept: KeptResponse): KeptResponse {
  const html = new TextDecoder().decode(kept.body);
  if (!html.includes(ROOM)) return kept;
  const line = `This page is as of ${MOMENT.format(kept.renderedAt)} (Sydney time): we could not load anything newer just now.`;
  const filled = html.replace(ROOM, `<p class="as-of">${line}</p>`);
  return { ...kept, body: new TextEncoder().encode(filled), headers: withoutTag(kept.headers) };
}

/** The tag of other bytes. */
function withoutTag(headers: KeptResponse["headers"]): KeptResponse["headers"] {
  return headers.filter(([name]) => name.toLowerCase() !== "etag");
}
