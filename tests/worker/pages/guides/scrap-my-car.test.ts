import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import type { Part } from "../../part.ts";
import { strayLinks } from "./stray-links.ts";

const PATH = "/scrap-my-car/";
const RULES = "What the law requires in your state";
/** The disposal notice and the rule on cash of each state. */
const STATES = [
  ["NSW", "New South Wales", "14 days", "Banned"],
  ["VIC", "Victoria", "7 days", "Banned for most scrap"],
  ["QLD", "Queensland", "14 days", "Treat as banned: ask the regulator"],
  ["WA", "Western Australia", "7 days", "Limited"],
  ["SA", "South Australia", "14 days", "Limited: ask the regulator"],
  ["TAS", "Tasmania", "7 days", "No ban found"],
  ["NT", "Northern Territory", "14 days", "No ban found"],
  ["ACT", "Australian Capital Territory", "None found", "No ban found"],
] as const;
const SECTIONS = [
  ...["What your car is worth", "No rego papers?", RULES, "Scrap your car step by step"],
  ...["Questions to ask each buyer", "Written-off cars", "A car from a deceased estate"],
  ...["Environmental benefits", "If something goes wrong", "Frequently asked questions"],
];
describe("the guide to scrapping a car", () => {
  let page: Page;
  let guide: Part;
  beforeAll(async () => {
    page = await fetchPage(PATH);
    guide = page.one("article");
  });

  it("has its sections and steps, and leads to each section, at first for a car without papers", () => {
    expect([page.status, page.heading]).toEqual([200, "Scrap My Car"]);
    expect(guide.headings(2)).toEqual(["On this page", ...SECTIONS]);
    const { links } = guide.one("nav.guide-contents");
    expect(links.map(({ href }) => guide.one(href).words)).toEqual(SECTIONS);
    expect(links[1]?.href).toBe("#no-rego-papers");
    expect(guide.section("Scrap your car step by step").one("ol").headings(3)).toHaveLength(12);
    // Its heading has what a car is worth, and every state.
    const head = guide.one("header");
    expect(head.one(".lead").words).toContain("$100–$500");
    expect(head.links.map(({ text, href }) => [text, href]).slice(1)).toEqual(
      STATES.map(([code, name]) => [`${code} : ${name}`, `/scrap-my-car/?state=${code}`]),
    );
  });

  it("says so where a rule is missing, and shows a message instead of the table in an outage", async () => {
    await changed("states", "update states set cash = null, disposal_notice = null");
    const withoutRules = await fetchPage(PATH);
    expect(withoutRules.main.section(RULES).rows[1]).toEqual([
      "New South Wales",
      "Check with the regulator",
      "Check with the regulator",
    ]);
    quietErrors();
    const { status, headers, words } = await pageOf(await fetchWith(failingDatabase(), PATH));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("We can’t load the rules of each state right now.");
    expect(words).toContain("straight away and within 14 days at the latest");
    const answered = await pageOf(
      await fetchWith(failingDatabase(), `${PATH}?car=commodore&near=Logan`),
    );
    expect([answered.status, answered.heading]).toEqual([200, "Scrap My Car"]);
    expect(answered.words).toContain("We can’t load the prices right now.");
  });

  it.each([
    ["car=commodore vt&near=Sydney", "1,400–1,530 kg", "A complete car usually fetches"],
    ["car=Commodore VT&near=Sydney", "$140 – $240 a tonne", "two thirds of heavy steel"],
    ["car=vt commodore&near=Sydney&offer=$90", "$90 is below the usual range", "less than its"],
    ["car=vt commodore&near=Sydney&offer=300", "$300 is in the usual", "within what its steel may"],
    ["car=small car 1998&offer=600", "$600 is above the usual range", "more than its steel"],
    ["car=hilux 2008", "1,110–1,890 kg", "Which one is it?"],
  ])(
    "says of %s what its steel may bring, without a verdict on an offer",
    async (query, ...said) => {
      const { main } = await fetchPage(`${PATH}?${new URLSearchParams(query)}`);
      const answer = main.one("section[aria-labelledby=car-worth]").words;
      for (const words of said) expect(answer).toContain(words);
      expect(answer).not.toMatch(/fair|good|bad/i);
    },
  );

  it.each([
    ["car=flurble", "car", "Type a model such as Commodore VT, or a size: small car, ute, van."],
    ["car=&offer=180", "car", "Type a model such as Commodore VT, or a size: small car, ute, van."],
    ["car=ute&offer=2/kg", "offer", "Type the dollars for the whole car, such as 250."],
  ])("asks again for %s", async (query, field, problem) => {
    const form = (await fetchPage(`${PATH}?${query}`)).main.one("form.car-form");
    const id = form.one("[aria-invalid]").attribute("aria-describedby");
    expect([id, form.one(`#${id}`).words]).toEqual([`car-${field}-error`, problem]);
  });

  it("has the weight and the worth of My load for the same car and place", async () => {
    const load = await fetchPage("/my-load/?near=Sydney&commodore+vt=1x");
    expect(load.main.words).toContain("$196 – $367 for about 1,400–1,530 kg in Sydney NSW");
  });

  it("shows the deadline and the cash rule of every state, and not in a fold", () => {
    expect(guide.all("details table")).toEqual([]);
    const rules = guide.section(RULES);
    expect(rules.rows).toEqual([
      ["State", "Disposal notice within", "Cash for scrap"],
      ...STATES.map(([, ...facts]) => facts),
    ]);
    expect(rules.one("table").hrefs).toEqual(STATES.map(([code]) => `${PATH}?state=${code}`));
    expect(rules.words).toContain("This is general information only");
    expect(guide.words.match(/Last edited on \d+ \w+ 2026/g)).toHaveLength(1);
  });

  it("says the same under each state's heading as in the table, and links its regulator", async () => {
    const { results } = await env.DB.prepare(
      "select name, regulator_url as url from states order by name",
    ).all<{ name: string; url: string }>();
    const rules = guide.section(RULES);
    expect(results.map(({ name }) => name)).toEqual(rules.headings(3).toSorted());
    for (const [name = "", notice = "", cash = ""] of rules.rows.slice(1)) {
      const { words, hrefs } = rules.section(name, 3);
      // "Banned for most scrap", "Limited: ask the regulator", "No ban found".
      const rule = /banned|limited|no ban/i.exec(cash)?.[0].toLowerCase();
      expect(words.split("How you are paid")[1]?.toLowerCase()).toContain(rule);
      expect(words).toContain(/^\d+ days/.exec(notice)?.[0] ?? "no deadline");
      expect(words.match(/Confirm with/g)).toHaveLength(1);
      expect(hrefs).toContain(results.find((state) => state.name === name)?.url);
    }
  });

  it("shows the questions and answers of its structured data, word for word", () => {
    const data = page.structuredData.find((each) => each["@type"] === "FAQPage") as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const shown = guide.all(".faq details");
    expect(shown.map((one) => [one.one("summary").words, one.one("p").words])).toEqual(
      data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    );
    expect(shown.length).toBeGreaterThanOrEqual(8);
  });

  it("links only our own pages, its own sections and public bodies, and searches that find yards", async () => {
    expect(strayLinks(guide)).toEqual([]);
    const searches = guide.hrefs.filter((href) => href.startsWith("/scrap-yards/?"));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    for (const href of searches)
      expect((await fetchPage(href)).words, href).toMatch(/ [1-9]\d* Scrap Yards Found/);
  });
});

