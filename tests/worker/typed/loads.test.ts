import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { checkLines, type Line } from "./golden.ts";
import { isLoad } from "./load-outcome.ts";
import table from "./loads.csv?raw";
import { fetchLoad, loadInWords } from "./read-load.ts";

// Texts that people type into "What have you got?", in Sydney, as a person who knows scrap would read them. An
// outcome has statements, joined by "; ", and alternatives, joined by " | ":
//   Copper 55 kg, Brass 30–40 kg      the total counts such a part of a metal's line, whatever its name
//   2 × car battery 28–54 kg          and so many of a thing (or metres, "5 m copper pipe"), between these weights
//   asks 12 tap                       a row with these words and numbers is open: it has no amount, a question, a
//                                     problem, or is listed as left out; a number within a quoted name is not read
//   says sorted/each                  the rows, the table or the goods left out have one of these words
// The total counts nothing else. "never" has texts that the page says nowhere, quoted names apart ("“…" looks in those).
const LINES: Line[] = parse(table, { columns: true });

it("a load as somebody types it is counted, or left open with a question, or named as left out", async () => {
  await checkLines(LINES, async ({ typed, outcome }, never) => {
    const query = new URLSearchParams({ what: typed, near: "Sydney NSW 2000" });
    const load = await fetchLoad(`/my-load/?${query}`);
    return { found: loadInWords(load), isRight: isLoad(load, outcome, never) };
  });
  expect(LINES.length).toBeGreaterThan(75);
});
