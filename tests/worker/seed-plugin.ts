import path from "node:path";
import { gzipSync } from "node:zlib";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { toStatements } from "../../publishing/apply/statements.ts";
import { readDataset } from "../../publishing/commands/database.ts";
import type { Dataset } from "../../publishing/derive/tables.ts";
import { BOUND_BYTES } from "../../publishing/statement.ts";
import { sampleDataset } from "../../seed/sample/first-start.ts";
import { recordBefore } from "../../seed/sample/record.ts";

const ROOT = path.join(import.meta.dirname, "../..");

/** The source of each module. */
const MODULES: Record<string, () => Promise<string>> = {
  "virtual:seed": async () => {
    const migrations = await readD1Migrations(path.join(ROOT, "migrations"));
    return `export const migrations = ${JSON.stringify(migrations)};
      export const statements = ${packed(publication(readDataset(path.join(ROOT, "seed")), 0))};`;
  },
  "virtual:first-start": async () => {
    const dataset = sampleDataset();
    const record = recordBefore(dataset);
    const follows: number = JSON.parse(record[0]?.json ?? "[]").length;
    return `export const statements = ${packed([...record, ...publication(dataset, follows)])};`;
  },
};

/** Source of an expression with this value: as plain text the statements exceed a message to workerd. */
function packed(value: unknown): string {
  const bytes = gzipSync(JSON.stringify(value)).toString("base64");
  return `await new Response(
    new Blob([Uint8Array.from(atob("${bytes}"), (letter) => letter.charCodeAt(0))])
      .stream()
      .pipeThrough(new DecompressionStream("gzip")),
  ).json()`;
}

function publication(dataset: Dataset, follows: number) {
  const publishedAt = Date.UTC(2026, 10, 20);
  const facts = { follows, publishedAt, note: null, isKindChange: false, changes: [], by: "" };
  return toStatements(dataset, BOUND_BYTES, undefined, facts);
}

/**
 * The modules of seed.d.ts: what the tests in the Workers runtime need of the file system. They are made
 * when they are imported, because Vite and React Router each read their configuration.
 */
export const testSeed: Plugin = {
  name: "test-seed",
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  load: (id) => MODULES[id.slice(1)]?.(),
};
