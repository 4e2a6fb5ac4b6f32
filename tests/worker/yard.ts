import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { onTestFinished } from "vitest";
import { scrapYards } from "../../worker/data/schema.ts";
import { mapPoint, yardWords } from "../../worker/data/yards/yard-index.ts";

type Row = typeof scrapYards.$inferInsert;
type YardFields = Partial<Row> & { cityName?: string; state?: string };

const PLAIN = {
  id: 9001,
  rank: 9001,
  cityId: 36,
  name: "Test Yard",
  address: "1 Test Street, Testville",
};

/** Adds a yard that searches find until the test ends. Where not told, Katherine's. */
export async function addYard(fields: YardFields): Promise<void> {
  const { cityName = "Katherine", state = "NT", ...given } = fields;
  const row = { ...PLAIN, ...given };
  const words = yardWords(`${row.name}\n${cityName}\n${row.address}`.toLowerCase(), {
    state,
    materials: row.acceptedMaterials ?? [],
    services: row.services ?? [],
  });
  const indexed = [row.rank, words.trigrams, words.short, words.tags];
  onTestFinished(async () => {
    await env.DB.batch([
      env.DB.prepare("delete from scrap_yards where id = ?1").bind(row.id),
      env.DB.prepare(
        "insert into yard_index (yard_index, rowid, trigrams, short, tags) values ('delete', ?1, ?2, ?3, ?4)",
      ).bind(...indexed),
    ]);
  });
  await drizzle(env.DB).insert(scrapYards).values(row);
  await env.DB.prepare(
    "insert into yard_index (rowid, trigrams, short, tags, point) values (?1, ?2, ?3, ?4, ?5)",
  )
    .bind(...indexed, mapPoint(row))
    .run();
}
