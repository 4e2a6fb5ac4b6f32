import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOT } from "../../command-line/run.ts";

/** What is started, in its order, with what it was given. */
const { calls, busy, answers } = vi.hoisted(() => ({
  calls: [] as [string, ...unknown[]][],
  busy: new Set<number>(),
  answers: { pending: [] as string[], isEmpty: async () => false },
}));

vi.mock(import("vite"), async (original) => {
  const server = {
    close: async () => void calls.push(["closed"]),
    listen: async () => void calls.push(["listening"]),
    watcher: { on: (event: string, told: unknown) => void calls.push(["watched", event, told]) },
  };
  const started = (name: string) => async (options: unknown) => {
    calls.push([name, options]);
    return server as never;
  };
  return { ...(await original()), preview: started("preview"), createServer: started("dev") };
});
vi.mock(import("../../database/local.ts"), async (original) => ({
  ...(await original()),
  stateDirectory: () => "state",
  migrateLocal: async (state) => {
    calls.push(["migrated", state]);
    return answers.pending;
  },
}));
vi.mock(import("../../database/state-lock.ts"), async (original) => ({
  ...(await original()),
  isFree: async (port) => !busy.has(port),
  lockState: async (...given) => void calls.push(["locked", ...given]),
}));
vi.mock(import("../../seed/sample/first-start.ts"), () => ({
  seedIfEmpty: () => answers.isEmpty(),
}));
vi.mock(import("../../scripts/build.ts"), () => ({
  build: async () => {},
  buildIfStale: async () => void calls.push(["built"]),
}));

let handlers: Map<unknown, () => Promise<void>>;
let printed: string[];
let exited: unknown[];

beforeEach(() => {
  [calls.length, printed, exited, handlers] = [0, [], [], new Map()];
  busy.clear();
  answers.isEmpty = async () => false;
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => void printed.push(line));
  vi.spyOn(process, "exit").mockImplementation((code) => void exited.push(code) as never);
  vi.spyOn(process, "removeAllListeners").mockReturnValue(process);
  vi.spyOn(process, "once").mockImplementation((event, listener) => {
    handlers.set(event, listener as never);
    return process;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs the program until it serves or ends. */
async function serve(port: string, ...args: string[]): Promise<void> {
  vi.stubEnv("PORT", port);
  vi.stubEnv("INSPECTOR_PORT", undefined);
  vi.resetModules();
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  try {
    await import("../../scripts/serve.ts");
    const isOver = () => exited.length > 0 || /stops it/.test(printed.at(-1) ?? "");
    await expect.poll(() => isOver()).toBe(true);
  } finally {
    process.argv = argv;
  }
}

it("npm start builds, migrates and fills an empty database before it serves, and frees its port", async () => {
  answers.isEmpty = async () => true;
  await serve("8791");
  // Cloudflare says nothing of other origins either.
  const server = { port: 8791, strictPort: true, cors: false };
  expect(calls).toEqual([
    ["locked", "state", 8791],
    ["built"],
    ["migrated", "state"],
    ["preview", { root: ROOT, logLevel: "warn", preview: server }],
  ]);
  expect(printed).toEqual([
    "The local database was empty: sample data loaded, with two years of invented prices.",
    "Scrap Metal Prices Australia is at http://localhost:8791/ (Ctrl+C stops it)",
  ]);
  expect([...handlers.keys()]).toEqual(["SIGINT", "SIGTERM"]);
  await handlers.get("SIGTERM")?.();
  expect([calls.at(-1), exited]).toEqual([["closed"], [0]]);
});

it("npm run dev builds nothing, and applies a migration that is written meanwhile", async () => {
  busy.add(9229).add(9230);
  await serve("8791", "--dev");
  expect(calls.map(([name]) => name)).toEqual([
    ...["locked", "migrated", "dev", "watched", "listening"],
  ]);
  expect(calls[2]).toEqual(["dev", { root: ROOT, server: { port: 8791, strictPort: true } }]);
  expect(process.env.INSPECTOR_PORT).toBe("9231");
  expect(printed[0]).toContain("add localhost:9231.");

  const [, , added] = calls[3] as [string, string, (file: string) => Promise<void>];
  calls.length = 0;
  answers.pending = ["0009_new.sql"];
  for (const file of ["app/a.sql", "migrations/notes.md", "migrations/meta/a.sql"])
    await added(`${ROOT}/${file}`);
  expect(calls).toEqual([]);
  await added(`${ROOT}/migrations/0009_new.sql`);
  expect(calls).toEqual([["migrated", "state"]]);
  expect(printed.at(-1)).toBe("Applied 0009_new.sql.");
});

it.each([
  ["65536", 'PORT must be a whole number from 1 to 65535, not "65536".'],
  [
    "8791",
    "Port 8791 is in use. Stop the program that uses it, or choose another port: PORT=8788 npm start",
  ],
])("a port that cannot be had, %s, is said before anything is built", async (port, message) => {
  busy.add(8791);
  await serve(port);
  expect(printed).toEqual([message]);
  expect([calls, exited]).toEqual([[], [1]]);
});

it("files that cannot be loaded are named, with what to do", async () => {
  answers.isEmpty = async () => {
    const { DataError } = await import("../../publishing/read/problems.ts");
    throw new DataError(["prices.csv:2 min: must be more than 0"]);
  };
  await serve("8791");
  expect(printed).toEqual([
    "prices.csv:2 min: must be more than 0",
    "Correct these lines, then start again. Nothing was loaded.",
  ]);
  expect(exited).toEqual([1]);
});