describe("the guide for a state", () => {
  const FIGURES = ["$100–$500", "+$50–$500", "3–4 quotes", "2 years", "2,100 L", "Victoria 7 days"];

  it.each(STATES)("%s shows its rules alone, and keeps every figure", async (code, name) => {
    const page = await fetchPage(`${PATH}?state=${code.toLowerCase()}`);
    const rules = page.one("section[aria-labelledby=your-state]");
    expect(rules.headings(2)[0]).toMatch(new RegExp(`^What the law requires in (the )?${name}$`));
    expect(page.one("article").words.match(/Confirm with/g)).toHaveLength(1);
    expect(page.one("article").headings(3)).not.toContain("Tasmania");
    expect(page.one(".chips [aria-current]").words).toContain(name);
    const { words } = page.one("article");
    expect(FIGURES.filter((figure) => !words.includes(figure))).toEqual([]);
    expect(page.canonical).toBe("http://localhost/scrap-my-car/");
    expect(page.meta.robots).toBe("noindex");
  });

  it("names whoever replaces lost papers there, and its yards", async () => {
    const page = await fetchPage(`${PATH}?state=QLD`);
    expect(page.one("article").section("No rego papers?").words).toContain(
      "Ask Transport and Main Roads for a replacement",
    );
    expect(page.words).toContain("Who to tell: Transport and Main Roads .");
    expect(page.hrefs).toContain("/scrap-yards/?state=QLD&service=Car+removal");
  });
});

