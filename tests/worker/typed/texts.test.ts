import { parse } from "csv-parse/sync";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fetchPage, type Page } from "../page.ts";
import { isAbout } from "./amounts-shown.ts";
import { checkLines, type Found, type Line } from "./golden.ts";
import { judged } from "./read-offer.ts";
import { fetchSearch, searchInWords } from "./read-search.ts";
import { isSearch } from "./search-outcome.ts";
import table from "./texts.csv?raw";

// Texts that people type into the header's search, into fields for a place and into the form for offers. An outcome has
// alternatives, joined by " | ", and of the header statements, joined by " + ":
//   /material/copper/?near=Dubbo      the search leads there, or lists it first (with several addresses: lists these
//                                     first, in any order); parameters may go on, but no place and no offer is added
//   /*?near=Hobart TAS                any page near there; "place Hobart TAS" is the page of the place itself
//   /fair-price/?…&offer=9.26         the offer in dollars a kilogram, in whatever unit the address holds it; "asks"
//                                     for one that is kept, and on which no verdict is given
//   /my-load/?near=Penrith: …         the load that it opens, in the form of loads.csv (in Sydney if it has no place)
//   only …                            no other answer is given
//   asks                              there is a page of answers, which may be none
//   offers …                          one of its links leads there
//   says a/b                          its message or the page to which it leads first has one of these words
// near: how the pages of copper and of the yards name the place. fair-price, of copper in Sydney: the dollars a
// kilogram that are judged, or "asks". "never" has texts that neither the message nor a link says.
const LINES: (Line & { where: string })[] = parse(table, { columns: true });

// A Tuesday: "tomorrow" means Wednesday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T04:00Z") });
  onTestFinished(() => void vi.useRealTimers());
});

/** The lines of one box. */
function linesOf(box: string): Line[] {
  const lines = LINES.filter(({ where }) => where === box);
  expect(lines.length).toBeGreaterThan(5);
  return lines;
}

it("a search leads where a person would go", async () => {
  await checkLines(linesOf("header"), async ({ typed, outcome }, never) => {
    const read = await fetchSearch(typed);
    return { found: await searchInWords(read), isRight: await isSearch(read, outcome, never) };
  });
});

it("a field for a place finds it", async () => {
  await checkLines(linesOf("near"), async ({ typed, outcome }) => {
    const query = new URLSearchParams({ near: typed });
    const pages = [];
    for (const path of ["/material/copper/", "/scrap-yards/"])
      pages.push(await fetchPage(`${path}?${query}`));
    return namesPlace(pages, outcome);
  });
});

/** Returns true if pages say that they are near a place, by one of its names; places that are only offered do not count. */
function namesPlace(pages: Page[], names: string): Found {
  const isNear = ({ main }: Page) =>
    main.all("[name=near][aria-invalid]").length === 0 &&
    names
      .split(" | ")
      .some((name) =>
        [`Near ${name}`, `from ${name}`, `km of ${name}`].some((words) =>
          main.words.includes(words),
        ),
      );
  const said = pages.map(({ main }) =>
    /We don’t know[^.]+|(?:Near|from|km of) [A-Z][^.]+/.exec(main.words),
  );
  return {
    found: said.map((words) => words?.[0] ?? "nothing").join("; "),
    isRight: pages.every(isNear),
  };
}

it("an offer is judged by the kilogram, or leads to a question", async () => {
  await checkLines(linesOf("fair-price"), async ({ typed, outcome }) => {
    const query = new URLSearchParams({ metal: "copper", near: "Sydney NSW 2000" });
    for (const field of typed.split(/ (?=\w+=)/)) {
      const [name = "", value = ""] = field.split("=");
      query.set(name, value);
    }
    const found = judged(await fetchPage(`/fair-price/?${query}`));
    const isRight = outcome
      .split(" | ")
      .some((right) => (found === "asks" ? right === found : isAbout(found, Number(right))));
    return { found: String(found), isRight };
  });
});
