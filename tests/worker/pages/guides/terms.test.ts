import { beforeAll, describe, expect, it } from "vitest";
import { fetchSet } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";

const PATH = "/terms-and-conditions/";

/** The sections that docs/specification.md forces (Guides), each with what it must have. */
const SECTIONS: [heading: string, parts: string[]][] = [
  ["Introduction", []],
  ["User Responsibilities", ["Account registration", "Conduct", "User content"]],
  ["Intellectual Property", ["Site content", "Trademarks"]],
  ["Disclaimers and Limitations", ["Warranties", "Liability", "Indemnification"]],
  ["Links to Third Party Sites", []],
  ["Governing Law", []],
  ["Termination", []],
  ["Changes to Terms", []],
  ["Contact Us", []],
];

describe("the terms", () => {
  let page: Page;
  beforeAll(async () => {
    page = await fetchPage(PATH);
  });

  it("have their title and the day of their last update", () => {
    expect(page.heading).toBe("Terms and Conditions");
    expect(page.words).toContain("Last Updated: May 15, 2025");
    expect(page.main.one("time[datetime='2025-05-15']").words).toBe("May 15, 2025");
  });

  it("begin with an important notice: general information, no warranty", () => {
    const notice = page.main.one("article .notice").words;
    expect(notice).toMatch(/Important notice.*general information only.*no warranty/);
    expect(page.words.indexOf(notice)).toBeLessThan(page.words.lastIndexOf("Introduction"));
  });

  it("have the sections of the specification in their order, with their parts", () => {
    const text = page.main.one(".guide-text");
    expect(text.headings(2)).toEqual(SECTIONS.map(([heading]) => heading));
    for (const [heading, parts] of SECTIONS)
      expect(text.section(heading).headings(3), heading).toEqual(expect.arrayContaining(parts));
  });

  it.each([
    ["guests and accounts", /as a guest\. Some features may need a registered account/],
    ["personal use", /personal, non-commercial purposes only/],
    ["user content", /comment or a review.*review, remove or modify user content/],
    ["accounts that end", /terminate or suspend an account.*at our sole discretion/],
    ["changes", /at least 30 days’ notice of a material change/],
    ["the law", /law of New South Wales, Australia/],
    ["the courts", /exclusive jurisdiction of the courts of New South Wales/],
  ])("speak of %s", (_, said) => {
    expect(page.words).toMatch(said);
  });

  it("say how to reach us", () => {
    expect(page.words).toMatch(/Post: PO Box 0000, Sydney NSW 2001/);
    expect(page.main.one("article").section("Contact Us").hrefs).toEqual(
      expect.arrayContaining([
        "mailto:hello@scrapmetalprices.example",
        "tel:1300975707",
        "/contact/",
      ]),
    );
  });
});

it("the terms show the ways to reach us that the operator set", async () => {
  const { words } = await pageOf(
    await fetchSet(
      {
        CONTACT_EMAIL: "legal@another.example",
        CONTACT_PHONE: "(02) 5550 0123",
        CONTACT_ADDRESS: "GPO Box 1, Hobart TAS 7001",
      },
      PATH,
    ),
  );
  for (const said of ["legal@another.example", "(02) 5550 0123", "GPO Box 1, Hobart TAS 7001"])
    expect(words).toContain(said);
});
