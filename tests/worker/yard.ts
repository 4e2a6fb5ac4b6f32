import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { onTestFinished } from "vitest";
import { PACKED } from "../../publishing/apply/lists.ts";
import { toYardBlocks } from "../../publishing/derive/pack-yards.ts";
import { cities, scrapYards } from "../../worker/data/schema.ts";
import { changed } from "./database.ts";

type YardFields = Partial<typeof scrapYards.$inferInsert>;

const PLAIN = { id: 9001, cityId: 36, name: "Test Yard", address: "1 Test Street, Testville" };

/** Adds a yard until the test ends. Where not told, Katherine's. */
export async function addYard(fields: YardFields): Promise<void> {
  const row = { ...PLAIN, ...fields };
  onTestFinished(async () => {
    await env.DB.prepare("delete from scrap_yards where id = ?1").bind(row.id).run();
    await pack();
  });
  await drizzle(env.DB).insert(scrapYards).values(row);
  await pack();
}

/** Changes the yards by SQL until the test ends. */
export async function changedYards(sql: string): Promise<void> {
  // Registered first, so it runs last: once the rows are as before.
  onTestFinished(pack);
  await changed("scrap_yards", sql);
  await pack();
}

/** Makes searches find what the tables hold, as publishing does. */
async function pack(): Promise<void> {
  const db = drizzle(env.DB);
  const [yards, ours] = await Promise.all([db.select().from(scrapYards), db.select().from(cities)]);
  const write = env.DB.prepare("update yard_blocks set yards = ?2 where block = ?1");
  await env.DB.batch([
    ...toYardBlocks(yards, ours).map(({ block, content }) =>
      write.bind(block, JSON.stringify(content)),
    ),
    ...PACKED.map((sql) => env.DB.prepare(sql)),
    env.DB.prepare("update dataset set yards_version = ?1").bind(crypto.randomUUID()),
  ]);
}
