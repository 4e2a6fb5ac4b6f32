import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { Config } from "@react-router/dev/config";

/** What React Router's list of routes says of one, as far as it is read here. */
interface Listed {
  module?: string;
  hasDefaultExport?: boolean;
  hasClientLoader?: boolean;
}

/**
 * Leaves out of the browser's list of routes what no navigation needs: files such as feeds, which only documents
 * lead to, what routes do not have, and the chunks that each imports, which the browser learns from its module.
 */
export const trimManifest: Config["buildEnd"] = () => {
  for (const file of globSync("build/client/assets/manifest-*.js")) {
    const [assignment, json] = readFileSync(file, "utf8").split(/(?<==)(?=\{)|;$/);
    const trimmed = JSON.stringify(JSON.parse(json!), (name, value: unknown) =>
      value === false || name === "imports" || isFile(value) ? undefined : value,
    );
    writeFileSync(file, `${assignment}${trimmed};`);
  }
};

function isFile(value: unknown): boolean {
  const { module, hasDefaultExport, hasClientLoader }: Listed = Object(value);
  return !!module && hasDefaultExport === false && !hasClientLoader;
}
