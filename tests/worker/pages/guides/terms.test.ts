import { beforeAll, describe, expect, it } from "vitest";
import { fetchPath, fetchSet, headingOf, linksOf, textOf, wordsOf } from "../../fetch.ts";
import { headOf } from "../../head.ts";

const PATH = "/terms-and-conditions/";

/** The words of a page's headings of one level, in reading order, without those of its frame. */
const headings = (html: string, level: 2 | 3) => {
  const text = html.slice(html.indexOf('class="guide-text"'), html.indexOf("</article>"));
  return [...text.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, "gs"))].map(
    ([, inside = ""]) => wordsOf(inside).trim(),
  );
};

describe("the terms", () => {
  let html = "";
  let words = "";
  beforeAll(async () => {
    const response = await fetchPath(PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("max-age=60");
    html = await response.text();
    words = wordsOf(html);
  });

  it("have their title and the day of their last update", () => {
    expect(headingOf(html)).toBe("Terms and Conditions");
    expect(words).toContain("Last Updated: May 15, 2025");
    expect(html).toContain('<time dateTime="2025-05-15">May 15, 2025</time>');
    expect(headOf(html).title).toContain("Terms and Conditions");
  });

  it("begin with an important notice: general information, no warranty", () => {
    const [, notice = ""] = html.match(/<p class="notice">(.*?)<\/p>/s) ?? [];
    expect(wordsOf(notice)).toMatch(/Important notice.*general information only.*no warranty/);
    expect(html.indexOf('class="notice"')).toBeLessThan(html.indexOf(">Introduction<"));
  });

  it("have nine sections in their order", () => {
    expect(headings(html, 2)).toEqual([
      "Introduction",
      "User Responsibilities",
      "Intellectual Property",
      "Disclaimers and Limitations",
      "Links to Third Party Sites",
      "Governing Law",
      "Termination",
      "Changes to Terms",
      "Contact Us",
    ]);
  });

  it("have what belongs into the sections", () => {
    expect(headings(html, 3)).toEqual([
      "Guests and registered users",
      "Personal use",
      "Account registration",
      "Conduct",
      "User content",
      "Site content",
      "Trademarks",
      "Your consumer rights come first",
      "Warranties",
      "Liability",
      "Indemnification",
    ]);
  });

  it.each([
    ["guests and accounts", /as a guest\. Some features may need a registered account/],
    ["that there are no accounts today", /No accounts exist today/],
    ["personal use", /personal, non-commercial purposes only/],
    ["user content", /comment or a review.*review, remove or modify user content/],
    ["accounts that end", /terminate or suspend an account.*at our sole discretion/],
    ["changes", /material change we give at least 30 days’ notice/],
    ["the law", /law of New South Wales, Australia/],
    ["the courts", /exclusive jurisdiction of the courts of New South Wales/],
    ["consumers' rights", /guarantees and rights that cannot be excluded.*Nothing in these terms/],
  ])("speak of %s", (_, said) => {
    expect(words).toMatch(said);
  });

  it("say how to reach us", () => {
    expect(words).toMatch(/Post: PO Box 0000, Sydney NSW 2001/);
    const contact = html.slice(html.indexOf('id="contact-us"'), html.indexOf("</article>"));
    expect(linksOf(contact)).toEqual([
      expect.objectContaining({ href: "mailto:hello@scrapmetalprices.example" }),
      expect.objectContaining({ text: "1300 975 707", href: "tel:1300975707" }),
      expect.objectContaining({ href: "/contact/" }),
      expect.objectContaining({ href: "/privacy-policy/" }),
    ]);
  });
});

it("the terms show the ways to reach us that the operator set", async () => {
  const words = await textOf(
    await fetchSet(
      {
        CONTACT_EMAIL: "legal@another.example",
        CONTACT_PHONE: "(02) 5550 0123",
        CONTACT_ADDRESS: "GPO Box 1, Hobart TAS 7001",
      },
      PATH,
    ),
  );
  expect(words).toContain("Legal e-mail: legal@another.example");
  expect(words).toContain("Phone: (02) 5550 0123");
  expect(words).toContain("Post: GPO Box 1, Hobart TAS 7001");
});
