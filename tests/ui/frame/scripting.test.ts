import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { decide } from "../../../app/frame/scripting.tsx";

const html = document.documentElement;
const listeners = new Map<string, (event: object) => void>();

/** Lets the page decide in a browser with or without a connection that says what it is, and import maps. */
function decideIn(connection?: object, hasImportMaps = true): void {
  vi.stubGlobal("navigator", { connection });
  const supports = (type: string) => hasImportMaps && type === "importmap";
  vi.stubGlobal("HTMLScriptElement", Object.assign(HTMLScriptElement, { supports }));
  decide();
}

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

it.each<[string, boolean, connection?: object, hasImportMaps?: boolean]>([
  ["a browser without a word on the connection", true],
  ["a fast connection", true, { saveData: false, effectiveType: "4g" }],
  ["a connection of 2G", false, { saveData: false, effectiveType: "2g" }],
  ["a connection slower than 2G", false, { saveData: false, effectiveType: "slow-2g" }],
  ["a visitor who saves data", false, { saveData: true, effectiveType: "4g" }],
  ["Safari 16.3", false, undefined, false],
])("in %s scripts are to come: %s", (_, areComing, connection, hasImportMaps) => {
  decideIn(connection, hasImportMaps);
  expect("scripting" in html.dataset).toBe(areComing);
  expect(Boolean(window.earlyInput)).toBe(areComing);
});

it.each([
  ["https:", true],
  ["tel:", false],
  ["mailto:", false],
])(
  "a press before hydration is noted, and a link of %s leaves the page: %s",
  (protocol, leaves) => {
    decideIn();
    const button = document.createElement("button");
    listeners.get("click")?.({ target: button });
    expect(window.earlyInput).toEqual({ clicked: [button] });
    vi.spyOn(document, "activeElement", "get").mockReturnValue({ protocol } as never);
    listeners.get("beforeunload")?.({});
    expect(window.earlyInput?.isLeaving).toBe(leaves);
  },
);

const script = () => document.createElement("script");

it.each<[string, boolean, type: string, target: () => object, isHydrated?: boolean]>([
  ["a script that does not load", false, "error", script],
  ["code that a script asks for and does not get", false, "unhandledrejection", () => window],
  ["a drawing that does not load", true, "error", () => document.createElement("img")],
  ["a script that fails after hydration", true, "error", script, true],
])("after %s scripts are still to come: %s", (_, areComing, type, target, isHydrated) => {
  decideIn();
  if (isHydrated) window.earlyInput = undefined;
  listeners.get(type)?.({ target: target() });
  expect("scripting" in html.dataset).toBe(areComing);
});
