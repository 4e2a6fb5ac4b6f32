import { useEffect, useState } from "react";

interface JsonLdProps {
  /** An object of schema.org, given on the server alone (`import.meta.env.SSR`). */
  data: object | false;
}

let isAlive = false;

/**
 * Structured data in the text of a page that the server sends. Pages that the browser draws itself go
 * without: search engines read each page as sent, and the site's security policy forbids browsers to
 * make script elements.
 */
export function JsonLd({ data }: JsonLdProps) {
  const [isSent] = useState(() => !isAlive);
  useEffect(() => {
    isAlive = true;
  }, []);
  if (!isSent) return null;
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
