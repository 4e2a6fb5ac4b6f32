import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import { PACKED } from "../../publishing/apply/lists.ts";

/** A recorded month: [city, material, month, low, high, middle, number], prices in cents per kg. */
export type RecordedMonth = [number, number, string, number, number, number, number];

/** Replaces the recorded months until the test ends. */
export async function recorded(...rows: RecordedMonth[]): Promise<void> {
  const replace = async (json: string) => {
    await env.DB.batch([
      env.DB.prepare("delete from price_months"),
      env.DB.prepare("delete from national_price_months"),
      env.DB.prepare(
        `insert into price_months select value->>0, value->>1, value->>2, value->>3, value->>4,
          value->>5, value->>6 from json_each(?1)`,
      ).bind(json),
      env.DB.prepare(
        `insert into national_price_months select material_id, month, min(low_cents),
          max(high_cents), avg(middle_cents), count(*), sum(observations)
        from price_months group by 1, 2`,
      ),
      ...PACKED.map((sql) => env.DB.prepare(sql)),
    ]);
  };
  const before = await env.DB.prepare("select * from price_months").raw();
  onTestFinished(() => replace(JSON.stringify(before)));
  await replace(JSON.stringify(rows));
}
