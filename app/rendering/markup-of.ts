import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.bun";
import { pageText } from "./react-output.ts";

const kept = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * The markup of a content; "" if it cannot be rendered by itself.
 * @throws a promise, for which React waits, if it has to be rendered first
 */
export function markupOf(key: string, content: ReactNode): string {
  const markup = kept.get(key);
  if (markup !== undefined) return markup;
  const { promise, resolve } = Promise.withResolvers<void>();
  const rendered = renderToPipeableStream(content, {
    onAllReady: () => resolve(void kept.set(key, pageText(rendered))),
    // The page then renders it in its place, and says what is wrong.
    onShellError: () => resolve(void kept.set(key, "")),
    onError: () => {},
  });
  throw promise;
}
