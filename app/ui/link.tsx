import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A link within the site. In a browser it is React Router's; on the server it draws the same element
 * without working out, for each of a page's hundred links, what a click would do.
 */
export function Link(props: LinkProps) {
  const { to, ...rest } = props;
  // Every address is known from the start, so none is to be discovered.
  if (typeof document !== "undefined" || !isPath(to))
    return <RouterLink discover="none" {...props} />;
  return <a {...withoutBehaviour(rest)} href={to} />;
}

/** An address of this site as it stands in the page; others are relative to something. */
function isPath(to: LinkProps["to"]): to is string {
  return typeof to === "string" && to.startsWith("/") && !to.startsWith("//");
}

function withoutBehaviour({
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...attributes
}: Omit<LinkProps, "to">) {
  return attributes;
}
