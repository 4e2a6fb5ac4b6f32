/** Characters that XML 1.0 does not allow. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes text for an element or a quoted attribute, in XML or HTML. Drops characters that XML cannot hold:
 * publication notes are kept for ever, and one such character would make a feed unreadable.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
