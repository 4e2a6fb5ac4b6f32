import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { onTestFinished } from "vitest";
import { scrapYards } from "../../worker/data/schema.ts";

type Row = typeof scrapYards.$inferInsert;

const PLAIN = { id: 9001, rank: 9001, name: "Test Yard", address: "1 Test Street, Testville" };

/** Adds a yard until the test ends; it comes last in every list. Where not told, Katherine's. */
export async function addYard({ cityName = "Katherine", ...fields }: YardFields): Promise<void> {
  const row = { ...PLAIN, cityId: 36, state: "NT", ...fields };
  const searchText = `${row.name}\n${cityName}\n${row.address}`.toLowerCase();
  onTestFinished(async () => {
    await env.DB.prepare("delete from scrap_yards where id = ?1").bind(row.id).run();
  });
  await drizzle(env.DB)
    .insert(scrapYards)
    .values({ ...row, searchText });
}

type YardFields = Partial<Omit<Row, "searchText">> & { cityName?: string };
