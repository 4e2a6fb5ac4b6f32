import { registerRoute } from "workbox-routing";
import { CacheFirst, CacheOnly, NetworkFirst } from "workbox-strategies";
import { COPY_HEADER, copyKey, readAddress } from "../../worker/contract/offline-pages.ts";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { currentAsOf, listPage, withNotice } from "./offline-copy.ts";
import { filesOf, type Kept, keptPage, listAfterUse } from "./offline-list.ts";

// Keeps pages and their files as they pass through, and shows them without a connection.

type StrategyOptions = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>;
type WorkboxPlugin = NonNullable<StrategyOptions["plugins"]>[number];
type WorkerEvent = ExtendableEvent & Pick<MessageEvent, "data">;

/** The part of a service worker's global scope that this file uses. */
const scope = self as unknown as {
  skipWaiting(): void;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

const CACHE = "kept";
const LIST = "/kept-list";
/** Milliseconds after which a copy replaces a page that has not arrived. */
const PATIENCE_MS = 4_000;
/** Milliseconds between following a link and keeping its page: the page on the screen loads first. */
const PAUSE_MS = 3_000;

scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => {
  // Preloads pages while the worker starts. WebKit shows some under another response's policy.
  const isSafe = /Chrome|Firefox/.test(navigator.userAgent);
  const enabled = isSafe && scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([enabled, scope.clients.claim()]));
});

/** Keeps and clears copies one at a time, and drops any that began before the device was cleared. */
let queue: Promise<unknown> = Promise.resolve();
let clearings = 0;

function inTurn(began: number, task: () => Promise<unknown>): Promise<unknown> {
  // A page shows even if it cannot be kept, as on a full disk.
  queue = queue.then(() => began === clearings && task()).catch(() => {});
  return queue;
}

async function keptList(): Promise<Kept[]> {
  const list = await (await caches.open(CACHE)).match(LIST);
  return list ? await list.json<Kept[]>().catch(() => []) : [];
}

/** Notes the use of a page or file, keeps the response if there is one, and deletes copies over the limits. */
async function use(used: Kept, html: string, response?: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await keptList();
  let list = listAfterUse(before, used, filesOf(html));
  if (response)
    await cache.put(used.address, response).catch(() => {
      // The disk is full: keep the half that was used last.
      list = before.slice(0, before.length / 2);
    });
  const stay = new Set([LIST, ...list.map(({ address }) => address)]);
  const gone = (await cache.keys()).filter(({ url }) => !stay.has(addressOf(url)));
  await Promise.all(gone.map((request) => cache.delete(request)));
  await cache.put(LIST, Response.json(list));
}

const addressOf = (url: string) => url.slice(new URL(url).origin.length);

async function keep(address: string, response: Response): Promise<void> {
  const began = clearings;
  const { headers } = response;
  const body = await response.blob();
  const html = headers.has(COPY_HEADER) ? await body.text() : "";
  const used = html ? keptPage(address, html, headers) : { address, bytes: body.size };
  await inTurn(began, () => use(used, html, new Response(body, { headers })));
}

/** Keeps a file from the browser's own cache, unless it is kept already. */
function keepFile(event: ExtendableEvent, url: string): Promise<unknown> {
  const request = new Request(url, { cache: "force-cache" });
  return files.handle({ event, request }).catch(() => {});
}

/** Addresses of pages to keep that did not load as documents of their own, by key. */
const wanted = new Map<string, string>();

/** Fetches a page after a pause and keeps it with its files. */
async function keepLater(event: ExtendableEvent, address: string | null, cache?: RequestCache) {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!address || connection?.saveData) return;
  const began = clearings;
  const key = copyKey(address);
  wanted.set(key, address);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (wanted.get(key) !== address) return;
  wanted.delete(key);
  const response = await fetch(address, cache && { cache }).catch(() => undefined);
  if (!response || began !== clearings) return;
  const own = response.headers.get(COPY_HEADER);
  if (own !== address) return void event.waitUntil(keepLater(event, own));
  const html = await response.clone().text();
  await keep(key, response);
  await Promise.all(filesOf(html).map((file) => keepFile(event, file)));
}

