import { useEffect, useState } from "react";

interface JsonLdProps {
  /** An object of schema.org. */
  data: object;
}

let hydrated = false;

/**
 * Structured data in the text of a page that the server sends. Pages that the browser draws itself
 * go without: search engines read each page as sent, and a browser that makes script elements would
 * need a hole in the page's security policy.
 */
export function JsonLd({ data }: JsonLdProps) {
  const [isSent] = useState(() => !hydrated);
  useEffect(() => {
    hydrated = true;
  }, []);
  if (!isSent) return null;
  // Nothing in the data can end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
