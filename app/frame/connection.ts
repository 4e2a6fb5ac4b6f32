import isNetworkError from "is-network-error";
import type { Navigation } from "react-router";
import { LOAD_PATH } from "../paths/load-path.ts";
import { toast } from "../ui/toasts.tsx";

// Without a connection the next page is loaded as a document, which app/offline has if it was seen before.

declare global {
  interface Window {
    /** React Router's own, which it leaves here. */
    __reactRouterDataRouter?: { state: { navigation: Navigation } };
  }
}

/**
 * Path and parameters of the page being loaded; empty between navigations. From the router and not from its hooks, because
 * code can be missing before React has rendered that a navigation began.
 */
function destination(): string {
  const { pathname = "", search = "" } =
    window.__reactRouterDataRouter?.state.navigation.location ?? {};
  return pathname + search;
}

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

/**
 * True while another document is loading, for which Firefox gives up at once on what this one was loading. Phone
 * and email links do not leave the page.
 */
let isLeaving = false;
globalThis.addEventListener?.("beforeunload", () => {
  const { protocol = "" } = document.activeElement as Partial<HTMLAnchorElement>;
  isLeaving = !/tel|mailto/.test(protocol);
});

/** Loads the next page as a document because its code did not load; a form stays where it is. Never resolves. */
export function onMissingCode(): Promise<never> {
  const page = destination();
  const isSending = page === "" && !navigator.onLine;
  if (isSending) toast("You are offline. Nothing was sent, and what you typed is still here.");
  else if (!isLeaving) window.location.assign(page || window.location.href);
  return new Promise(() => {});
}
