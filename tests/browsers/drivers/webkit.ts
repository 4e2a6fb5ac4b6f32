import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { freePort } from "../../../scripts/site.ts";
import type { Driver, Key, Screen } from "./driver.ts";

const [MINI_BROWSER = ""] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

/** As the WebDriver specification writes them. */
const KEYS: Record<Key, string> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
};

/** The property that holds an element's name in a message of the W3C's WebDriver protocol. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Opens WebKit's own browser on a screen of exactly this size: full screen, because a window cannot be as
 * narrow as a phone.
 */
export async function openWebKit(screen: Screen): Promise<Driver> {
  const { width, height, isDark } = screen;
  const display = await startScreen(`${width}x${height}x24`);
  const env = {
    ...process.env,
    DISPLAY: display.name,
    // Root cannot have the sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  const windows = spawn("openbox", [], { env, stdio: "ignore" });
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const stop = () => {
    for (const running of [server, windows, display.server]) running.kill();
  };
  process.once("exit", stop);
  const send = sender(`http://127.0.0.1:${port}`);
  const args = ["--automation", "--full-screen", ...(isDark ? ["--dark-mode"] : [])];
  await answering(port);
  const { sessionId } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: MINI_BROWSER, args } },
    },
  });
  const path = `/session/${sessionId}`;
  const post = (command: string, body = {}) => send("POST", `${path}/${command}`, body);
  const keys = (text: string) =>
    post("actions", {
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });
  const evaluate = (run: unknown, args: unknown[]) =>
    post("execute/sync", { script: `return (${run}).apply(null, arguments)`, args });
  return {
    goto: (url) => post("url", { url }),
    evaluate: (run, ...args) => evaluate(run, args),
    element: (run, ...args) => evaluate(run, args),
    // The driver scrolls to no element of which a part can be seen, and then cannot press its middle.
    click: async (element) => {
      await evaluate(scrollToMiddle, [element]);
      await post(`element/${(element as Named)[ELEMENT]}/click`);
    },
    type: keys,
    press: (key) => keys(KEYS[key]),
    close: async () => {
      await send("DELETE", path);
      stop();
      process.off("exit", stop);
    },
  };
}

/** Runs in the page. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

interface Named {
  [ELEMENT]: string;
}

/** A screen of its own for one browser: which name programs find it by, and what draws it. */
async function startScreen(size: string): Promise<{ name: string; server: ChildProcess }> {
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(server.stdio[3]!, "data");
  return { name: `:${String(number).trim()}`, server };
}

/** Resolves once the driver takes commands. */
async function answering(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
  if (!answer?.ok) await answering(port);
}

/** Sends commands; what comes back is their value. The function throws what the browser says is wrong. */
function sender(origin: string) {
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own kind of value
  return async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (response.ok) return value;
    throw new Error(`${path.split("/").slice(3).join("/")}: ${value.error} ${value.message}`);
  };
}
