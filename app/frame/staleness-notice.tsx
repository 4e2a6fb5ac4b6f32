// One object, so that React never sees it change.
const EMPTY = { __html: "" };

/**
 * Room for the line that worker/as-of.ts writes into a copy of this page when no newer one can be
 * made. React neither fills it nor empties it.
 */
export function AsOf() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to leave what is inside alone
  return <p className="as-of" dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}