/** A copy with its notice, or a redirect to the copy's own address. */
async function shownCopy(
  copy: Response,
  requested: string,
  isSlow: boolean,
): Promise<Response | null> {
  const address = copy.headers.get(COPY_HEADER) ?? requested;
  const key = copyKey(address);
  if (requested !== address && requested !== LOAD_PATH) {
    // While the requested page may still arrive, show nothing else.
    return isSlow ? null : Response.redirect(key === LOAD_PATH ? key : address);
  }
  const html = await copy.clone().text();
  const page = keptPage(key, html, copy.headers);
  const isOutdated = (await keptList()).some(({ edition = 0 }) => edition > page.edition);
  inTurn(clearings, () => use(page, html));
  const why = isSlow ? "The connection is slow." : "You are offline.";
  const shown = withNotice(html, why, currentAsOf(copy), isOutdated);
  return new Response(shown, { headers: copy.headers });
}

/** The page for an address without a copy; undefined if nothing is kept. */
async function unseen(): Promise<Response | undefined> {
  const pages = (await keptList()).filter(({ title }) => title !== undefined);
  const frame = pages[0] && (await caches.match(pages[0].address, ANY));
  if (!frame) return undefined;
  return new Response(listPage(await frame.text(), pages), { status: 503, headers: frame.headers });
}

/** An address without its origin, in lower case and with a final slash, as the site writes it. */
function siteAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.toLowerCase().replace(/\/*$/, "/") + search;
}

/** The same with only the query parameters that the page reads, which copies of its path declare. */
async function requestedAddress(url: string): Promise<string> {
  const address = siteAddress(url);
  const [path = "", query] = address.split(/\?(.*)/s);
  const copy = (await keptList()).find(
    (kept) => kept.parameters && kept.address.split("?")[0] === path,
  );
  return copy ? readAddress(path, new URLSearchParams(query), copy.parameters!) : address;
}

const ANY = { ignoreVary: true };

const copies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => copyKey(await requestedAddress(request.url)),
  // We keep the copy ourselves, in sequence, and tell Workbox not to.
  cacheWillUpdate: async ({ request, response, event }) => {
    const address = response.headers.get(COPY_HEADER);
    if (address === addressOf(request.url)) await keep(copyKey(address), response);
    else await keepLater(event, address);
    return null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const isSlow = navigator.onLine && performance.now() - event.timeStamp >= PATIENCE_MS;
    const { request } = event as FetchEvent;
    return cachedResponse
      ? shownCopy(cachedResponse, await requestedAddress(request.url), isSlow)
      : null;
  },
  // A browser may be wrong about its connection.
  handlerDidError: ({ request }) => fetch(request).catch(unseen),
};
const options = { cacheName: CACHE, matchOptions: ANY };
const seconds = { networkTimeoutSeconds: PATIENCE_MS / 1000 };
/** Bypasses the browser's own cache, whose page of the last minute would not say that the connection is down. */
const offlinePages = new CacheOnly({ ...options, plugins: [copies] });
/** Firefox preloads an unreachable page as a response of type "error", after which Workbox looks for no copy. */
const tryCopies: WorkboxPlugin = {
  ...copies,
  handlerDidError: ({ event, request }) => offlinePages.handle({ event, request }),
};
const pages = new NetworkFirst({ ...options, ...seconds, plugins: [tryCopies] });

const hashedFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 200) await keep(addressOf(request.url), response);
    return null;
  },
  // The cache is broken.
  handlerDidError: ({ request }) => fetch(request),
};
const files = new CacheFirst({ ...options, plugins: [hashedFiles] });

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    // "?last" is the installed site's shortcut to the last city.
    const last = url.searchParams.has("last") && (await keptList()).find((one) => one.isCity);
    if (last) return Response.redirect(last.address);
    return (navigator.onLine ? pages : offlinePages).handle({ event, request });
  },
);
registerRoute(/\/assets\//, files);
registerRoute(
  // Prefetched links (no-cors) have not been followed.
  ({ url, request }) => url.pathname.endsWith(".data") && request.mode !== "no-cors",
  async ({ event, request }) => {
    const response = await fetch(request);
    event.waitUntil(keepLater(event, response.headers.get(COPY_HEADER)));
    return response;
  },
);

/** A new visitor's page sends the addresses that it loaded before the worker came; an empty list clears the device. */
scope.addEventListener("message", (event) => {
  const [page, ...loaded]: string[] = event.data;
  if (page === undefined) {
    clearings++;
    event.waitUntil(inTurn(clearings, () => caches.delete(CACHE)));
  } else {
    event.waitUntil(keepLater(event, siteAddress(page), "force-cache"));
    const own = loaded.filter((url) => url.startsWith(`${self.location.origin}/assets/`));
    event.waitUntil(Promise.all(own.map((url) => keepFile(event, url))));
  }
});
