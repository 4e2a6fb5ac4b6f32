import type { ComponentProps } from "react";
import { Link } from "../ui/link.tsx";

/** A link in a text: inside the site without loading a document, outside it as it is. */
export function GuideLink({ href = "", children }: ComponentProps<"a">) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  return (
    <Link to={href} prefetch="intent">
      {children}
    </Link>
  );
}
