/** Everything but the characters that XML 1.0 allows. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * A text as it may stand in an element or in a quoted attribute, of XML and of HTML. What XML cannot hold is
 * left out: one such character, in a note that is on record for ever, would make a feed unreadable.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
