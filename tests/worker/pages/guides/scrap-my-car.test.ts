import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith, headingOf, linksOf, textOf, wordsOf } from "../../fetch.ts";
import { guideAt, headingsOf, rowsOf, sectionOf, strayLinks } from "../../guide.ts";
import { headOf } from "../../head.ts";

const PATH = "/scrap-my-car/";
const RULES = "What the law requires in your state";

describe("the guide to scrapping a car", () => {
  let html: string;
  let words: string;
  beforeAll(async () => {
    html = await guideAt(PATH);
    words = wordsOf(html);
  });

  it("has its sections, and a table of contents that leads to each", () => {
    expect(headingOf(html)).toBe("Scrap My Car");
    const sections = [
      "What your car is worth",
      "Scrap your car step by step",
      "Questions to ask each buyer",
      RULES,
      "Written-off cars",
      "A car from a deceased estate",
      "Environmental benefits",
      "If something goes wrong",
      "Frequently asked questions",
    ];
    expect(headingsOf(html, 2)).toEqual(["On this page", ...sections]);
    const contents = html.slice(html.indexOf("<nav"), html.lastIndexOf("</nav>"));
    const places = linksOf(contents).filter(({ href }) => href.startsWith("#"));
    expect(places.map(({ text }) => text)).toEqual(sections);
  });

  it("says where a rule was not published, and a sentence in place of the table in an outage", async () => {
    await changed("states", "update states set cash = null, disposal_notice = null");
    const shown = await guideAt(PATH);
    expect(rowsOf(sectionOf(shown, RULES))[1]).toEqual([
      "New South Wales",
      "Check with the regulator",
      "Check with the regulator",
    ]);
    quietErrors();
    const response = await fetchWith(failingDatabase(), PATH);
    const words = wordsOf(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("We can’t load the rules of each state right now.");
    expect(words).toContain("straight away and within 14 days at the latest");
  });

  it("leads from the first thought to the last paper in numbered steps", () => {
    const steps = sectionOf(html, "Scrap your car step by step");
    expect(steps.match(/<ol\b/g)).toHaveLength(1);
    expect(steps.match(/<li\b/g)).toHaveLength(12);
    expect(headingsOf(steps, 3)).toEqual([
      "Compare repair, sale and scrap",
      "Find your rego paperwork",
      "Write down what you are selling",
      "Get 3–4 quotes",
      "Agree on the tow",
      "Take out your belongings",
      "Record the car",
      "Hand over",
      "Get paid",
      "Send the disposal notice",
      "Cancel registration and insurance",
      "Keep your documents for 2 years",
    ]);
  });

  it("says what a car and its parts bring", () => {
    const worth = sectionOf(html, "What your car is worth");
    expect(worth).toContain("<caption>");
    const values = rowsOf(worth).map(([part = "", value]) => [
      part.split(/ {2,}| (?=[A-Z])/)[0],
      value,
    ]);
    expect(values.slice(1)).toEqual([
      ["Complete car", "$100–$500"],
      ["Catalytic converter", "+$50–$500"],
      ["Wheels", "+$20–$100"],
      ["Battery", "+$10–$30"],
    ]);
  });

  it("checks an offer by arithmetic that is right", () => {
    const [, mass = "", low = "", high = "", from, to] =
      words.match(
        /([\d,]+) kg and .*?\$([\d.]+)–\$([\d.]+) per kg\. That makes \$(\d+) to \$(\d+)/,
      ) ?? [];
    const kilograms = Number(mass.replace(",", ""));
    expect([from, to]).toEqual([low, high].map((price) => (kilograms * Number(price)).toFixed(0)));
    expect([low, high]).toEqual(["0.20", "0.35"]);
    expect(words).toContain("That is not an offer");
  });

  it("gives every state its deadline and what holds for cash", () => {
    expect(rowsOf(sectionOf(html, RULES)).slice(1)).toEqual([
      ["New South Wales", "14 days", "Banned"],
      ["Victoria", "7 days", "Banned for most scrap"],
      ["Queensland", "14 days", "Treat as banned: ask the regulator"],
      ["Western Australia", "7 days", "Limited"],
      ["South Australia", "14 days: confirm with Service SA", "Limited: ask the regulator"],
      ["Tasmania", "7 days: confirm with the Registrar of Motor Vehicles", "No ban found"],
      ["Northern Territory", "14 days: confirm with the Motor Vehicle Registry", "No ban found"],
      ["Australian Capital Territory", "None found: ask Access Canberra", "No ban found"],
    ]);
  });

  it("tells of each state under its own heading what its table says", () => {
    const rules = sectionOf(html, RULES);
    const [, ...states] = rules.split(/(?=<h3\b)/);
    const rows = rowsOf(rules).slice(1);
    expect(states.map((state) => headingsOf(state, 3)[0])).toEqual(rows.map(([name]) => name));
    for (const [i, [, notice = ""]] of rows.entries()) {
      const text = wordsOf(states[i] ?? "");
      expect(text).toContain(/^\d+ days/.exec(notice)?.[0] ?? "no deadline");
      expect(text.includes("Our sources say")).toBe(notice.includes("confirm"));
    }
  });

  it("names in each state the regulator that its cities name", async () => {
    const { results } = await env.DB.prepare("select name, regulator_url as url from states").all();
    const states = sectionOf(html, RULES).split(/(?=<h3\b)/);
    expect(results).toHaveLength(8);
    for (const { name, url } of results) {
      const state = states.find((part) => headingsOf(part, 3)[0] === name) ?? "";
      expect(linksOf(state).map(({ href }) => href)).toContain(url);
    }
  });

  it("has the specification's words on cash, the notice and the day of the last edit", () => {
    expect(wordsOf(sectionOf(html, RULES))).toContain(
      "banned in New South Wales, Victoria and Queensland, and limited in South Australia and Western Australia",
    );
    expect(words).toMatch(/This is general information only.*Last edited on 21 November 2026/);
  });

  it.each([
    ["145 kg", /CO₂ saved per car/],
    ["9 kg", /CO₂ saved per kilogram of aluminium/],
    ["2,100 L", /Water saved per tonne of steel/],
    ["4.8 kW", /per copper radiator/],
  ])("gives %s of what recycling saves", (figure, meaning) => {
    const benefits = sectionOf(html, "Environmental benefits");
    const entry = benefits.split("<dt").find((part) => wordsOf(part).includes(` ${figure} `)) ?? "";
    expect(wordsOf(entry)).toMatch(meaning);
  });

  it("does not take power for energy", () => {
    expect(words).not.toContain("kWh");
  });

  it("answers the questions that search engines are told, word for word", async () => {
    const { jsonLd } = headOf(await (await fetchPath(PATH)).text());
    const told = jsonLd.find((data) => data["@type"] === "FAQPage") as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const shown = [...html.matchAll(/<summary>(.*?)<\/summary><p>(.*?)<\/p>/gs)];
    expect(
      shown.map(([, question = "", answer = ""]) => [wordsOf(question), wordsOf(answer)]),
    ).toEqual(told.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]));
    expect(shown.length).toBeGreaterThanOrEqual(8);
  });

  it("leads to pages of ours, places in it and public bodies alone", () => {
    expect(strayLinks(html)).toEqual([]);
  });

  it("leads to yards that do what it says", async () => {
    const searches = linksOf(html).filter(({ href }) => href.startsWith("/scrap-yards/?"));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    for (const { href } of searches)
      expect(await textOf(await fetchPath(href)), href).toMatch(/ [1-9]\d* Scrap Yards Found/);
  });
});