describe("the guide for a place", () => {
  const near = (place: string) => fetchPage(`${PATH}?${new URLSearchParams({ near: place })}`);

  it("has the rules of its state and leads to the yards near it, and is one visitor's own", async () => {
    const page = await near("Logan QLD");
    const rules = page.one("section[aria-labelledby=your-state]");
    expect(rules.headings(2)).toEqual(["What the law requires in Queensland"]);
    const yards = rules.links.filter(({ href }) => href.startsWith("/"));
    expect(yards.map(({ text, href }) => [text, href])).toEqual([
      [
        "Yards near Logan that take whole vehicles",
        "/scrap-yards/?near=Logan+QLD&material=Whole+vehicles",
      ],
      ["Car removal near Logan", "/scrap-yards/?near=Logan+QLD&service=Car+removal"],
    ]);
    for (const { href } of yards)
      expect((await fetchPage(href)).words, href).toMatch(/ [1-9]\d* Scrap Yards Found/);
    expect(page.canonical).toBe("http://localhost/scrap-my-car/");
    expect(page.meta.robots).toBe("noindex");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("chooses the state of the place, unless the address names another", async () => {
    const places = ["2150", "3000", "4000", "6000", "5000", "7000", "0800", "2600"];
    const pages = await Promise.all(places.map(near));
    expect(pages.map((page) => page.one(".chips [aria-current]").words)).toEqual(
      STATES.map(([code, name]) => `${code} : ${name}`),
    );
    const other = await fetchPage(`${PATH}?near=Logan+QLD&state=NSW`);
    expect(other.one(".chips [aria-current]").words).toBe("NSW : New South Wales");
    expect(other.hrefs).toContain("/scrap-yards/?near=Logan+QLD&service=Car+removal");
  });

  it("says so where there is none, and offers the place of that name in another state", async () => {
    const long = await near("x".repeat(300));
    expect([long.status, long.one("header .notice").words]).toEqual([
      ...[200, `We don’t know a place called “${"x".repeat(100)}”. Choose your state instead.`],
    ]);
    const page = await near("Perth NSW");
    expect(page.one("header .notice").words).toBe(
      "There is no Perth in New South Wales. Choose your state instead.",
    );
    expect(page.one("header .did-you-mean").hrefs).toEqual([
      "/scrap-my-car/?near=Perth+WA+6000",
      "/scrap-my-car/?near=Perth+TAS+7300",
    ]);
  });

  it.each(["near=", "near=+", "near=-32.25,148.61", "state=Zealand"])(
    "is that for everybody for ?%s",
    async (query) => {
      const page = await fetchPage(`${PATH}?${query}`);
      expect(page.status).toBe(200);
      expect(page.all("header .notice, header section")).toEqual([]);
      expect(page.words).not.toContain("Zealand");
      expect(page.all("header .chips a")).toHaveLength(STATES.length);
      expect(page.meta.robots).toBeUndefined();
    },
  );
});
