import { globSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { buildIfStale } from "../../scripts/build.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";

it("a build is one for production, also if a test makes it", async () => {
  await buildIfStale();
  const scripts = globSync(path.join(ROOT, "build/client/assets/*.js"));
  expect(scripts.length).toBeGreaterThan(10);
  const development = scripts.filter((file) =>
    readFileSync(file, "utf8").includes("react-devtools"),
  );
  expect(development).toEqual([]);
});

it("the Worker stays as light as it is, because each isolate reads all of it but the desk as it starts", async () => {
  await buildIfStale();
  const files = globSync(path.join(ROOT, "build/server/**/*.js"));
  const size = (some: string[]) =>
    gzipSync(Buffer.concat(some.map((file) => readFileSync(file)))).length;
  const isOfDesk = (file: string) => /\/(desk|draft|service-worker)-[^/]*$/.test(file);
  // 642 KB, of which React's older renderer and Zod's messages in fifty languages, which their packages bring, are 68:
  // the messages are read with the API alone. English words that no search is corrected from are 20, words of other
  // languages 7, and what reads hours as people write them, where they are shown, is 2.
  expect(size(files.filter((file) => !isOfDesk(file)))).toBeLessThan(644_000);
  // The desk, which is loaded when an operator opens it, with what reads phone numbers, and the text of the service worker.
  expect(size(files.filter(isOfDesk))).toBeLessThan(90_000);
});

/** One file of everything that a build is made from. */
const SOURCES = [
  ...["app/cities/city.route.tsx", "worker/contract/policy.ts", "publishing/apply/read-live.ts"],
  ...["scripts/build/content.ts", "worker/index.ts", "seed/localities.csv", "package-lock.json"],
  ...["react-router.config.ts", "tsconfig.json", "vite.config.ts", "wrangler.toml"],
];
const BUILT = ["build/client/assets/root.js", "build/server/wrangler.json"];

it("the site is built anew where anything that it is made from is newer, or a part of the build is missing", async () => {
  const folder = temporaryFolder();
  const run = vi.fn(async (_tool: string, _args: string[], _options?: object) => {});
  vi.doMock(import("../../publishing/command-line/run.ts"), async (original) => ({
    ...(await original()),
    ...{ ROOT: folder, run },
  }));
  vi.resetModules();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const scripts = await import("../../scripts/build.ts");
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
    await scripts.buildIfStale();
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
    env: { NODE_ENV: "production", CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false" },
  });
  for (const file of BUILT) {
    date(file, 0);
    expect(await isBuilt(), file).toBe(true);
    date(file, 2);
  }
  expect(await isBuilt()).toBe(false);
});
