import isNetworkError from "is-network-error";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { isLeavingPage } from "../ui/leaving.ts";

// Without a connection, or without its code, the next page loads as a document. The service worker has the document if
// the visitor saw it before.

/** The URL of the followed link, until its page is on the screen. */
let destination: string | undefined;

/** Without a connection, leaves links to the browser, which loads documents. My load works by itself. */
globalThis.addEventListener?.(
  "click",
  (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (target as Element).closest("a");
    const isElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link?.target;
    if (!link || isElsewhere) return;
    destination = link.href;
    if (!navigator.onLine && window.location.pathname !== LOAD_PATH) event.stopPropagation();
  },
  { capture: true },
);

// If the next page's code does not load, React Router reloads the page on the screen; this loads the next page instead.
// Browsers without this interface reload.
globalThis.navigation?.addEventListener("currententrychange", () => {
  destination = undefined;
});
globalThis.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType !== "reload" || event.userInitiated) return;
  if (isLeavingPage() || destination) event.preventDefault();
  if (destination && !isLeavingPage()) window.location.assign(destination);
});

/**
 * `fetch` for React Router's data requests. Without a connection, loads a whole page as a document. My load works by
 * itself, and the other parts of a page report failures themselves.
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
    // A search's redirect keeps the search's fetcher.
    const isPage = fetcherKey === null || path === "/search/";
    if (request.method !== "GET" || !isPage || path === LOAD_PATH || !isNetworkError(error))
      throw error;
    searchParams.delete("_routes");
    window.location.assign(searchParams.size > 0 ? `${path}?${searchParams}` : path);
    return new Promise(() => {});
  }
}
