import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { fetchPath } from "../../fetch.ts";
import { pageOf } from "../../page.ts";
import table from "./examples.csv?raw";

// What people type, and where a person would go: an address with its parameters decoded, or "results: " and the
// answers that stand there. Add a line for whatever leads elsewhere.
const EXAMPLES: { text: string; leads_to: string }[] = parse(table, { columns: true });

async function leadsTo(text: string): Promise<string> {
  const response = await fetchPath(`/search/?${new URLSearchParams({ q: text })}`);
  const address = response.headers.get("location");
  if (address) return decodeURIComponent(address.replaceAll("+", " "));
  const { main } = await pageOf(response);
  expect(main.value("q")).toBe(text);
  const answers = main.all("#found-answers + ul a").map(({ words }) => words);
  return `results: ${answers.join("; ") || "none"}`;
}

test("what people type leads where a person would go", async () => {
  const found: typeof EXAMPLES = [];
  for (const { text } of EXAMPLES) found.push({ text, leads_to: await leadsTo(text) });
  expect(found.filter((line, i) => line.leads_to !== EXAMPLES[i]?.leads_to)).toEqual([]);
  expect(EXAMPLES.length).toBeGreaterThan(300);
});
