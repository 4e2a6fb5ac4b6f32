import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import type { Part } from "../../part.ts";
import { strayLinks } from "./stray-links.ts";

const PATH = "/resources-and-tips/";
const SECTIONS = [
  ...["Getting Started", "Expert Tips", "Price Negotiation", "Regulatory Information"],
  ...["Environmental Impact", "Additional Resources"],
];

/** The words of each entry of a list. */
const entries = (part: Part) => part.all("li").map(({ words }) => words);

describe("the resources and tips", () => {
  let page: Page;
  let guide: Part;
  beforeAll(async () => {
    page = await fetchPage(PATH);
    guide = page.one("article");
  });

  /** The rules on cash. */
  const cash = () => guide.section("Regulatory Information").section("Payment restrictions", 3);

  it("have every section, and lead to each answer by what one wants to do", () => {
    expect([page.status, page.heading]).toEqual([200, "Resources and Tips"]);
    expect(guide.headings(2).slice(1, 7)).toEqual(SECTIONS);
    expect(guide.section("Expert Tips").headings(3)).toEqual([
      ...["Timing your sale", "Sorting and preparation", "Transport"],
    ]);
    expect(guide.section("Price Negotiation").headings(3)).toEqual(["Do", "Don’t"]);
    expect(guide.section("Regulatory Information").headings(3)).toEqual([
      ...["Identification", "Payment restrictions", "Restricted materials"],
      ...["Environmental compliance", "Tax"],
    ]);
    const { links } = guide.one("nav.guide-contents");
    expect(links.length).toBeGreaterThanOrEqual(10);
    const found = links.map(({ href }) => guide.one(href).words);
    expect(new Set(found).size).toBe(links.length);
    for (const section of SECTIONS) {
      const parts = guide.section(section).headings(3);
      expect(found.some((each) => each === section || parts.includes(each))).toBe(true);
    }
  });

  it("offer two guides to read, and announce PDFs, videos with lengths and files with sizes", () => {
    const start = guide.section("Getting Started");
    expect(start.links.filter(({ text }) => text.startsWith("Read full guide :"))).toMatchObject([
      {
        text: "Read full guide : Your first visit to a scrap yard",
        href: "/blog/first-visit-to-a-scrap-yard/",
      },
      {
        text: "Read full guide : Sorting scrap metal at home",
        href: "/blog/sorting-scrap-metal-at-home/",
      },
    ]);
    expect(start.words).toMatch(/Download PDF guide: Coming soon Videos for beginners/);
    expect(entries(start)).toEqual(
      ["5:23", "8:42", "7:15"].map((length) =>
        expect.stringMatching(new RegExp(`^[A-Z].* ${length}$`)),
      ),
    );
    const files = guide.all(".planned").find(({ words }) => words.startsWith("Guides to"));
    expect(files?.words).toMatch(
      /\(PDF\) · Coming soon .*, 4\.2 MB .*, 5\.7 MB .*, 1\.3 MB .*, 3\.8 MB$/,
    );
    expect(guide.words.match(/Coming soon/g)).toHaveLength(6);
    expect(guide.links.filter(({ text }) => /coming soon|download/i.test(text))).toEqual([]);
  });

  it("have the required rules, their notice and a link to ask us", () => {
    const { words, hrefs } = guide.section("Regulatory Information");
    for (const said of [
      "limited in South Australia and Western Australia",
      "items of 80% copper or less",
      "records for 3–7 years, depending on the state",
      "general information only, not legal advice",
      "withhold 47% of the payment for the ATO",
    ])
      expect(words).toContain(said);
    expect(words).toMatch(/Download the rules .*: Coming soon/);
    expect(hrefs).toContain("/contact/");
    // And the newsletter, which comes back to them.
    expect(guide.one("form input[name=page]").attribute("value")).toBe(PATH);
  });

  it("have a table of each state's cash rule and regulator, from the database", async () => {
    const { results } = await env.DB.prepare("select * from states order by position").all();
    expect(results.length).toBeGreaterThan(0);
    expect(cash().rows).toEqual([
      ["State", "Cash for scrap", "Regulator"],
      ...results.map(({ name, cash, regulator }) => [name, cash, regulator]),
    ]);
    expect(cash().one("table").hrefs).toEqual(results.map((row) => row.regulator_url));
    // And the office for complaints of each.
    expect(new Set(cash().one("details").hrefs.slice(-8)).size).toBe(8);
  });

  it("show a message instead of the table in an outage, and are not cached", async () => {
    quietErrors();
    const { status, headers, words } = await pageOf(await fetchWith(failingDatabase(), PATH));
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(words).toContain("We can’t load the rules of each state right now.");
    expect(words).toContain("Restricted materials");
  });

  it("show how much of the energy recycling saves, with bars of that length", () => {
    const bars = guide.section("Environmental Impact").all("dl > div");
    const shown = bars.filter((bar) => bar.all("svg rect").length > 0);
    for (const bar of shown) expect(bar.one("svg").attribute("viewBox")).toBe("0 0 100 1");
    const length = (bar: Part) => `${bar.one("svg rect").attribute("width")}%`;
    expect(shown.map((bar) => [bar.one("dt").words, bar.one("dd").words, length(bar)])).toEqual([
      ["Aluminium", "95%", "95%"],
      ["Copper", "85%", "85%"],
      ["Steel", "74%", "74%"],
      ["Lead", "60%", "60%"],
    ]);
  });

  it("link only our own pages and public bodies, and searches that find yards", async () => {
    expect(strayLinks(guide)).toEqual([]);
    const searches = guide.hrefs.filter((href) => href.startsWith("/scrap-yards/?"));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    for (const href of searches)
      expect((await fetchPage(href)).words, href).toMatch(/ [1-9]\d* Scrap Yards Found/);
  });
});
