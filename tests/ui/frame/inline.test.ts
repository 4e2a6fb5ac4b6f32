import { afterEach, beforeEach, expect, it, vi } from "vitest";
import decide from "../../../app/frame/inline/decide.ts";
import start from "../../../app/frame/inline/start.ts";

const html = document.documentElement;
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  listeners.clear();
  // They stand in the page, where a script may make globals.
  for (const name of ["earlyInput", "__reactRouterRouteModules"]) vi.stubGlobal(name, undefined);
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete html.dataset.scripting;
  Reflect.deleteProperty(document, "fonts");
});

it.each([
  ["without a word on the connection", undefined, true],
  ["on a fast connection", { saveData: false, effectiveType: "4g" }, true],
  ["on a connection of 2G", { saveData: false, effectiveType: "2g" }, false],
  ["for who saves data", { saveData: true, effectiveType: "4g" }, false],
])("whether scripts come is decided %s", (_, connection, areComing) => {
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("HTMLScriptElement", { supports: (type: string) => type === "importmap" });
  decide();
  expect("scripting" in html.dataset).toBe(areComing);
  expect(Boolean(window.earlyInput)).toBe(areComing);
});

it.each([
  ["https:", true],
  ["tel:", false],
  ["mailto:", false],
])(
  "what is pressed early is noted, and whether a link of %s leaves the page",
  (protocol, leaves) => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("HTMLScriptElement", { supports: () => true });
    decide();
    const button = document.createElement("button");
    listeners.get("click")?.({ target: button });
    expect(window.earlyInput).toEqual({ clicked: [button] });
    vi.spyOn(document, "activeElement", "get").mockReturnValue({ protocol } as never);
    listeners.get("beforeunload")?.({});
    expect(window.earlyInput?.isLeaving).toBe(leaves);
  },
);

/** Starts a page with these modules in place of its entry and its manifest; gives back what reports its paint. */
function startPage(entry: string, isHidden = false) {
  vi.stubGlobal("__reactRouterContext", {});
  vi.stubGlobal("hydrated", vi.fn());
  Object.defineProperty(document, "fonts", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  const observed = vi.fn();
  let painted = () => {};
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe = observed;
      constructor(load: () => void) {
        painted = load;
      }
    },
  );
  html.dataset.scripting = "";
  const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const files = [moduleOf(entry), moduleOf(""), moduleOf("export const name = 'root'")];
  start(["root"], files, null);
  return { paint: () => painted(), observed };
}

const ENTRY = "export const hydrate = () => globalThis.hydrated()";
const hydrated = () => (globalThis as unknown as { hydrated: ReturnType<typeof vi.fn> }).hydrated;

it("a page's scripts are loaded after its first paint, once, and start it with its routes", async () => {
  const { paint, observed } = startPage(ENTRY);
  expect(observed).toHaveBeenCalledExactlyOnceWith({ type: "paint", buffered: true });
  expect(hydrated()).not.toHaveBeenCalled();
  paint();
  listeners.get("load")?.({});
  vi.runAllTimers();
  await expect.poll(() => hydrated()).toHaveBeenCalledOnce();
  expect(__reactRouterRouteModules).toEqual({ root: expect.objectContaining({ name: "root" }) });
  expect("scripting" in html.dataset).toBe(true);
});

it("a tab in the background, and a browser that reports no paint, start as well", async () => {
  startPage(ENTRY, true);
  await expect.poll(() => hydrated()).toHaveBeenCalledOnce();
  startPage(ENTRY);
  listeners.get("load")?.({});
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => hydrated()).toHaveBeenCalledOnce();
});

it("a page of which a script does not load goes on as one without scripts", async () => {
  const { paint } = startPage("throw new Error('not loaded')");
  paint();
  await expect.poll(() => "scripting" in html.dataset).toBe(false);
  expect(hydrated()).not.toHaveBeenCalled();
});
