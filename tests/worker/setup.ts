import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { migrations, statements } from "virtual:seed";
import { beforeAll } from "vitest";
import { countRows } from "./database.ts";
import { replaceData, runStatements } from "./seeding.ts";
import { holdTimeOuts } from "./time-outs.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      FUZZ: ReturnType<typeof import("./fuzz-settings.ts").fuzzSettings>;
    }
  }
}

holdTimeOuts();

// Every file starts with the seed as it is in the repository.
beforeAll(async () => {
  const isFirst = (await countRows("sqlite_schema", "name = 'place_words'")) === 0;
  if (isFirst) await applyD1Migrations(env.DB, migrations);
  if (isFirst) await runStatements(statements);
  else await replaceData(statements);
});
