import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { migrations, statements } from "virtual:seed";
import { beforeAll } from "vitest";
import { currentEdition } from "../../worker/data/dataset.ts";
import { createStore } from "../../worker/data/store.ts";
import { countRows } from "./database.ts";
import { replaceData, runStatements } from "./seeding.ts";
import { holdTimeOuts, never } from "./time-outs.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      FUZZ: ReturnType<typeof import("./fuzz-settings.ts").fuzzSettings>;
    }
  }
}

holdTimeOuts();

/** Shared by all files of a run. */
const run = globalThis as { isDeaf?: boolean };

// Every file starts with the seed as it is in the repository.
beforeAll(async () => {
  const isFirst = (await countRows("sqlite_schema", "name = 'place_words'")) === 0;
  if (isFirst) await applyD1Migrations(env.DB, migrations);
  if (isFirst) await runStatements(statements);
  else await replaceData(statements);
  // With a connection that never answers each test of every file would wait for ten minutes.
  const answered = currentEdition(createStore(env)).catch(() => {});
  run.isDeaf ??= await Promise.race([answered.then(() => false), never().catch(() => true)]);
  if (run.isDeaf) throw new Error("A first question to the database was never answered.");
});
