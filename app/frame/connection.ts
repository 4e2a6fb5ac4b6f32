import isNetworkError from "is-network-error";
import { setConnectionStatus } from "../ui/connection-status.ts";
import { goesOnAt } from "../ui/without-connection.ts";

// Without a connection the next page is waited for: the visitor keeps the page on the screen, reads that there is
// no connection (connection-notice.tsx) and may try again.

/**
 * The part of React Router's request context that tells a page from data within a page. Its `type` does not: a
 * page that a fetcher's redirect leads to, as in a search, has the fetcher's.
 */
interface Asked {
  type: string;
  fetcherKey?: string | null;
}

/** Path and parameters of the page being loaded; undefined between navigations. */
let destination: string | undefined;

/** Everything that waits for the next try, with the address of its page. */
const waiting = new Map<(isAsked: boolean) => void, string | undefined>();

/** Retries everything that waits for a connection. */
export function tryAgain(): void {
  setConnectionStatus("trying");
  for (const resume of [...waiting.keys()]) resume(true);
}

/** Takes the notice off the screen. What waits is tried again by the next navigation to it. */
export function dismissConnectionNotice(): void {
  setConnectionStatus("dismissed");
}

/** To be called with path and parameters of each navigation as it begins, and with undefined when it ends. */
export function navigationTo(path: string | undefined): void {
  destination = path;
  if (path === undefined) setConnectionStatus("connected");
  for (const [resume, own] of [...waiting]) if (path && own === path) resume(true);
}

/**
 * `fetch` for React Router's data requests. If there is no connection, a request for a whole page waits and is
 * tried again; the other parts of a page report failures themselves.
 */
export async function fetchPageData(request: Request, { fetcherKey }: Asked): Promise<Response> {
  const { method, url, signal } = request;
  const { pathname } = new URL(url);
  const isPage = fetcherKey === null || pathname.startsWith("/search");
  for (;;) {
    try {
      const response = await fetch(request);
      if (isPage) connected();
      return response;
    } catch (error) {
      const isWaitedFor = isPage && !goesOnAt(pathname.replace(/(\/_)?\.data$/, "/"));
      if (method !== "GET" || !isWaitedFor || !isNetworkError(error)) throw error;
      await nextTry(true, signal);
    }
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

/**
 * Reloads a page's code that failed to load: without a connection at the next try, otherwise with a new document,
 * because a deploy has replaced the code.
 */
export async function loadPageCode<T>(load: () => Promise<T>): Promise<T> {
  for (let isAsked = true; ; ) {
    if ((await isServerReachable()) && !isLeaving) {
      window.location.assign(destination ?? window.location.href);
      return new Promise<never>(() => {});
    }
    isAsked = await nextTry(isAsked);
    try {
      const code = await load();
      connected();
      return code;
    } catch {}
  }
}

/** The connection works, so nothing has to wait any longer. */
function connected(): void {
  setConnectionStatus("connected");
  for (const resume of [...waiting.keys()]) resume(false);
}

/**
 * Resolves when it is time to try again, to true if the visitor asked for it.
 * @param isTold whether to tell the visitor that there is no connection
 * @throws the signal's reason once it is aborted
 */
function nextTry(isTold: boolean, signal?: AbortSignal): Promise<boolean> {
  if (isTold) setConnectionStatus("lost");
  return new Promise((resolve, reject) => {
    const resume = (isAsked: boolean) => {
      waiting.delete(resume);
      resolve(isAsked);
    };
    waiting.set(resume, destination);
    signal?.addEventListener("abort", () => {
      waiting.delete(resume);
      reject(signal.reason);
    });
  });
}

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch("/apple-touch-icon.png", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
