import type { ComponentProps } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";

type SiteLinkProps = Pick<LinkProps, "to" | "prefetch" | "reloadDocument" | "preventScrollReset"> &
  Omit<ComponentProps<"a">, "href">;

/**
 * A link within the site. In a browser it is React Router's; on the server it renders the same element without
 * the work that only clicks need, for each of a page's hundred links.
 */
export function Link(props: SiteLinkProps) {
  const { to, prefetch, reloadDocument, preventScrollReset, ...attributes } = props;
  // The manifest has all routes from the start, so there are none to discover.
  if (typeof document !== "undefined" || !isAbsolutePath(to))
    return <RouterLink discover="none" {...props} />;
  return <a {...attributes} href={to} />;
}

/** True for an absolute path of this site, which needs no resolving. */
function isAbsolutePath(to: LinkProps["to"]): to is string {
  return typeof to === "string" && to.startsWith("/") && !to.startsWith("//");
}
