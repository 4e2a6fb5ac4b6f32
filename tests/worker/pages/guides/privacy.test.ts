import { describe, expect, it } from "vitest";
import { fetchPath, fetchSet, headingOf, linksOf, textOf } from "../../fetch.ts";
import { headOf } from "../../head.ts";

const PATH = "/privacy-policy/";
const words = async () => textOf(await fetchPath(PATH));

describe("the privacy policy", () => {
  it("is a page that changes only with a deploy", async () => {
    const response = await fetchPath(PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("max-age=60");
    expect(headingOf(await response.text())).toBe("Privacy policy");
  });

  it.each([
    [
      "messages",
      /your name, your e-mail address, the subject, the message, the time, and the page/,
    ],
    ["subscriptions", /your e-mail address, the time, and the page on which you subscribed/],
    ["the place", /Cloudflare to place in its Oceania region/],
    ["the time", /A message stays until we delete it, and a subscription until you end it/],
    ["copies", /history for up to 30 days/],
    ["the newsletter's end", /Write to hello@scrapmetalprices\.example .*We delete the address/],
    ["the browser", /How far you have scrolled.*session storage/],
    ["the host's logs", /logging turned on/],
    ["the limit on forms", /network address is used for one minute.*We do not store it/],
    ["rights", /ask us what we hold about you, have it corrected, or have it deleted/],
    ["the law", /Privacy Act 1988 \(Cth\).*not every small business/],
    ["children", /We do not knowingly collect children’s details/],
    ["the post", /Post: PO Box 0000, Sydney NSW 2001/],
  ])("speaks of %s", async (_, said) => {
    expect(await words()).toMatch(said);
  });

  it("leads to the Information Commissioner", async () => {
    expect(linksOf(await (await fetchPath(PATH)).text())).toContainEqual(
      expect.objectContaining({
        text: "Office of the Australian Information Commissioner",
        href: "https://www.oaic.gov.au",
      }),
    );
  });
});

describe("cookies, in the privacy policy", () => {
  const NOT_MEASURED = "We do not measure visits and set no cookies.";
  const MEASURED = "We measure visits with Google Analytics.";

  it("are none while no analytics is set", async () => {
    const found = await words();
    expect(found).toContain(NOT_MEASURED);
    expect(found).not.toContain("Google Analytics");
    expect(found).not.toContain("_ga");
  });

  it("are Google's once it is set, with what it learns and how to refuse", async () => {
    const found = await textOf(await fetchSet({ ANALYTICS_ID: "G-TEST" }, PATH));
    expect(found).toMatch(/We measure visits with Google Analytics\..*googletagmanager\.com/);
    expect(found).toMatch(/“_ga”.*up to two years.*You can refuse/);
    expect(found).not.toContain(NOT_MEASURED);
  });

  it("are told of under the same heading, and in no search engine's words", async () => {
    for (const ANALYTICS_ID of ["", "G-TEST"]) {
      const html = await (await fetchSet({ ANALYTICS_ID }, PATH)).text();
      const section = html.slice(html.indexOf('id="cookies-and-measuring-visits"'));
      expect(section).toContain(ANALYTICS_ID ? MEASURED : NOT_MEASURED);
      expect(headOf(html).meta.description).not.toMatch(/Google/);
    }
  });
});

it("no page of the site sets a cookie", async () => {
  for (const path of [PATH, "/", "/sydney/", "/blog/", "/api/cities"])
    expect((await fetchPath(path)).headers.get("set-cookie"), path).toBeNull();
});
