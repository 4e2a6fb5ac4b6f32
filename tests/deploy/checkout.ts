import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, "../..");

/** What deploying and publishing read of the project. */
const SOURCES = [
  ...["app", "docs", "migrations", "publishing", "scripts", "seed", "worker"],
  ...["package.json", "package-lock.json", "tsconfig.json", "wrangler.toml"],
  ...["react-router.config.ts", "vite.config.ts"],
];

/** What became of a command. */
export type Outcome = Awaited<ReturnType<Checkout["run"]>>;

/** A copy of the project. */
export type Checkout = ReturnType<typeof copyCheckout>;

/**
 * Copies the project to a temporary folder, as if it had just been cloned and installed: what a deploy
 * writes, such as the build and the files that the next one keeps, stays there. Commands have a home
 * folder of their own, too, so that they neither use nor change anybody's login.
 */
export function copyCheckout() {
  const temporary = mkdtempSync(path.join(tmpdir(), "checkout-"));
  const folder = path.join(temporary, "project");
  const home = path.join(temporary, "home");
  mkdirSync(home);
  for (const name of SOURCES)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  return {
    folder,
    /** Runs a command line in the folder; resolves to its exit status and what it printed. */
    run: async (command: string, env: Record<string, string>) => {
      const running = spawn("/bin/sh", ["-c", command], {
        cwd: folder,
        env: { ...environment(home), ...env } as NodeJS.ProcessEnv,
      });
      running.stdin.end();
      const closed = new Promise<number | null>((resolve) => running.once("close", resolve));
      const [stdout, stderr] = await Promise.all([text(running.stdout), text(running.stderr)]);
      return { command, status: await closed, stdout, stderr };
    },
    /** Brings the project's own build here, which is to be there, in place of making it once more. */
    copyBuild: () => {
      cpSync(path.join(ROOT, "build"), path.join(folder, "build"), { recursive: true });
      const redirect = ".wrangler/deploy/config.json";
      cpSync(path.join(ROOT, redirect), path.join(folder, redirect));
      // It names the files that it was made from.
      const config = path.join(folder, "build/server/wrangler.json");
      writeFileSync(config, readFileSync(config, "utf8").replaceAll(ROOT, folder));
    },
    remove: () => rmSync(temporary, { recursive: true }),
  };
}

/** What a command needs, and nothing of the developer's or the test runner's own environment. */
function environment(home: string): Record<string, string> {
  return {
    PATH: `${path.join(ROOT, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_HIDE_BANNER: "true",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
  };
}
