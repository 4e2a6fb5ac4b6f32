import { beforeAll, describe, expect, it } from "vitest";
import { fetchPath, headingOf, linksOf, wordsOf } from "../../fetch.ts";
import { headOf } from "../../head.ts";

describe("the page about us", () => {
  let html = "";
  let words = "";
  beforeAll(async () => {
    const response = await fetchPath("/about/");
    expect(response.status).toBe(200);
    html = await response.text();
    words = wordsOf(html);
  });

  it.each([
    ["who publishes it", /independent information site.*We buy no metal and we sell none/],
    ["units", /Australian dollars per kilogram/],
    ["that prices are no offers", /ranges for one grade of clean metal, not offers/],
    ["when a price was checked", /the day on which that row was last checked/],
    ["sample data", /a line at the foot of every page begins with “Sample data”/],
    ["how data is checked", /One wrong cell and the whole list is refused/],
    ["prices that are not known", /Price unavailable means/],
    ["averages", /Average is the mean of the lowest and the highest price/],
    [
      "the trend chart",
      /not a record of past prices.*copper \$8 to \$10.*Do not time a sale by it/,
    ],
    ["the city map", /places its markers without regard to where the yards are/],
    ["listings", /A listing is no recommendation/],
    ["what there is not", /There are no accounts.*no paid places.*There are no advertisements/],
    ["accessibility", /Web Content Accessibility Guidelines 2\.2.*no outside auditor/],
  ])("speaks of %s", (_, said) => {
    expect(words).toMatch(said);
  });

  it("says the truth about sample data: the line is at the foot of this page, too", () => {
    expect(words).toContain("Sample data: the prices and yards on this site are invented");
  });

  it("names the figures that the chart is made from", () => {
    expect(words).toContain(
      "copper $8 to $10, aluminium $1.20 to $2.00, brass $4 to $5.50 and steel $0.20 to $0.35 per kilogram. It multiplies them by 1.1 from May to October and by 0.9 in the other months",
    );
  });

  it("lets its sections be found from a table of contents", () => {
    const [, contents = ""] = html.match(/<nav class="guide-contents"[^>]*>(.*?)<\/nav>/s) ?? [];
    const targets = linksOf(contents).map(({ href }) => href.slice(1));
    expect(targets.length).toBeGreaterThanOrEqual(9);
    for (const id of targets) expect(html.split(` id="${id}"`), id).toHaveLength(2);
  });

  it("leads to the form, the e-mail address and the phone", () => {
    const hrefs = linksOf(html.slice(html.indexOf("<article"))).map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/contact/",
        "mailto:hello@scrapmetalprices.example",
        "tel:1300975707",
        "/privacy-policy/",
        "/terms-and-conditions/",
      ]),
    );
  });

  it("says what it is to people and to machines", () => {
    expect(headingOf(html)).toBe("About us");
    const types = headOf(html).jsonLd.map((data) => data["@type"]);
    expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Article"]));
  });
});
