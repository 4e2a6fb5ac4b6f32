import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { fetchPath } from "../../fetch.ts";
import { pageOf } from "../../page.ts";
import table from "./examples.csv?raw";
import wants from "./wants.csv?raw";

// What people type, and where a person would go: an address with its parameters decoded, or "results: " and the
// answers that stand there, after the sentence that says what we do not list. Add a line for whatever leads elsewhere.
// In wants.csv are texts by what they ask for.
const EXAMPLES = [table, wants].flatMap((file): { text: string; leads_to: string }[] =>
  parse(file, { columns: true }),
);

async function leadsTo(text: string): Promise<string> {
  const response = await fetchPath(`/search/?${new URLSearchParams({ q: text })}`);
  const address = response.headers.get("location");
  if (address) return decodeURIComponent(address.replaceAll("+", " "));
  const { main } = await pageOf(response);
  expect(main.value("q")).toBe(text);
  const answers = main.all("#found-answers + ul a").map(({ words }) => words);
  const [why = ""] = /We don’t list .*?”?\. (?=What is nearest|Without it)/.exec(main.words) ?? [];
  return `results: ${why}${answers.join("; ") || "none"}`;
}

test("what people type leads where a person would go", async () => {
  const found: typeof EXAMPLES = [];
  for (const { text } of EXAMPLES) found.push({ text, leads_to: await leadsTo(text) });
  expect(found.filter((line, i) => line.leads_to !== EXAMPLES[i]?.leads_to)).toEqual([]);
  expect(EXAMPLES.length).toBeGreaterThan(300);
});
