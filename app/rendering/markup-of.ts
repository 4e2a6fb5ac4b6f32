import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.bun";
import { pageText } from "./react-output.ts";

const kept = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * The markup of a content, if it has been rendered before. Otherwise it is rendered beside the page, for the pages to
 * come: a page does not wait for it.
 */
export function markupOf(key: string, content: ReactNode): string | undefined {
  const markup = kept.get(key);
  if (markup === undefined) {
    const rendered = renderToPipeableStream(content, {
      onAllReady: () => kept.set(key, pageText(rendered)),
      // The page renders it itself, and says what is wrong.
      onError: () => {},
    });
  }
  return markup;
}
