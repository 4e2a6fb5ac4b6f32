import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, platform, release } from "node:os";

/** Where figures were measured: none is worth anything without it. */
export interface Machine {
  cpu: string;
  cores: number;
  system: string;
  node: string;
  workerd: string;
  date: string;
}

/** This machine, today. */
export function machine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    system: `${platform()} ${release()}`,
    node: process.version,
    workerd: workerdVersion(),
    date: new Date().toISOString().slice(0, 10),
  };
}

/** Of the runtime that wrangler brings. */
function workerdVersion(): string {
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
  const miniflare = createRequire(wrangler.resolve("miniflare"));
  return JSON.parse(readFileSync(miniflare.resolve("workerd/package.json"), "utf8")).version;
}
