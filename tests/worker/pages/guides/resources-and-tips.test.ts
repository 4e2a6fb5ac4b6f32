import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import type { Part } from "../../part.ts";
import { strayLinks } from "./stray-links.ts";

const PATH = "/resources-and-tips/";

/** The words of each entry of a list. */
const entries = (part: Part) => part.all("li").map(({ words }) => words);

describe("the resources and tips", () => {
  let page: Page;
  let guide: Part;
  beforeAll(async () => {
    page = await fetchPage(PATH);
    guide = page.one("article");
  });

  /** What stands below a heading of level 3, to the next one. */
  const part = (section: string, heading: string) => guide.section(section).section(heading, 3);

  /** The lines on what is to come, by their title. */
  const planned = (title: string) =>
    guide.all(".planned").find(({ words }) => words.startsWith(title))!;

  it("lead to each answer by what one wants to do", () => {
    const { links } = guide.one("nav.guide-contents");
    expect(links.length).toBeGreaterThanOrEqual(10);
    const found = links.map(({ href }) => guide.one(href).words);
    expect(new Set(found).size).toBe(links.length);
    for (const section of guide.headings(2).slice(1, 7)) {
      const parts = guide.section(section).headings(3);
      expect(found.some((each) => each === section || parts.includes(each))).toBe(true);
    }
  });

  it("have every section, each with its parts", () => {
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Resources and Tips");
    const sections = {
      "Getting Started": ["Your first visit to a scrap yard", "Sorting scrap metal at home"],
      "Expert Tips": ["Timing your sale", "Sorting and preparation", "Transport"],
      "Price Negotiation": ["Do", "Don’t"],
      "Regulatory Information": [
        "Identification",
        "Payment restrictions",
        "Restricted materials",
        "Environmental compliance",
        "Tax",
      ],
      "Environmental Impact": [],
      "Additional Resources": [],
    };
    expect(guide.headings(2).slice(1, 7)).toEqual(Object.keys(sections));
    for (const [section, parts] of Object.entries(sections))
      expect(guide.section(section).headings(3)).toEqual(parts);
  });

  it.each([
    ["Your first visit to a scrap yard", "/blog/first-visit-to-a-scrap-yard/"],
    ["Sorting scrap metal at home", "/blog/sorting-scrap-metal-at-home/"],
  ])("offer '%s' to read, and announce it as a PDF", (title, href) => {
    const card = part("Getting Started", title);
    expect(card.links).toMatchObject([{ text: `Read full guide : ${title}`, href }]);
    expect(card.words).toContain("Download PDF guide: Coming soon");
  });

  it("announce three videos for beginners with their lengths, below the first guides", () => {
    const start = guide.section("Getting Started");
    expect(start.words).toMatch(/Download PDF guide: Coming soon Videos for beginners/);
    expect(entries(start)).toEqual([
      expect.stringMatching(/^[A-Z].* 5:23$/),
      expect.stringMatching(/^[A-Z].* 8:42$/),
      expect.stringMatching(/^[A-Z].* 7:15$/),
    ]);
  });

  it("announce four files, with their sizes, and three more videos", () => {
    expect(planned("Guides to download").words).toMatch(
      /\(PDF\) · Coming soon .*, 4\.2 MB .*, 5\.7 MB .*, 1\.3 MB .*, 3\.8 MB$/,
    );
    const videos = planned("Educational videos");
    expect(entries(videos.one("ul"))).toHaveLength(3);
    expect(videos.words).toContain("Coming soon");
  });

  it("do not link what is coming soon", () => {
    expect(guide.words.match(/Coming soon/g)).toHaveLength(2 + 1 + 1 + 1 + 1);
    expect(guide.links.filter(({ text }) => /coming soon|download/i.test(text))).toEqual([]);
  });

  it.each(["Timing your sale", "Sorting and preparation", "Transport"])(
    "have tips on %s, each with a name of its own",
    (heading) => {
      const tips = part("Expert Tips", heading).all("li");
      const names = tips.map((tip) => tip.one("strong").words);
      expect(names.length).toBeGreaterThanOrEqual(6);
      expect(names).not.toContain("");
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("list the dos and don’ts of negotiating a price", () => {
    const dos = entries(part("Price Negotiation", "Do"));
    const donts = entries(part("Price Negotiation", "Don’t"));
    expect(dos.length).toBe(donts.length);
    expect(dos.length).toBeGreaterThanOrEqual(8);
    expect(donts).toEqual(donts.map(() => expect.stringMatching(/^Don’t [a-z]/)));
  });

  it("have the required rules, their notice and a link to ask us", () => {
    const { words, hrefs } = guide.section("Regulatory Information");
    expect(words).toContain(
      "banned in New South Wales, Victoria and Queensland, and limited in South Australia and Western Australia",
    );
    expect(words).toContain("items of 80% copper or less");
    expect(words).toMatch(
      /In Queensland, treat cash as banned .* In short, cash payments are banned/,
    );
    expect(words).toContain("records for 3–7 years, depending on the state");
    expect(words).toMatch(/general information only, not legal advice/);
    expect(words).toMatch(/Download the rules .*: Coming soon/);
    expect(hrefs).toContain("/contact/");
  });

  it("say in three sentences how tax works, with a link", () => {
    const tax = part("Regulatory Information", "Tax");
    expect(tax.words).toContain("Statement by a supplier");
    expect(tax.words).toContain("withhold 47% of the payment for the ATO");
    expect(tax.words).toMatch(/This is not tax advice/);
    expect(tax.hrefs[0]).toMatch(/^https:\/\/www\.ato\.gov\.au\//);
  });

  it("have a table of each state's cash rule and regulator, from the database", async () => {
    const { results } = await env.DB.prepare("select * from states order by position").all();
    const table = part("Regulatory Information", "Payment restrictions");
    expect(results.length).toBeGreaterThan(0);
    expect(table.rows.slice(1)).toEqual(
      results.map(({ name, cash, regulator }) => [name, cash, regulator]),
    );
    expect(table.rows[0]).toEqual(["State", "Cash for scrap", "Regulator"]);
    expect(table.one("table").hrefs).toEqual(results.map((row) => row.regulator_url));
  });

  it("lead with a complaint to the office of each state, by where the yard is", () => {
    const fold = part("Regulatory Information", "Payment restrictions").one("details");
    expect(fold.words).toContain("Complaints about a yard go to the state where the yard is:");
    expect(fold.hrefs.slice(-8)).toEqual([
      "https://www.fairtrading.nsw.gov.au",
      "https://www.consumer.vic.gov.au",
      "https://www.qld.gov.au/law/fair-trading",
      "https://www.cbs.sa.gov.au",
      "https://www.consumerprotection.wa.gov.au",
      "https://www.cbos.tas.gov.au",
      "https://www.accesscanberra.act.gov.au",
      "https://consumeraffairs.nt.gov.au",
    ]);
  });

  it("show a message instead of the table in an outage, and are not cached", async () => {
    quietErrors();
    const { status, headers, words } = await pageOf(await fetchWith(failingDatabase(), PATH));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("We can’t load the rules of each state right now.");
    expect(words).toContain("Restricted materials");
  });

  it.each([
    ["Aluminium", 95],
    ["Copper", 85],
    ["Steel", 74],
    ["Lead", 60],
  ])(
    "show that recycling %s saves %i per cent of the energy, with a bar of that length",
    (metal, percent) => {
      const bars = guide.section("Environmental Impact").all("dl > div");
      const bar = bars.find((found) => found.one("dt").words === metal);
      expect(bar?.one("dd").words).toBe(`${percent}%`);
      expect(bar?.one("svg").attribute("viewBox")).toBe("0 0 100 1");
      expect(bar?.one("svg rect").attribute("width")).toBe(`${percent}`);
    },
  );

  it.each([
    ["145 kg", "CO₂ saved per car recycled"],
    ["9 kg", "CO₂ saved per kilogram of aluminium recycled"],
    ["2,100 L", "Water saved per tonne of steel recycled"],
    ["4.8 kW", "Power saved per copper radiator recycled"],
  ])("show %s as %s", (figure, meaning) => {
    const figures = guide.section("Environmental Impact").all("dl > div");
    expect(figures.map((one) => [one.one("dd").words, one.one("dt").words])).toContainEqual([
      figure,
      meaning,
    ]);
  });

  it("list three public bodies, and link only our own pages and public bodies", () => {
    const { hrefs } = guide.section("Additional Resources").all("ul")[0]!;
    expect(hrefs).toHaveLength(3);
    expect(hrefs).toEqual(hrefs.map(() => expect.stringMatching(/^https:/)));
    expect(strayLinks(guide)).toEqual([]);
  });

  it("link metals and yards that exist", async () => {
    const metals = guide.hrefs.filter((href) => href.startsWith("/material/"));
    expect(metals.length).toBeGreaterThanOrEqual(6);
    for (const href of metals) expect((await fetchPath(href)).status, href).toBe(200);
    const searches = guide.hrefs.filter((href) => href.startsWith("/scrap-yards/?"));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    for (const href of searches)
      expect((await fetchPage(href)).words, href).toMatch(/ [1-9]\d* Scrap Yards Found/);
  });

  it("offer the newsletter, which comes back to them", () => {
    expect(guide.one("form input[name=page]").attribute("value")).toBe(PATH);
  });

  it("say how long a visit takes", () => {
    expect(guide.section("Getting Started").words).toContain("15–60 minutes");
  });
});
