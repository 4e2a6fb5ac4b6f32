import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../publishing/data-folder.ts";

/** One file of everything that a build is made from. */
const SOURCES = [
  ...["app/cities/city.route.tsx", "contract/policy.ts", "publishing/apply/live.ts"],
  ...["vite/chunks.ts", "worker/index.ts", "seed/localities.csv", "package-lock.json"],
  ...["react-router.config.ts", "tsconfig.json", "vite.config.ts", "wrangler.toml"],
];
const BUILT = ["build/client/assets/root.js", "build/server/wrangler.json"];

it("the site is built anew where anything that it is made from is newer, or a part of the build is missing", async () => {
  const folder = temporaryFolder();
  const run = vi.fn(async (_tool: string, _args: string[], _options?: object) => {});
  vi.doMock(import("../../command-line/run.ts"), async (original) => ({
    ...(await original()),
    ...{ ROOT: folder, run },
  }));
  vi.resetModules();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { buildIfStale } = await import("../../scripts/build.ts");
  /** Says that a file, and what it is in, was written on a day of May. */
  const date = (file: string, day: number) => {
    const time = new Date(Date.UTC(2026, 4, day));
    for (let at = file; at !== "."; at = path.dirname(at))
      utimesSync(path.join(folder, at), time, time);
  };
  for (const file of [...SOURCES, ...BUILT]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  for (const file of SOURCES) date(file, 1);
  for (const file of BUILT) date(file, 2);
  const isBuilt = async () => {
    run.mockClear();
    await buildIfStale();
    return run.mock.calls.length > 0;
  };
  expect(await isBuilt()).toBe(false);
  for (const file of SOURCES) {
    const newer = new Date(Date.UTC(2026, 4, 3));
    utimesSync(path.join(folder, file), newer, newer);
    expect(await isBuilt(), file).toBe(true);
    date(file, 1);
  }
  expect(run).toHaveBeenLastCalledWith("react-router", ["build"], {
    env: { NODE_ENV: "production" },
  });
  for (const file of BUILT) {
    date(file, 0);
    expect(await isBuilt(), file).toBe(true);
    date(file, 2);
  }
  expect(await isBuilt()).toBe(false);
  log.mockRestore();
});
