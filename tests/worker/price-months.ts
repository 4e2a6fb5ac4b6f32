import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";

/** A recorded month of a price, in cents per kg. */
export interface RecordedMonth {
  city: number;
  material: number;
  month: string;
  low: number;
  high: number;
  middle: number;
  observations: number;
}

/** Replaces the recorded months of all cities until the test ends. */
export async function recordedMonths(rows: RecordedMonth[]): Promise<void> {
  const before = await env.DB.prepare("select * from price_months").raw();
  onTestFinished(() => replace(before));
  await replace(
    rows.map(({ city, material, month, low, high, middle, observations }) => [
      city,
      material,
      month,
      low,
      high,
      middle,
      observations,
    ]),
  );
}

async function replace(rows: unknown[][]): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("delete from price_months"),
    env.DB.prepare(
      `insert into price_months select value->>0, value->>1, value->>2, value->>3, value->>4,
        value->>5, value->>6 from json_each(?1)`,
    ).bind(JSON.stringify(rows)),
  ]);
}
