import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith, headingOf, linksOf, textOf, wordsOf } from "../../fetch.ts";
import { guideAt, headingsOf, rowsOf, sectionOf, strayLinks } from "../../guide.ts";

/** The words of each entry of a list. */
const entries = (html: string) =>
  html
    .split("<li")
    .slice(1)
    .map((entry) => wordsOf(`<li${entry}`));

describe("the resources and tips", () => {
  let html: string;
  beforeAll(async () => {
    html = await guideAt("/resources-and-tips/");
  });

  /** The part below a smaller heading, to the next of its size. */
  const part = (section: string, heading: string) => {
    const parts = sectionOf(html, section).split(/(?=<h3\b)/);
    return parts.find((found) => headingsOf(found, 3)[0] === heading) ?? "";
  };

  it("have every section, each with its parts", () => {
    expect(headingOf(html)).toBe("Resources and Tips");
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
      "Additional Resources": [
        "Guides to download",
        "Public bodies",
        "Videos for beginners",
        "Educational videos",
      ],
    };
    expect(headingsOf(html, 2).slice(1, 7)).toEqual(Object.keys(sections));
    for (const [section, parts] of Object.entries(sections))
      expect(headingsOf(sectionOf(html, section), 3)).toEqual(parts);
  });

  it.each([
    ["Your first visit to a scrap yard", "/blog/first-visit-to-a-scrap-yard/"],
    ["Sorting scrap metal at home", "/blog/sorting-scrap-metal-at-home/"],
  ])("offer '%s' to read, and later as a file", (title, href) => {
    const card = part("Getting Started", title);
    expect(linksOf(card)).toMatchObject([{ text: `Read full guide : ${title}`, href }]);
    expect(wordsOf(card)).toContain("Download PDF guide: Coming soon");
  });

  it("announce three videos for beginners with their lengths, below the advice", () => {
    const videos = part("Additional Resources", "Videos for beginners");
    const [tiles = ""] = videos.split("</ul>");
    const lengths = ["5:23", "8:42", "7:15"];
    expect(entries(tiles)).toEqual(
      lengths.map((time) => expect.stringContaining(`Length ${time} `)),
    );
    expect(entries(tiles)).toEqual(lengths.map(() => expect.stringMatching(/Coming soon\s*$/)));
  });

  it("announce four files with their sizes and three more videos", () => {
    const sizes = ["4.2 MB", "5.7 MB", "1.3 MB", "3.8 MB"];
    expect(entries(part("Additional Resources", "Guides to download"))).toEqual(
      sizes.map((size) => expect.stringMatching(new RegExp(`PDF, ${size} Coming soon\\s*$`))),
    );
    const [videos = ""] = part("Additional Resources", "Educational videos").split("</ul>");
    expect(entries(videos)).toEqual(Array(3).fill(expect.stringMatching(/Coming soon\s*$/)));
  });

  it("link nothing that is yet to come", () => {
    expect(wordsOf(html).match(/Coming soon/g)).toHaveLength(2 + 3 + 1 + 4 + 3);
    expect(linksOf(html).filter(({ text }) => /coming soon|download/i.test(text))).toEqual([]);
  });

  it.each(["Timing your sale", "Sorting and preparation", "Transport"])(
    "have tips on %s, each with a name of its own",
    (heading) => {
      const tips = part("Expert Tips", heading).split("<li").slice(1);
      const names = tips.map((tip) => wordsOf(/<strong>(.*?)<\/strong>/s.exec(tip)?.[1] ?? ""));
      expect(names.length).toBeGreaterThanOrEqual(6);
      expect(names).not.toContain("");
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("say what to do and what to leave when a price is agreed on", () => {
    const dos = entries(part("Price Negotiation", "Do"));
    const donts = entries(part("Price Negotiation", "Don’t"));
    expect(dos.length).toBe(donts.length);
    expect(dos.length).toBeGreaterThanOrEqual(8);
    expect(donts).toEqual(donts.map(() => expect.stringMatching(/ Don’t [a-z]/)));
  });

  it("name the rules of the specification, with their notice and the way to ask", () => {
    const rules = sectionOf(html, "Regulatory Information");
    const words = wordsOf(rules);
    expect(words).toContain(
      "banned in New South Wales, Victoria and Queensland, and limited in South Australia and Western Australia",
    );
    expect(words).toContain("items of 80% copper or less");
    expect(words).toMatch(/Queensland and South Australia may have changed/);
    expect(words).toContain("records for 3–7 years, depending on the state");
    expect(words).toMatch(/not legal advice.*Last edited on 21 November 2026/);
    expect(words).toMatch(/Download the rules .*: Coming soon/);
    expect(linksOf(rules)).toContainEqual(expect.objectContaining({ href: "/contact/" }));
  });

  it("say in three sentences how tax works, with a link", () => {
    const tax = part("Regulatory Information", "Tax");
    expect(wordsOf(tax)).toContain("Statement by a supplier");
    expect(wordsOf(tax)).toContain("withhold 47% of the payment for the ATO");
    expect(wordsOf(tax)).toMatch(/general information, not tax advice/);
    expect(linksOf(tax)[0]?.href).toMatch(/^https:\/\/www\.ato\.gov\.au\//);
  });

  it("have a table of the rule on cash and the regulator of each state, as loaded", async () => {
    const { results } = await env.DB.prepare("select * from states order by position").all();
    const table = part("Regulatory Information", "Payment restrictions");
    expect(results.length).toBeGreaterThan(0);
    expect(rowsOf(table).slice(1)).toEqual(
      results.map(({ name, cash, regulator }) => [name, cash, regulator]),
    );
    expect(linksOf(table).map(({ href }) => href)).toEqual(results.map((row) => row.regulator_url));
  });

  it("show a sentence in place of the table in an outage, and are not cached", async () => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), "/resources-and-tips/");
    const words = wordsOf(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
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
      const bars = sectionOf(html, "Environmental Impact").split("<dt");
      const bar = bars.find((found) => wordsOf(found).includes(` ${metal} `)) ?? "";
      expect(wordsOf(bar)).toContain(` ${percent}% `);
      expect(bar).toMatch(new RegExp(`viewBox="0 0 100 1".*<rect[^>]* width="${percent}"`, "s"));
    },
  );

  it.each(["145 kg", "9 kg", "2,100 L", "4.8 kW"])("give %s of what recycling saves", (figure) => {
    expect(wordsOf(sectionOf(html, "Environmental Impact"))).toContain(` ${figure} `);
  });

  it("lead to three public bodies to read on, and nowhere strange", () => {
    const [bodies = ""] = part("Additional Resources", "Public bodies").split("</ul>");
    const hrefs = linksOf(bodies).map(({ href }) => href);
    expect(hrefs).toHaveLength(3);
    expect(hrefs).toEqual(hrefs.map(() => expect.stringMatching(/^https:/)));
    expect(strayLinks(html)).toEqual([]);
  });

  it("lead to metals and yards that exist", async () => {
    const hrefs = linksOf(html).map(({ href }) => href);
    const metals = hrefs.filter((href) => href.startsWith("/material/"));
    expect(metals.length).toBeGreaterThanOrEqual(6);
    for (const href of metals) expect((await fetchPath(href)).status, href).toBe(200);
    const searches = hrefs.filter((href) => href.startsWith("/scrap-yards/?"));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    for (const href of searches)
      expect(await textOf(await fetchPath(href)), href).toMatch(/ [1-9]\d* Scrap Yards Found/);
  });

  it("tell how long a visit takes", () => {
    expect(wordsOf(sectionOf(html, "Getting Started"))).toContain("15–60 minutes");
  });
});
