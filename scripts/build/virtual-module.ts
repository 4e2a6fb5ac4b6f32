import type { Plugin } from "vite";

/** A plugin for the module "virtual:NAME". `makeCode` returns its code when a build or a test first imports it. */
export function virtualModule(name: string, makeCode: () => string | Promise<string>): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: (imported) => (imported === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? makeCode() : undefined),
  };
}
