import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const OFFER = "metal=copper&near=Newcastle NSW&offer=7";
const pathOf = (query: string) => `/fair-price/?${new URLSearchParams(query)}`;
const ask = (query: string) => fetchPage(pathOf(query));
const answer = ({ main }: Page) => main.one(".offer-answer").words;
/** The problem with a field, as screen readers read it. */
const problemOf = ({ main }: Page, label: string) => {
  const field = main.field(label);
  const [id] = field.attribute("aria-describedby")?.split(" ") ?? [];
  return field.attribute("aria-invalid") ? main.one(`#${id}`).words : undefined;
};

describe("an offer", () => {
  it("is judged by the city's range, with reasons for less, questions for the yard and yards to ring", async () => {
    const page = await ask(OFFER);
    expect(page.heading).toBe("Was that a fair offer?");
    expect(answer(page)).toMatch(
      /^\$0\.40 under Newcastle’s low \$7\.40 low \$10\.15 high \$8\.78 middle \$7\.00 offered \$7\.00 a kilogram is below Newcastle’s range of \$7\.40 – \$10\.15 for copper \(No\. 2, brass removed\), checked on 17 November 2026\. Below the range isn’t proof/,
    );
    expect(page.words).toContain("every price and yard here is invented");
    expect(page.main.section("What lowers the price").words).toContain("Brass fittings");
    expect(page.main.section("Ask the yard").words).toContain("Does that include GST?");
    const yards = page.main.section("Ring these next").all("li");
    expect(yards.map(({ words }) => /about \d+ km away/i.test(words))).toEqual([true, true]);
    for (const { hrefs } of yards) expect(hrefs.at(-1)).toMatch(/^tel:/);
    expect(page.main.field("Offer for one kilogram").attribute("value")).toBe("7");
    // It is one visitor's own.
    expect([page.headers.get("Cache-Control"), page.meta.robots]).toEqual(["no-store", "noindex"]);
  });

  it.each<[query: string, metal: string, answer: RegExp]>([
    [
      "metal=Aluminium&near=Parramatta&total=$90&kg=60",
      "aluminum",
      /^Within Sydney’s range .* \$1\.50 a kilogram is within .* Sydney is the nearest city with prices, about 2\d km away\./,
    ],
    [
      "metal=light gauge&near=Sydney NSW&offer=0.10",
      "light-steel",
      /^\$0\.04 under Sydney’s low .* is below Sydney’s range of \$0\.14 – \$0\.24 for light gauge steel, .* two thirds of heavy steel \(our estimate\)/,
    ],
    [
      "metal=copper&near=Newcastle NSW&total=420&kg=132 lb",
      "copper",
      /^\$0\.39 under Newcastle’s low On 59\.874 kg, \$23\.35 less\. .* \$420 for 59\.874 kg is \$7\.01 a kilogram\. That is below /,
    ],
    [
      "metal=copper&offer=4.20/lb",
      "copper",
      /^We can’t judge this offer \$4\.20 a pound is \$9\.26 a kilogram\. The \d\d cities /,
    ],
    [
      // A second name of copper, without a place.
      "metal=Mixed-Copper&offer=7",
      "copper",
      /^We can’t judge this offer The \d\d cities with a current price for copper \(.*\) pay from \$\d.* Say where you are/,
    ],
    [
      "metal=zinc&near=2830&offer=1",
      "zinc",
      /^We can’t judge this offer We have no current price for zinc within 100 km of there, .* The nearest current price is Orange’s, about 124 km away: \$/,
    ],
    ["metal=copper&near=Katherine&offer=7", "copper", /within 100 km of there/],
    ["metal=copper&near=Newcastle NSW", "copper", /^What were you offered\? .* Newcastle’s range/],
  ])("of %s is one for %s, and is answered", async (query, metal, words) => {
    const page = await ask(query);
    expect(answer(page)).toMatch(words);
    expect(page.main.value("metal")).toBe(metal);
    expect(page.main.all(".field-error")).toEqual([]);
  });

  it("for a car leads to the guide on cars, which compares it", async () => {
    const response = await fetchPath("/fair-price/?metal=commodore&near=Sydney+NSW&offer=180");
    expect(response.headers.get("location")).toBe(
      "/scrap-my-car/?car=commodore&near=Sydney+NSW&offer=180",
    );
  });

  it("without a place is compared with no city that has no price", async () => {
    await changed(
      "prices",
      "update prices set min_cents = 0, max_cents = 0 where city_id <> 13 and material_id = 1",
    );
    expect(answer(await ask("metal=copper"))).toMatch(
      /The one city with a current price for copper .* pays from \$[1-9]/,
    );
  });

  it("near a name of several places leads to the others, with the offer", async () => {
    const { main } = await ask("metal=copper&near=Richmond&total=420&kg=60");
    expect(hrefsOf(main.links, "Richmond TAS 7025")).toEqual([
      "/fair-price/?metal=copper&near=Richmond+TAS+7025&total=420&kg=60",
    ]);
  });

  it("of another grade leads to the same offer for that one", async () => {
    const { main } = await ask(OFFER.replace("7", "12"));
    const [href] = main.hrefs.filter((to) => to.includes("copper-bright"));
    expect(href).toBe("/fair-price/?metal=copper-bright&near=Newcastle+NSW+2300&offer=12");
    expect(answer(await fetchPage(href!))).toMatch(
      /^At the high end of Newcastle’s range .* \$12\.00 a kilogram is within /,
    );
  });

  it("is not judged where prices are old", async () => {
    await changed("prices", "update prices set checked_on = '2026-01-01'");
    expect(answer(await ask(OFFER))).toMatch(/^We can’t judge this offer .* may be out of date, /);
    expect(answer(await ask("metal=copper"))).toContain("No city has a current price");
  });
});

