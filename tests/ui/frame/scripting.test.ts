import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { decide } from "../../../app/frame/scripting.tsx";

const html = document.documentElement;
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal("earlyInput", undefined);
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete html.dataset.scripting;
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

it.each([
  ["a script that does not load", "error", () => document.createElement("script"), false],
  ["code that a script asks for and does not get", "unhandledrejection", () => window, false],
  ["a drawing that does not load", "error", () => document.createElement("img"), true],
])("after %s, scripts are still to come: %s", (_, type, target, areComing) => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("HTMLScriptElement", Object.assign(HTMLScriptElement, { supports: () => true }));
  decide();
  listeners.get(type)?.({ target: target() });
  expect("scripting" in html.dataset).toBe(areComing);
});

it("a script that fails after hydration takes nothing away", () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("HTMLScriptElement", Object.assign(HTMLScriptElement, { supports: () => true }));
  decide();
  window.earlyInput = undefined;
  listeners.get("error")?.({ target: document.createElement("script") });
  expect("scripting" in html.dataset).toBe(true);
});
