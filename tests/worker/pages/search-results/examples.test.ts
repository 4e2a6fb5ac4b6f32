import { parse } from "csv-parse/sync";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { FieldSuggestion } from "../../../../app/search/field-suggestion.ts";
import { fetchPath } from "../../fetch.ts";
import { pageOf } from "../../page.ts";
import table from "./examples.csv?raw";
import home from "./home.csv?raw";
import wants from "./wants.csv?raw";

// Texts that people type, and the page where a person would go: an address with its parameters decoded, or "results: "
// with the sentence on things that we do not list and the answers. Add a line for each text that leads elsewhere.
// wants.csv has texts by their requests, home.csv those for the home page's field.
type Example = { text: string; leads_to: string };
const examplesIn = (file: string): Example[] => parse(file, { columns: true });
const WANTS = examplesIn(wants);

// A Tuesday: "open after 5" means today.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T04:00Z") });
  onTestFinished(() => void vi.useRealTimers());
});

async function leadsTo(text: string, field = "q"): Promise<string> {
  const response = await fetchPath(`/search/?${new URLSearchParams({ [field]: text })}`);
  const address = response.headers.get("location");
  if (address) return decodeURIComponent(address.replaceAll("+", " "));
  const { main } = await pageOf(response);
  expect(main.value("q")).toBe(text);
  const answers = main.all("#found-answers + ul a").map(({ words }) => words);
  const [why = ""] =
    /We don’t list .*?”?\. (?=What is nearest|We left it out)/.exec(main.words) ?? [];
  return `results: ${why}${answers.join("; ") || "none"}`;
}

/** Where the suggestions for a text lead; those of places without a page by way of a search. */
async function suggested(text: string): Promise<string[]> {
  const response = await fetchPath(`/search/suggestions/?${new URLSearchParams({ q: text })}`);
  const found: FieldSuggestion[] = await response.json();
  const addresses = found.map(({ path }) => decodeURIComponent(path.replaceAll("+", " ")));
  return Promise.all(
    addresses.map((path) =>
      path.startsWith("/search/") ? leadsTo(path.replace("/search/?q=", "")) : path,
    ),
  );
}

test.each<[string, Example[], number]>([
  ["q", [...examplesIn(table), ...WANTS], 300],
  ["city", examplesIn(home), 20],
])("a text that people type as %s leads where a person would go", async (field, examples, most) => {
  const found: Example[] = [];
  for (const { text } of examples) found.push({ text, leads_to: await leadsTo(text, field) });
  expect(found.filter((line, i) => line.leads_to !== examples[i]?.leads_to)).toEqual([]);
  expect(examples.length).toBeGreaterThan(most);
});

test("a suggestion for a request leads to the same page", async () => {
  const requests = WANTS.filter(({ leads_to }) => leads_to.startsWith("/"));
  const missing: string[] = [];
  for (const { text, leads_to } of requests)
    if (!(await suggested(text)).includes(leads_to)) missing.push(text);
  expect(missing).toEqual([]);
});

test("tomorrow is that of the place", async () => {
  // Tuesday evening in Perth, and Wednesday in Sydney.
  vi.setSystemTime("2026-11-24T14:00Z");
  const days = ["perth", "wa", "sydney", "nsw"].map((where) =>
    leadsTo(`yards open tomorrow ${where}`),
  );
  expect(await Promise.all(days)).toEqual([
    "/scrap-yards/?near=Perth WA 6000&open=wed-10.00",
    "/scrap-yards/?state=WA&open=wed-10.00",
    "/scrap-yards/?near=Sydney NSW 2000&open=thu-10.00",
    "/scrap-yards/?state=NSW&open=thu-10.00",
  ]);
});
