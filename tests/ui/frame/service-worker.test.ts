// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

// What a browser does with it, tests/e2e/frame shows; here is what takes a slow connection, a full disk or time.

const ORIGIN = "http://localhost";
const PAUSE = 3_000;
const PATIENCE = 4_000;

class WorkerEvent extends Event {
  readonly waited: Promise<unknown>[] = [];
  readonly started = performance.now();
  override get timeStamp() {
    return this.started;
  }
  waitUntil(promise: Promise<unknown>) {
    this.waited.push(promise);
  }
}
class PageEvent extends WorkerEvent {
  response: Promise<Response | undefined> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    super("fetch");
    this.request = request;
  }
  respondWith(response: Promise<Response | undefined>) {
    this.response = response;
  }
}
/** Node's own takes whole addresses alone, and does not know navigations. */
class WorkerRequest extends Request {
  constructor(input: string | Request, { mode, ...init }: RequestInit = {}) {
    super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
    if (mode) Object.defineProperty(this, "mode", { value: mode });
  }
}
const redirect = Response.redirect.bind(Response);
class WorkerResponse extends Response {
  static override redirect(url: string) {
    return redirect(new URL(url, ORIGIN));
  }
}

const listeners: [type: string, listener: (event: Event) => void][] = [];
const scope = {
  skipWaiting: vi.fn(),
  clients: { claim: vi.fn(async () => {}) },
  registration: { scope: ORIGIN, navigationPreload: { enable: vi.fn(async () => {}) } },
};
const browser = { onLine: true, userAgent: "Chrome/140", connection: { saveData: false } };

const fullAddress = (key: string | Request) =>
  typeof key === "string" ? new URL(key, ORIGIN).href : key.url;
let stored: Map<string, Response>;
let isFull: boolean;
const cache = {
  match: async (key: string | Request) => stored.get(fullAddress(key))?.clone(),
  put: async (key: string | Request, response: Response) => {
    if (isFull && !fullAddress(key).endsWith("list")) throw new Error("QuotaExceededError");
    stored.set(fullAddress(key), response);
  },
  delete: async (key: string | Request) => stored.delete(fullAddress(key)),
  keys: async () => [...stored.keys()].map((url) => new Request(url)),
};
const caches = { ...cache, open: async () => cache, delete: async () => stored.clear() };

/** What the site answers, by address; what it does not know never comes. */
let site: Map<
  string,
  { html: string; copy?: string; reads?: object; status?: number; arrived?: Promise<void> }
>;
let edition: string;
let isConnected: boolean;
const fetched = vi.fn(async (input: string | Request, _init?: RequestInit) => {
  if (!isConnected) throw new TypeError("Failed to fetch");
  const found = site.get(fullAddress(input).slice(ORIGIN.length));
  if (!found) return new Promise<never>(() => {});
  const { html, copy, reads, status, arrived } = found;
  const kept = copy && { "Device-Copy": copy, Edition: edition };
  const body = new ReadableStream({
    async start(controller) {
      await arrived;
      controller.enqueue(new TextEncoder().encode(html));
      controller.close();
    },
  });
  const parameters = reads && { "Device-Copy-Parameters": JSON.stringify(reads) };
  const headers = { ...kept, ...parameters, Date: "Wed, 25 Nov 2026 10:00:00 GMT" };
  return new Response(body, { status: status ?? 200, headers });
});

/** A page that a device may keep, with a file. */
const page = (address: string, more = "") => ({
  html: `<title>${address}</title><p class="staleness-notice"></p><main>${more}</main>"/assets/a.js"`,
  copy: address,
});

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  for (const [name, value] of Object.entries({
    ...scope,
    ...{ self: globalThis, navigator: browser, caches, fetch: fetched, location: new URL(ORIGIN) },
    ...{ ExtendableEvent: WorkerEvent, FetchEvent: PageEvent },
    ...{ Request: WorkerRequest, Response: WorkerResponse, __WB_DISABLE_DEV_LOGS: true },
    addEventListener: (...listener: (typeof listeners)[number]) => void listeners.push(listener),
  }))
    vi.stubGlobal(name, value);
  await import("../../../app/frame/service-worker.ts");
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  stored = new Map();
  isFull = false;
  site = new Map([["/assets/a.js", { html: "1" }]]);
  edition = "1";
  isConnected = true;
  browser.onLine = true;
  browser.connection.saveData = false;
  fetched.mockClear();
});

/** Sends an event to the worker. */
function send<Sent extends WorkerEvent>(event: Sent): Sent {
  for (const [type, listener] of listeners) if (type === event.type) listener(event);
  return event;
}

/** Lets time pass, and all be done that needs no more of it. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 30; turn++) {
    await new Promise<void>((next) => setImmediate(next));
    await vi.advanceTimersByTimeAsync(0);
  }
}

function loseSignal(): void {
  isConnected = false;
  browser.onLine = false;
}

/** Opens a page; gives back what is on the screen by then. */
async function open(path: string, wait = 10): Promise<Response | undefined> {
  const { response } = send(new PageEvent(new WorkerRequest(path, { mode: "navigate" })));
  let shown: Response | undefined;
  response?.then((it) => {
    shown = it;
  });
  await pass(wait);
  return shown;
}

