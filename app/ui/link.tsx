import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A link within the site. In a browser it is React Router's; on the server it renders the same element without
 * the work that only clicks need, for each of a page's hundred links.
 */
export function Link(props: LinkProps) {
  const { to, ...rest } = props;
  // All routes are in the manifest from the start, so there are none to discover.
  if (typeof document !== "undefined" || !isAbsolutePath(to))
    return <RouterLink discover="none" {...props} />;
  return <a {...withoutRouterProps(rest)} href={to} />;
}

/** True for an absolute path of this site, which needs no resolving. */
function isAbsolutePath(to: LinkProps["to"]): to is string {
  return typeof to === "string" && to.startsWith("/") && !to.startsWith("//");
}

function withoutRouterProps({
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
