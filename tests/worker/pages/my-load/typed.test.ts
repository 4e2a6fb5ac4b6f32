import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import type { Known } from "../../../../app/goods/cars.ts";
import { countLoad } from "../../../../app/my-load/count.ts";
import { readLoad } from "../../../../app/my-load/load.ts";
import { loadAddress, readLoadFields } from "../../../../app/my-load/load-address.ts";
import { materialsWithAliases } from "../../../../worker/data/materials.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { currentVocabulary } from "../../../../worker/search/vocabulary.ts";
import table from "./typed-loads.csv?raw";

// Texts that people type into the three fields without picking a suggestion, and the kilograms counted of them by metal,
// or "open" where nothing may be counted yet. Add a line for a text that is counted wrongly.
type Row = Record<"what" | "amount" | "unit" | "counts", string>;
const ROWS: Row[] = parse(table, { columns: true });

/** The data that all rows are read with. */
let known: Known;

beforeAll(async () => {
  const store = createStore(env);
  const [materials, vocabulary] = await Promise.all([
    materialsWithAliases(store),
    currentVocabulary(store),
  ]);
  known = { materials, vocabulary };
});

async function counted({ what, amount, unit }: Omit<Row, "counts">): Promise<string> {
  const address = loadAddress(Object.entries({ what, amount, unit }));
  const fields = readLoadFields(new URLSearchParams(address.split("?")[1]));
  const { lines, leftOut } = countLoad(readLoad(address, fields, known).rows);
  const weights = lines.map(({ material, minGrams, maxGrams }) => {
    const most = maxGrams > minGrams ? `–${maxGrams / 1000}` : "";
    return `${material.slug} ${minGrams / 1000}${most}`;
  });
  return leftOut.length > 0 ? [...weights, "open"].join("; ") : weights.join("; ");
}

/** The same text as others write it. */
function spellings(what: string): string[] {
  // The plural of its last word, where that is a word in the singular; "mm" and "15" are not.
  const plural = /[a-z]{3,}[a-rt-z]$/.test(what)
    ? [/(?:ch|sh|x)$/.test(what) ? `${what}es` : `${what}s`]
    : [];
  return [what.toUpperCase(), ` ${what.replaceAll(/(?<=[a-z])-(?=[a-z])/g, " ")} `, ...plural];
}

it("texts are counted as people mean them, or left open with a question", async () => {
  const found: Row[] = [];
  for (const row of ROWS) found.push({ ...row, counts: await counted(row) });
  expect(found.filter((row, i) => row.counts !== ROWS[i]!.counts)).toEqual([]);
  expect(ROWS.length).toBeGreaterThan(300);
});

it("texts in capitals, without hyphens and in the plural count the same", async () => {
  const others = ROWS.flatMap((row) => spellings(row.what).map((what) => ({ ...row, what })));
  const wrong: Row[] = [];
  for (const row of others) {
    const counts = await counted(row);
    if (counts !== row.counts) wrong.push({ ...row, counts: `${counts} for ${row.counts}` });
  }
  expect(wrong).toEqual([]);
});
