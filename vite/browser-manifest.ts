import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What React Router's list of routes says of one, as far as it is read here. */
interface Listed {
  module?: string;
  hasDefaultExport?: boolean;
  hasClientLoader?: boolean;
}

/**
 * Leaves out of the browser's list of routes what no navigation needs: files such as feeds, which only documents
 * lead to, what routes do not have, and the chunks that each imports, which the browser learns from its module.
 * React Router has written the list when it gives the Worker's own, with the hashes of all files.
 */
export const browserManifest: Plugin = {
  name: "browser-manifest",
  apply: "build",
  transform: {
    filter: { id: /virtual:react-router\/server-manifest$/ },
    handler(code) {
      const [file] = globSync("build/client/assets/manifest-*.js");
      const full = readFileSync(file!, "utf8");
      const [assignment, json] = full.split(/(?<==)(?=\{)|;$/);
      const routes = JSON.stringify(JSON.parse(json!), (name, value: unknown) =>
        value === false || name === "imports" || isFile(value) ? undefined : value,
      );
      const trimmed = `${assignment}${routes};`;
      if (!code.includes(integrity(full))) throw new Error("See vite/browser-manifest.ts.");
      writeFileSync(file!, trimmed);
      return { code: code.replace(integrity(full), integrity(trimmed)), map: null };
    },
  },
};

function isFile(value: unknown): boolean {
  const { module, hasDefaultExport, hasClientLoader }: Listed = Object(value);
  return !!module && hasDefaultExport === false && !hasClientLoader;
}

function integrity(text: string): string {
  return createHash("sha384").update(text).digest("base64");
}
