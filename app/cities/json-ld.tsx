import type { Thing, WithContext } from "schema-dts";
import { useIsServerRendered } from "../ui/server-rendered.ts";

interface JsonLdProps {
  /** Pass it on the server only (`import.meta.env.SSR`). */
  data: WithContext<Thing> | false;
}

/**
 * Structured data in the body of a server-rendered page. Client-side navigations render none: search engines read
 * pages as sent, and the security policy keeps browsers from adding script elements.
 */
export function JsonLd({ data }: JsonLdProps) {
  if (!useIsServerRendered()) return null;
  // Escaped, so that the data cannot close the element. Hydration keeps the server's content.
  const json = JSON.stringify(data || {}).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a script element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