/** Asks for the data of a page, as a link does. */
async function follow(path: string, mode: RequestMode = "cors"): Promise<void> {
  const { pathname, search } = new URL(path, ORIGIN);
  site.set(`${pathname}_.data${search}`, { html: "[]", copy: path });
  const event = new PageEvent(new WorkerRequest(`${pathname}_.data${search}`, { mode }));
  await send(event).response;
}

/** Shows pages that a device may keep, one after the other. */
async function visit(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    site.set(address, page(address));
    await open(address);
  }
}

/** The text of what is on the screen where this page was opened; undefined while nothing is. */
async function textOf(path: string, wait?: number): Promise<string | undefined> {
  return (await open(path, wait))?.text();
}

/** Clears the device as the button of the privacy policy does. */
function clear(): void {
  send(Object.assign(new WorkerEvent("message"), { data: [] }));
}

const keptPages = () =>
  [...stored.keys()]
    .map((url) => url.slice(ORIGIN.length))
    .filter((address) => address.endsWith("/"));

it("an update takes over at once, and preloads pages where that is safe", async () => {
  send(new WorkerEvent("install"));
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  for (const [userAgent, times] of [
    ["Version/26.0 Safari/605.1.15", 0],
    ["Chrome/140 Safari/537.36", 1],
    ["Gecko/20100101 Firefox/140.0", 2],
  ] as const) {
    browser.userAgent = userAgent;
    send(new WorkerEvent("activate"));
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(times);
  }
  expect(scope.clients.claim).toHaveBeenCalledTimes(3);
});

it("a page that takes four seconds shows as a copy with the reason", async () => {
  await visit("/sydney/");
  expect(keptPages()).toEqual(["/sydney/"]);
  site.delete("/sydney/");
  expect(await open("/Sydney", PATIENCE - 100)).toBeUndefined();
  expect(await textOf("/Sydney", PATIENCE + 100)).toMatch(
    /notice">The connection is slow\. Prices as of .*<\/main>/,
  );
  loseSignal();
  expect(await textOf("/sydney/")).toMatch(/notice">You are offline\. Prices as of /);
});

it("a copy says that newer data has been published once a later page has it", async () => {
  for (const [address, of] of [
    ["/a/", "1"],
    ["/b/", "1"],
    ["/b/", "2"],
  ] as const) {
    edition = of;
    await visit(address);
    loseSignal();
    const isLater = (await textOf("/a/"))?.includes("Newer data has been published");
    expect(isLater).toBe(of === "2");
    [isConnected, browser.onLine] = [true, true];
  }
});

it("the kept list of yards shows without a connection, but not instead of a slow one", async () => {
  await visit("/scrap-yards/?state=NSW");
  expect(keptPages()).toEqual(["/scrap-yards/"]);
  expect(await open("/scrap-yards/?state=VIC", PATIENCE + 100)).toBeUndefined();
  loseSignal();
  const shown = await open("/scrap-yards/?state=VIC");
  expect(shown?.headers.get("location")).toBe(`${ORIGIN}/scrap-yards/?state=NSW`);
});

it("each view of a page has its own copy, and the last load its own place", async () => {
  await visit("/perth/?layout=classic", "/my-load/?copper=60");
  loseSignal();
  expect(await textOf("/perth/?layout=classic")).toContain("<title>/perth/?layout=classic");
  expect(await textOf("/my-load/")).toContain("<title>/my-load/?copper=60");
  const other = await open("/my-load/?copper=70");
  expect(other?.headers.get("location")).toBe(`${ORIGIN}/my-load/`);
});

const READS = { layout: ["classic"], page: "number", near: "search" };

it.each([
  ["?utm_source=newsletter", "/perth/"],
  ["?fbclid=x&ref=mail&near=&layout=wide&page=0", "/perth/"],
  ["?page=2&utm_source=x&layout=classic", "/perth/?layout=classic&page=2"],
])("parameters that a page ignores are ignored without a connection: %s", async (query, shown) => {
  for (const address of ["/perth/", "/perth/?layout=classic&page=2"]) {
    site.set(address, { ...page(address), reads: READS });
    await open(address);
  }
  expect(await textOf(`/Perth${query}`, PATIENCE + 100)).toContain(`<title>${shown}</title>`);
  loseSignal();
  for (const path of ["/Perth", "/perth//", "/perth/"])
    expect(await textOf(path + query)).toContain(`<title>${shown}</title>`);
});

it("a parameter that a page reads makes another page; so does any while no copy declares them", async () => {
  site.set("/perth/", { ...page("/perth/"), reads: READS });
  await open("/perth/");
  await visit("/dubbo/");
  loseSignal();
  for (const address of ["/perth/?near=Dubbo", "/dubbo/?near=Perth"])
    expect((await open(address))?.status).toBe(503);
});

it("a page with a copy under another address is fetched there", async () => {
  site.set("/near/", { ...page("/near/"), copy: "/perth/" });
  site.set("/perth/", page("/perth/"));
  await follow("/near/");
  await pass(2 * PAUSE + 200);
  expect(keptPages()).toEqual(["/perth/"]);
});

it("an unreadable list of copies starts anew", async () => {
  stored.set(`${ORIGIN}/kept-list`, new Response("["));
  await visit("/sydney/");
  expect(keptPages()).toEqual(["/sydney/"]);
});

it("three seconds after a link its page is kept with its files", async () => {
  site.set("/perth/", page("/perth/"));
  await follow("/perth/");
  await pass(PAUSE - 100);
  expect(keptPages()).toEqual([]);
  await pass(200);
  expect(keptPages()).toEqual(["/perth/"]);
  expect([...stored.keys()]).toContain(`${ORIGIN}/assets/a.js`);
});

it("of two lists of yards within three seconds only the second is kept", async () => {
  for (const state of ["NSW", "VIC"]) {
    const address = `/scrap-yards/?state=${state}`;
    site.set(address, page(address));
    await follow(address);
  }
  await pass(PAUSE + 100);
  const urls = fetched.mock.calls.map(([input]) => fullAddress(input));
  expect(urls.filter((url) => url.includes("/scrap-yards/?"))).toEqual([
    `${ORIGIN}/scrap-yards/?state=VIC`,
  ]);
});

it("prefetched pages are not kept, nor any page if the visitor saves data", async () => {
  site.set("/perth/", page("/perth/"));
  const ahead = new WorkerRequest("/perth/_.data", { mode: "no-cors" });
  expect(send(new PageEvent(ahead)).response).toBeUndefined();
  browser.connection.saveData = true;
  await follow("/perth/");
  await pass(PAUSE + 100);
  expect(keptPages()).toEqual([]);
});

it("pages that arrive after the device was cleared are not kept", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await visit("/dubbo/");
  site.set("/sydney/", { ...page("/sydney/"), arrived: promise });
  await open("/sydney/");
  site.set("/perth/", page("/perth/"));
  await follow("/perth/");
  clear();
  resolve();
  await pass(PAUSE + 100);
  expect([...stored.keys()]).toEqual([]);
});

