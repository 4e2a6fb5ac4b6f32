import { beforeAll, describe, expect, it } from "vitest";
import { fetchSet } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";

const PATH = "/terms-and-conditions/";

/** The sections that docs/specification.md forces (Guides). */
const SECTIONS = [
  ...["Introduction", "User Responsibilities", "Intellectual Property"],
  ...["Disclaimers and Limitations", "Links to Third Party Sites", "Governing Law", "Termination"],
  ...["Changes to Terms", "Contact Us"],
];

describe("the terms", () => {
  let page: Page;
  beforeAll(async () => {
    page = await fetchPage(PATH);
  });

  it("have their title, the day of their last update, a notice, and the sections of the specification", () => {
    expect(page.heading).toBe("Terms and Conditions");
    expect(page.words).toContain("Last Updated: May 15, 2025");
    expect(page.main.one("time[datetime='2025-05-15']").words).toBe("May 15, 2025");
    const notice = page.main.one("article .notice").words;
    expect(notice).toMatch(/Important notice.*general information only.*no warranty/);
    expect(page.words.indexOf(notice)).toBeLessThan(page.words.lastIndexOf("Introduction"));
    expect(page.main.one(".guide-text").headings(2)).toEqual(SECTIONS);
  });

  it.each([
    /as a guest\. Some features may need a registered account/,
    /comment or a review.*review, remove or modify user content/,
    /terminate or suspend an account.*at our sole discretion/,
    /at least 30 days’ notice of a material change/,
    /law of New South Wales, Australia.*exclusive jurisdiction of the courts of New South Wales/,
  ])("say what the specification forces: %s", (said) => {
    expect(page.words).toMatch(said);
  });
});

it("the terms lead to the ways to reach us that the operator set", async () => {
  const settings = {
    ...{ CONTACT_EMAIL: "legal@another.example", CONTACT_PHONE: "(02) 5550 0123" },
    CONTACT_ADDRESS: "GPO Box 1, Hobart TAS 7001",
  };
  const { main } = await pageOf(await fetchSet(settings, PATH));
  const contact = main.one("article").section("Contact Us");
  for (const said of Object.values(settings)) expect(contact.words).toContain(said);
  expect(contact.hrefs.slice(0, 3)).toEqual([
    ...["mailto:legal@another.example", "tel:0255500123", "/contact/"],
  ]);
});
