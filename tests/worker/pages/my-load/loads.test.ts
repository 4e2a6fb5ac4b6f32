import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { leftOut, load, total } from "./load-page.ts";
import table from "./loads.csv?raw";

// Loads with the sentence above the answer, all that it leaves out (" | " between two), and other texts of the page, both
// in parts, with "…" for any text between them.
const LOADS: Record<"query" | "total" | "left out" | "says", string>[] = parse(table, {
  columns: true,
});

/** A text of which only the parts are known. */
const partsOf = (text: string) =>
  text
    .split("…")
    .map((part) => part.trim().replaceAll(/[$()[\]|.+?*]/g, String.raw`\$&`))
    .join(".*");

it.each(LOADS)("$query is worth $total", async ({ query, says, ...said }) => {
  const page = await load(`${new URLSearchParams(query)}`);
  expect(page.status).toBe(200);
  if (said.total) expect(total(page)).toMatch(new RegExp(`^${partsOf(said.total)}$`));
  expect(leftOut(page).join(" | ")).toBe(said["left out"]);
  expect(page.main.words).toMatch(new RegExp(partsOf(says)));
});

it.each([
  ["copper=-5", "Copper", "A weight can’t be negative."],
  ["fridge=3m", "Fridge", "Count this in pieces, or in kg."],
  ["km-cost=free", "Dollars a kilometre", "Type an amount from 0 to 10 dollars, such as 0.88."],
])("%s is called wrong beside its field, and in the list of fields to check", async (...all) => {
  const [query, label, words] = all;
  const page = await load(`near=2830&brass=10&${query}`);
  const field = page.main.field(label);
  expect(field.attribute("aria-invalid")).toBe("true");
  const hint = field.attribute("aria-describedby")!.split(" ").at(-1);
  expect(page.main.one(`#${hint}`).words).toBe(words);
  const notes = page.main.all(".load-problems li, .load-left-out li");
  const links = notes.map((note) => [note.words.endsWith(words), note.hrefs]);
  expect(links).toContainEqual([true, [`#${field.attribute("id")}`]]);
  const left = query.startsWith("km-cost") ? "" : ". 1 thing not counted";
  expect(total(page)).toBe(`$47.50 – $71.50 for 10 kg in Dubbo NSW${left}`);
});

it("an unknown place is called wrong, and leads to the same load at likely places", async () => {
  const { main } = await load("near=Dubo&copper=60");
  expect(main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
  expect(main.one("#load-near-hint").words).toBe("We don’t know a place called “Dubo”.");
  expect(hrefsOf(main.links, "Dubbo NSW 2830")).toContain(
    "/my-load/?near=Dubbo+NSW+2830&copper=60",
  );
});

describe("a name", () => {
  it("that means nothing leads to the questions that identify it, with the rest of the load", async () => {
    const { main } = await load("near=2830&copper=60&unobtainium=3");
    expect(main.value("unobtainium")).toBe("3");
    expect(main.one(".load-note").hrefs).toEqual(["/what-is-it/?near=2830&load=copper%3D60"]);
  });

  it("of one of several goods is settled by a choice", async () => {
    const { main } = await load("near=2830&copper=60&car+wheels=4");
    const chosen = await fetchPage(main.one(".load-note li").hrefs[0]!);
    expect(chosen.main.all(".load-note")).toEqual([]);
    expect(chosen.main.value("alloy-wheel")).toBe("4");
  });

  it("of a metal stands without a note, however it was typed, and keeps the typed unit", async () => {
    const { main } = await load("near=2830&copper+pipe=60kg&gutters=60&cable=10m");
    expect([main.value("copper"), main.value("steel")]).toEqual(["60", ""]);
    expect(main.one("[name=unit-insulated-copper-cable] [selected]").words).toBe("metres");
    expect(main.all(".load-row")[0]!.all(".load-note")).toEqual([]);
  });
});

describe("of many rows", () => {
  it("fifty are answered", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `something-of-row-${i}=1`).join("&");
    const page = await load(`near=2830&copper=60&${rows}`);
    expect(page.status).toBe(200);
    expect(page.main.words).toContain("We price 50 rows at a time, so we left out 451.");
    expect(total(page)).toContain("for 60 kg");
    // Each link holds the whole load.
    expect(page.main.all(".load-note")).toHaveLength(49);
    const linked = page.main.all(".load-note a").length;
    expect(linked).toBeGreaterThan(3);
    expect(linked).toBeLessThan(45);
  });

  it("few whose names mean nothing are looked up", async () => {
    const rows = Array.from({ length: 50 }, (_, i) => `flurble${i}=1`).join("&");
    const { headers } = await load(rows);
    const [, read] = /(\d+) rows in/.exec(headers.get("server-timing") ?? "") ?? [];
    expect(Number(read)).toBeLessThanOrEqual(200);
  });
});
