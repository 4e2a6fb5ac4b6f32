import isNetworkError from "is-network-error";
import { LOAD_PATH } from "../paths/load-path.ts";
import { isLeavingPage } from "../ui/leaving.ts";

// Without a connection, or without its code, the next page is loaded as a document, which app/frame has if it was seen
// before.

/** The page that a link leads to, until it is on the screen. */
let asked: string | undefined;

/** Leaves a link to the browser, which loads a document. My load goes on by itself. */
globalThis.addEventListener?.(
  "click",
  (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (target as Element).closest("a");
    const isElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link?.target;
    if (!link || isElsewhere) return;
    asked = link.href;
    if (!navigator.onLine && window.location.pathname !== LOAD_PATH) event.stopPropagation();
  },
  { capture: true },
);

// React Router loads the page on the screen again if the code of the next one does not load; so do browsers without this
// interface.
globalThis.navigation?.addEventListener("currententrychange", () => {
  asked = undefined;
});
globalThis.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType !== "reload" || event.userInitiated) return;
  if (isLeavingPage() || asked) event.preventDefault();
  if (asked && !isLeavingPage()) window.location.assign(asked);
});

/**
 * `fetch` for React Router's data requests. If there is no connection, a whole page is loaded as a document. My load
 * goes on by itself, and the other parts of a page report failures themselves.
 */
export async function fetchPageData(
  request: Request,
  { fetcherKey }: { type: string; fetcherKey?: string | null },
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/(_root|\/_)?\.data$/, "/").replace("//", "/");
    // The page that a search's redirect leads to has the search's fetcher.
    const isPage = fetcherKey === null || path === "/search/";
    if (request.method !== "GET" || !isPage || path === LOAD_PATH || !isNetworkError(error))
      throw error;
    searchParams.delete("_routes");
    window.location.assign(searchParams.size > 0 ? `${path}?${searchParams}` : path);
    return new Promise(() => {});
  }
}