describe("the form", () => {
  it("has no answer at first, and is indexed by search engines", async () => {
    const page = await fetchPage("/fair-price/");
    expect(page.title).toMatch(/^Was that a fair offer\?/);
    expect(page.meta.robots).toBe((await fetchPage("/my-load/")).meta.robots);
    expect(page.main.all(".offer-answer, .field-error")).toEqual([]);
    const shown = page.main.all("summary").filter((one) => one.attribute("hidden") === undefined);
    expect(shown.map(({ words }) => words)).toEqual(["Or for all of it"]);
  });

  it("keeps the texts as typed, and has a correction beside each field", async () => {
    const page = await ask("metal=gold&near=Dubo&offer=seven&total=420&kg=");
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/^Error: /);
    expect(problemOf(page, "Metal")).toContain("“gold”");
    expect(problemOf(page, "Where you are")).toBe("We don’t know a place called “Dubo”.");
    expect(hrefsOf(page.main.links, "Dubbo NSW 2830")).toEqual([
      "/fair-price/?metal=gold&near=Dubbo+NSW+2830&offer=seven&total=420",
    ]);
    expect(problemOf(page, "Offer for one kilogram")).toContain("such as 7.20");
    expect(problemOf(page, "Weight in kg")).toContain("Type the weight too");
    const fields = ["Offer for one kilogram", "Total in dollars"];
    expect(fields.map((label) => page.main.field(label).attribute("value"))).toEqual([
      ...["seven", "420"],
    ]);
    const total = await ask("metal=copper&total=seven&kg=60");
    expect(problemOf(total, "Total in dollars")).toContain("such as 420");
    // An offer with a problem is not judged.
    expect(answer(total)).toMatch(/^What were you offered\?/);
  });

  it("sent empty asks for the metal and the offer", async () => {
    const sent = await ask("metal=&near=&offer=&total=&kg=");
    expect(problemOf(sent, "Metal")).toBe("Choose the metal.");
    expect(problemOf(sent, "Offer for one kilogram")).toContain("Type the price you were offered");
  });
});

it("the offer stays in the address in an outage, and the answer stays if only yards are missing", async () => {
  quietErrors();
  const page = await pageOf(await fetchWith(failingDatabase(), pathOf(OFFER)));
  expect(page.status).toBe(503);
  expect(page.words).toContain("What you typed is still in this page’s address");
  const answered = await pageOf(await fetchWith(failingDatabase("scrap_yards"), pathOf(OFFER)));
  expect(answer(answered)).toMatch(/^\$0\.40 under Newcastle’s low/);
  expect(answered.words).toContain("We can’t load the yards right now");
});
