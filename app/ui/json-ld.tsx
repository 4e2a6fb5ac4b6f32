import { useState, useSyncExternalStore } from "react";

interface JsonLdProps {
  /** An object of schema.org, given on the server alone (`import.meta.env.SSR`). */
  data: object | false;
}

const never = () => () => {};

/** True on the server and while what it sent comes to life; false for what the browser draws itself. */
function useIsSent(): boolean {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasSent] = useState(isSent);
  return wasSent;
}

/**
 * Structured data in the text of a page that the server sends. Pages that the browser draws itself go
 * without: search engines read each page as sent, and the site's security policy forbids browsers to
 * make script elements.
 */
export function JsonLd({ data }: JsonLdProps) {
  if (!useIsSent()) return null;
  // Nothing in the data can end the element. A browser keeps what is there.
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