it("a browser that wrongly reports no connection gets the page if no copy exists", async () => {
  site.set("/sydney/", page("/sydney/", "Prices"));
  browser.onLine = false;
  expect(await textOf("/sydney/")).toContain("Prices");
});

it.each([
  ["a file that is missing", "/assets/gone.js", 404],
  ["a page that is not to be kept, as a search,", "/search/?q=x", 200],
])("%s is shown and not kept", async (_, address, status) => {
  site.set(address, { html: "Found", status });
  const mode = address.includes("?") ? "navigate" : undefined;
  const { response } = send(new PageEvent(new WorkerRequest(address, { mode })));
  await pass(10);
  expect([(await response)?.status, await (await response)?.text()]).toEqual([status, "Found"]);
  expect(stored.size).toBe(0);
});

it("a first page is kept with the site's files that it had loaded, and no other files", async () => {
  site.set("/sydney/", page("/sydney/"));
  const data = [`${ORIGIN}/sydney/`, `${ORIGIN}/assets/a.js`, "https://tag.example/assets/b.js"];
  send(Object.assign(new WorkerEvent("message"), { data }));
  await pass(PAUSE + 100);
  expect(keptPages()).toEqual(["/sydney/"]);
  const requests = new Map(fetched.mock.calls.map(([input, init]) => [fullAddress(input), init]));
  expect([...requests.keys()]).not.toContain(data[2]);
  // The browser has just shown it.
  expect(requests.get(data[0]!)).toEqual({ cache: "force-cache" });
});

it("the shortcut leads to the last city, or to the list of cities if there is none", async () => {
  site.set("/cities/?last", { html: "All cities" });
  await visit("/about/");
  expect(await textOf("/cities/?last")).toBe("All cities");
  site.set("/perth/", page("/perth/", `"cities/city.route"`));
  await open("/perth/");
  await open("/about/");
  expect((await open("/cities/?last"))?.headers.get("location")).toBe(`${ORIGIN}/perth/`);
});

it("on a full disk the most recently used half stays", async () => {
  await visit("/a/", "/b/", "/c/", "/d/");
  // What is shown again without a connection was used, too.
  loseSignal();
  await open("/b/");
  [isConnected, browser.onLine, isFull] = [true, true, true];
  site.set("/e/", page("/e/"));
  expect(await textOf("/e/")).toContain("<title>/e/");
  await pass(10);
  expect(keptPages().sort()).toEqual(["/b/", "/d/"]);
});

it("pages show while nothing can be stored, and are kept again afterwards", async () => {
  const put = vi.spyOn(cache, "put").mockRejectedValue(new Error("QuotaExceededError"));
  for (const address of ["/a/", "/b/"]) {
    site.set(address, page(address));
    expect(await textOf(address)).toContain(`<title>${address}`);
    put.mockRestore();
  }
  expect(keptPages()).toEqual(["/b/"]);
});
