import { describe, expect, it } from "vitest";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { leftOut, load, total } from "./load-page.ts";

// What cannot be right is said, and the rest is answered.

it.each([
  ["copper=-5", "Copper", "A weight can’t be negative."],
  ["fridge=3m", "Fridge", "Count this in pieces, or in kg."],
  ["km-cost=free", "Dollars a kilometre", "Type an amount from 0 to 10 dollars, such as 0.88."],
])("%s is said to be wrong beside its field, and in the list of what to check", async (...all) => {
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

describe("a place", () => {
  it.each([
    ["Dubo", "We don’t know a place called “Dubo”.", ["Dubbo NSW 2830"]],
    ["copper newcastle", "“copper newcastle” says what you have.", ["Newcastle NSW"]],
    ["tassie", "“tassie” is all of Tasmania. Type a town, suburb or postcode there.", []],
    ["zzgrub nt", "We don’t know a place called “zzgrub nt”.", []],
    ["Dubbo VIC", "There is no Dubbo in Victoria.", ["Dubbo NSW 2830"]],
  ])("that is none, %s, is asked for again with what may be meant", async (near, words, others) => {
    const page = await load(`${new URLSearchParams({ near, copper: "60" })}`);
    expect(page.main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
    expect(page.main.one("#load-near-hint").words).toContain(words);
    const links = page.main.all(".did-you-mean a");
    expect(links.map((link) => link.words).slice(0, 1)).toEqual(others);
    for (const other of others) {
      const query = new URLSearchParams({ near: other, copper: "60" });
      expect(hrefsOf(page.main.links, other)).toContain(`/my-load/?${query}`);
    }
    expect(total(page)).toMatch(
      / in the largest cities for 60 kg\. Type another place to see prices near you\.$/,
    );
  });

  it("that was not typed is asked for, beside what the largest cities pay", async () => {
    const page = await load("copper=60");
    expect(page.main.one("#load-near-hint").words).toBe("Such as Dubbo or 2830.");
    expect(total(page)).toMatch(
      /^\$4\d\d – \$7\d\d in the largest cities for 60 kg\. Tell us where you are to see prices near you\.$/,
    );
    const cities = page.main.section("In the largest cities", 3);
    expect(cities.one("table").rows).toHaveLength(9);
    expect(cities.words).toContain("Sydney NSW $480 – $660");
  });
});

describe("a name", () => {
  it("that means nothing leads to where one finds out what it is", async () => {
    const page = await load("near=2830&copper=60&unobtainium=3");
    expect(leftOut(page)).toEqual(["“unobtainium” : We don’t know what this is."]);
    expect(total(page)).toContain("for 60 kg");
    expect(page.main.value("unobtainium")).toBe("3");
    // With the rest of the load, which the answer is added to.
    expect(page.main.one(".load-note").hrefs).toEqual(["/what-is-it/?near=2830&load=copper%3D60"]);
  });

  it.each([
    ["alluminium=60", "aluminum", "60", ["We count “alluminium” as this."]],
    ["copper+pipe=60kg", "copper", "60", []],
    [
      ...(["lithium-battery=2", "lithium-battery", "2"] as const),
      ["We have no price for this. Which batteries go where"],
    ],
  ])("%s is read as %s", async (query, name, figures, words) => {
    const { main } = await load(`near=2830&${query}`);
    expect(main.value(name)).toBe(figures);
    expect(main.all(".load-note p").map((note) => note.words)).toEqual(words);
  });

  it.each([
    ["car+wheels=4", "60 kg", ["4 × Alloy wheel", "4 × Steel wheel (16 inch)"]],
    [
      ...(["star+pickets=10", "60 kg"] as const),
      ["10 metres of Star picket", "10 × Star picket of 1.65 m", "10 × Star picket of 1.8 m"],
    ],
    // Of one metal: counted from the lightest to the heaviest.
    [
      ...(["copper+pipe=12m", "about 62.9–73.1 kg"] as const),
      ["Copper pipe 15 mm", "Copper pipe 20 mm", "Copper pipe 25 mm"],
    ],
  ])("that may be one of several, %s, asks which", async (query, weight, titles) => {
    const page = await load(`near=2830&copper=60&${query}`);
    const note = page.main.one(".load-note");
    expect(note.words).toContain("Which one is it?");
    expect(note.all("li").map(({ words }) => words)).toEqual(titles);
    expect(total(page)).toContain(`for ${weight}`);
    const chosen = await fetchPage(note.one("li").hrefs[0]!);
    expect(chosen.main.all(".load-note")).toEqual([]);
  });

  it("of what was not weighed, “gutters”, asks how much, and keeps the unit that was typed", async () => {
    const page = await load("near=2830&copper=60&gutters=60&cable=10m");
    expect(leftOut(page)).toContain("Steel : 60 × gutters: weigh them, and type the kilograms.");
    expect(page.main.value("steel")).toBe("");
    expect(page.main.one("[name=unit-insulated-copper-cable] [selected]").words).toBe("metres");
    expect(total(page)).toContain("for 60 kg");
  });

  it("of a campaign is no metal", async () => {
    const page = await load("near=2830&copper=60&utm_source=x&fbclid=y");
    expect(page.main.all(".load-problems")).toEqual([]);
    expect(page.html).not.toContain("fbclid");
  });
});

it.each([
  ["copper=60&copper=5&cu=7", "72"],
  ["copper=60&copper=5kg", "65"],
  // One that was added without an amount gets the other's.
  ["copper=&cu=5", "5"],
  ["copper=5&cu=", "5"],
])("a metal that is there twice, %s, is their sum", async (query, sum) => {
  const page = await load(`near=2830&${query}`);
  expect(page.main.value("copper")).toBe(sum);
  expect(total(page)).toContain(`for ${sum} kg`);
});

it("a thing that is there twice in different units is asked about", async () => {
  expect(leftOut(await load("near=2830&brass=10&alloy-wheel=2&alloy-wheel=30kg"))).toEqual([
    "Alloy wheel : It is here twice, in different units. Type one amount for all of it.",
  ]);
});

it("of five hundred rows fifty are answered", async () => {
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

it("few of many names that mean nothing are looked up", async () => {
  const rows = Array.from({ length: 50 }, (_, i) => `flurble${i}=1`).join("&");
  const { headers } = await load(rows);
  const [, read] = /(\d+) rows in/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(read)).toBeLessThanOrEqual(200);
});
