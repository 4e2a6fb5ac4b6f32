import path from "node:path";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { BOUND_BYTES } from "../publishing/apply/statement.ts";
import { toStatements } from "../publishing/apply/statements.ts";
import { readDataset } from "../publishing/commands/database.ts";

const ID = "virtual:seed";
const ROOT = path.join(import.meta.dirname, "..");

/**
 * The module "virtual:seed" (tests/worker/seed.d.ts): what the tests in the Workers runtime need of the file
 * system. It is made when they import it, because Vite and React Router each read their configuration.
 */
export const testSeed: Plugin = {
  name: "test-seed",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    const migrations = await readD1Migrations(path.join(ROOT, "migrations"));
    const statements = toStatements(readDataset(path.join(ROOT, "seed")), BOUND_BYTES, undefined, {
      follows: 0,
      publishedAt: Date.UTC(2026, 10, 20),
      note: null,
      isKindChange: false,
      changes: [],
      by: "",
    });
    return `export const migrations = ${JSON.stringify(migrations)};
      export const statements = ${JSON.stringify(statements)};`;
  },
};
