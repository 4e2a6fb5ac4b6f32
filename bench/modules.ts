import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { ROOT } from "../scripts/run.ts";

/** One file of a Worker, as the local runtime takes it. */
export interface Module {
  type: "ESModule";
  path: string;
  contents: string;
}

/** Where the site's pages behind the template's entry are built to. */
export const TEMPLATE_BUILD = ".wrangler/bench/template/server";

const WORKERS = path.join(import.meta.dirname, "workers");

/** A Worker of bench/workers, with the production build beside it. */
export function benchWorker(name: "bare" | "simulators" | "site"): Module[] {
  const own = [`${name}.ts`, "database.ts"].map((file) => ({
    type: "ESModule" as const,
    path: file,
    contents: stripTypeScriptTypes(readFileSync(path.join(WORKERS, file), "utf8")),
  }));
  return name === "site" ? [...own, ...builtModules("build/server", "site/")] : own;
}

/** The template's Worker: its build, with the bench's database in front. */
export function templateWorker(): Module[] {
  const entry = benchWorker("site");
  const own = entry.filter(({ path: file }) => !file.startsWith("site/"));
  return [...own, ...builtModules(TEMPLATE_BUILD, "site/")];
}

/** The modules of a build, under a folder of their own. */
export function builtModules(folder: string, prefix: string): Module[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({
      type: "ESModule",
      path: prefix + file,
      contents: readFileSync(path.join(ROOT, folder, file), "utf8"),
    }));
}
