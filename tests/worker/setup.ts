import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { holdTimeOuts } from "./time-outs.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      TEST_SEED: { sql: string; json: string | null }[];
      FUZZ: { requests: number; seed: number };
    }
  }
}

holdTimeOuts();

// Every file starts with the seed as it is in the repository.
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.batch(
    env.TEST_SEED.map(({ sql, json }) => {
      const statement = env.DB.prepare(sql);
      return json === null ? statement : statement.bind(json);
    }),
  );
});
