import { readFileSync, writeFileSync } from "node:fs";
import { capture } from "../publishing/command-line/run.ts";

/** The part of wrangler's configuration that we read. */
interface Config {
  name: string;
  kv_namespaces: { binding: string; id?: string }[];
}

/**
 * Writes the ids of existing KV namespaces into the configuration of a build. wrangler creates a namespace without an
 * id before it uploads the Worker for the first time. If that upload failed, it would try to create the namespace
 * again, and Cloudflare rejects a second one with the same name.
 * @param ask runs wrangler and returns its output
 */
export function nameExistingNamespaces(configFile: string, ask: typeof capture = capture): void {
  const { status, stdout } = ask("wrangler", ["kv", "namespace", "list"]);
  // The deploy itself will then report the problem.
  if (status !== 0) return;
  const existing = JSON.parse(stdout) as { id: string; title: string }[];
  const config = JSON.parse(readFileSync(configFile, "utf8")) as Config;
  for (const namespace of config.kv_namespaces) {
    const title = `${config.name}-${namespace.binding.toLowerCase()}`;
    namespace.id ??= existing.find((one) => one.title === title)?.id;
  }
  writeFileSync(configFile, JSON.stringify(config));
}
