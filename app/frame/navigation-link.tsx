import { useLocation } from "react-router";
import { Link } from "../ui/link.tsx";
import type { NAVIGATION } from "./navigation.tsx";

interface NavigationLinkProps {
  entry: (typeof NAVIGATION)[number];
}

/** A link of the main navigation; it is the current one on both addresses of its page. */
export function NavigationLink({ entry }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/*$/, "/");
  const isCurrent = here === entry.to || ("short" in entry && here === entry.short);
  return (
    <Link to={entry.to} prefetch="intent" aria-current={isCurrent ? "page" : undefined}>
      {entry.label}
    </Link>
  );
}
