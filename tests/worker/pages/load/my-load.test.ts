import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf, type Part } from "../../part.ts";

const EXAMPLE = "/my-load/?near=2830&copper=60&car-batteries=18";

const load = (query: string) => fetchPage(`/my-load/?${query}`);
const total = (page: { main: Part }) => page.main.one(".load-total").words;
const table = (page: { main: Part }, i = 0) => page.main.all("#answer table")[i]!.rows;
const cityRows = (page: { main: Part }) => page.main.section("Other cities", 3).one("table").rows;

describe("the answer", () => {
  it("is what the load is worth in the nearest city with prices, with grades and dates", async () => {
    const page = await fetchPage(EXAMPLE);
    expect(page.status).toBe(200);
    expect(total(page)).toBe("$462 – $637 for 78 kg in Dubbo NSW");
    expect(table(page)).toEqual([
      ["Metal", "Worth"],
      [
        "Copper No. 2, brass removed 60 kg at $7.55 – $10.40 a kg, checked 19 Nov 2026",
        "$453 – $624",
      ],
      [
        "Lead-Acid Batteries Whole, undrained 18 kg at $0.52 – $0.71 a kg, checked 19 Nov 2026",
        "$9.36 – $12.78",
      ],
      ["Total", "$462 – $637"],
    ]);
    expect(page.main.words).toContain("Indicative only");
    expect(page.main.words).toContain("Near Dubbo NSW 2830.");
  });

  it("compares other cities, the best first, with the drive there", async () => {
    const page = await fetchPage(EXAMPLE);
    const [, first, ...rest] = cityRows(page);
    expect(first).toEqual([
      expect.stringMatching(
        /^Sydney NSW about 302 km away Driving costs about \$\d+\. It’s worth the drive from about [\d,]+ kg of the same mix\.$/,
      ),
      "$490 – $674 about $32 more",
    ]);
    expect(rest.at(-1)![1]).toMatch(/about \$\d+ less$/);
    expect(page.main.words).toContain(
      "at $0.88 a kilometre. We allow 1.3 km of road for each straight-line kilometre.",
    );
  });

  it("names the yards that take all of it, then what the others do not list", async () => {
    const { main } = await fetchPage(EXAMPLE);
    const [all, most] = main.all(".load-yards");
    expect(all!.words).not.toContain("Doesn’t list");
    for (const yard of most!.all("li")) expect(yard.words).toContain("Doesn’t list:");
    expect(most!.words).toContain("Dubbo NSW 2830");
    expect(main.words).toContain("Ring before you drive.");
    expect(all!.hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
  });

  it("says what to bring in the state, and when its rules were edited", async () => {
    const { main } = await fetchPage(EXAMPLE);
    expect(main.words).toContain("What to bring in New South Wales");
    expect(main.words).toContain(
      "These are the rules for the state where you sell, last edited on 21 November 2026.",
    );
    expect(main.hrefs).toContain("/dubbo/#rules");
  });

  it("for Katherine, which has no prices, is that of the nearest city that has", async () => {
    const page = await load("near=Katherine&copper=60");
    expect(total(page)).toMatch(/for 60 kg in Darwin NT, about 2\d\d km away in a straight line$/);
    expect(page.main.words).toContain("What to bring in the Northern Territory");
  });

  it("compares Sydney with Newcastle for 200 kg mixed", async () => {
    const page = await load("near=Sydney&copper=50&brass=50&aluminum=50&steel=50");
    expect(total(page)).toMatch(/for 200 kg in Sydney NSW$/);
    const newcastle = cityRows(page).find(([city]) => city?.startsWith("Newcastle"));
    expect(newcastle).toEqual([
      expect.stringContaining("about 117 km away"),
      expect.stringMatching(/^\$\d+ – \$\d+ about \$\d+ less$/),
    ]);
  });

  it("from the other end says that Sydney pays more, and whether it pays to drive", async () => {
    const page = await load("near=Newcastle&copper=5000&km-cost=0.5");
    const sydney = cityRows(page).find(([city]) => city?.startsWith("Sydney"))!;
    expect(sydney[0]).toMatch(/Driving costs about \$153, so you’d be about \$[\d,]+ ahead\.$/);
    expect(sydney[1]).toMatch(/about \$[\d,]+ more$/);
  });

  it("takes a position, and says that it does", async () => {
    const page = await load("near=-32.25,148.61&copper=60");
    expect(total(page)).toBe("$453 – $624 for 60 kg in Dubbo NSW");
    expect(page.main.words).toContain("Near your location.");
  });

  it("counts things by what they weigh, and says what is not so exact", async () => {
    const page = await load("near=2830&item-car-battery=1&item-front-loader=1&item-car=1&steel=40");
    expect(total(page)).toContain("about 934–1,930 kg");
    expect(table(page)[1]![0]).toContain("1 × car battery, about 14–27 kg");
    expect(table(page)[2]![0]).toContain(
      "40 kg and 1 × washing machine, front loader, about 60–80",
    );
    expect(page.main.words).toContain(
      "yards pay less for them. Car: better sold whole. See Scrap My Car",
    );
    expect(page.main.hrefs).toContain("/scrap-my-car/");
    expect(page.main.words).toContain("homeownercosts.co.uk");
    expect(page.main.words).toMatch(/Doesn’t list: .*Whole cars|All of it/);
  });
});

describe("a metal that is not counted", () => {
  it("is named where there is no price, and the rest is counted", async () => {
    // Zinc has no price in Dubbo.
    const page = await load("near=2830&copper=60&zinc=4");
    expect(table(page)).toContainEqual([
      expect.stringMatching(/^Zinc/),
      "No price in Dubbo, not counted",
    ]);
    expect(table(page).at(-1)).toEqual(["Total leaves out 1 metal", "$453 – $624"]);
    const sydney = cityRows(page).find(([city]) => city?.startsWith("Sydney"))!;
    expect(sydney[0]).toContain("The total includes Zinc, but the comparison doesn’t.");
  });

  it("is named where its price is old", async () => {
    await changed(
      "prices",
      "update prices set checked_on = '2026-06-01' where city_id in (select id from cities where slug = 'dubbo') and material_id = 1",
    );
    const page = await load("near=2830&copper=60&brass=10");
    expect(total(page)).toContain("$47.50 – $71.50");
    expect(table(page)).toContainEqual([
      expect.stringMatching(/^Copper .*checked 172 days ago \(1 Jun 2026\)$/),
      "$453 – $624 may be out of date, not counted",
    ]);
  });

  it("makes no city comparable that has no price for it: it is said apart", async () => {
    const page = await load("near=Sydney&copper=60&zinc=4");
    expect(page.main.words).toContain("Not compared, because current prices are missing:");
    expect(page.main.words).toMatch(/Goulburn \(Zinc\)/);
    expect(cityRows(page).every(([city]) => !city?.startsWith("Goulburn"))).toBe(true);
  });

  it("where no city near has a price, is answered by the nearest that has any", async () => {
    await changed("prices", "delete from prices where city_id <> 13");
    const page = await load("near=Broome&copper=60");
    expect(total(page)).toMatch(/for 60 kg in Sydney NSW, about 3,\d\d\d km away/);
  });

  it("where nobody has a price, says so", async () => {
    await changed("prices", "delete from prices");
    const page = await load("near=Broome&copper=60");
    expect(page.status).toBe(200);
    expect(total(page)).toBe("60 kg. We have no prices for this load near you.");
    expect(page.main.words).toContain("Who takes it");
  });
});

describe("what cannot be right is said, and the rest is answered", () => {
  it.each([
    ["copper=-5", "Copper", "A weight can’t be negative."],
    ["copper=10,000+t", "Copper", "We go up to 100 t. For more, ask yards for a quote."],
    ["copper=sixty", "Copper", "Type a weight in kilograms, such as 60 or 7.5."],
    ["copper=0", "Copper", "Type more than 0 kg."],
    ["item-car-battery=1000", "Car battery", "Type a whole number from 1 to 100."],
    ["km-cost=free", "Dollars a kilometre", "Type an amount from 0 to 10 dollars, such as 0.88."],
  ])("%s, beside its field", async (query, label, words) => {
    const page = await load(`near=2830&brass=10&${query}`);
    const field = page.main.field(label);
    expect(field.attribute("aria-invalid")).toBe("true");
    const hint = field.attribute("aria-describedby")!.split(" ").at(-1);
    expect(page.main.one(`#${hint}`).words).toBe(words);
    expect(page.main.one(".load-problems").hrefs).toContain(`#${field.attribute("id")}`);
    expect(total(page)).toBe("$47.50 – $71.50 for 10 kg in Dubbo NSW");
  });

  it("a place that there is none of, with those that are spelt like it", async () => {
    const page = await load("near=Dubo&copper=60");
    expect(page.main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
    expect(page.main.words).toContain("We don’t know a place called “Dubo”.");
    expect(hrefsOf(page.main.links, "Dubbo NSW 2830")).toContain(
      "/my-load/?near=Dubbo+NSW+2830&copper=60",
    );
    expect(total(page)).toBe("60 kg. Type another place to see prices near you.");
    expect(page.main.section("In the largest cities", 3).words).toContain("Sydney NSW $480 – $660");
  });

  it("no place at all", async () => {
    const page = await load("copper=60");
    expect(total(page)).toBe("60 kg. Tell us where you are to see prices near you.");
    expect(page.main.section("In the largest cities", 3).one("table").rows).toHaveLength(9);
  });

  it("a metal that there is none of, above the rest", async () => {
    const page = await load("near=2830&copper=60&unobtainium=3");
    expect(page.main.one(".load-problems").words).toContain("We have no prices for “unobtainium”");
    expect(total(page)).toContain("for 60 kg");
  });

  it("a thing that a guide answers, with the guide", async () => {
    const page = await load("near=2830&copper=60&catalytic-converter=1");
    expect(page.main.one(".load-problems").links).toContainEqual(
      expect.objectContaining({ href: expect.stringMatching(/^\/.+\/$/) }),
    );
  });

  it("a metal that is there twice", async () => {
    const page = await load("near=2830&copper=60&copper=5&cu=7");
    expect(page.main.one(".load-problems").words).toContain("Copper is listed twice.");
    expect(total(page)).toContain("for 60 kg");
  });

  it("five hundred rows", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `row-${i}=1`).join("&");
    const page = await load(`near=2830&copper=60&${rows}`);
    expect(page.status).toBe(200);
    expect(page.main.words).toContain("We price 50 rows at a time, so we left out 451.");
    expect(total(page)).toContain("for 60 kg");
  });

  it.each(["cu", "copper-pipe", "COPPER", "copper-tube", "coper"])("%s is copper", async (name) => {
    expect(total(await load(`near=2830&${name}=60`))).toContain("$453 – $624");
  });

  it.each([
    ["wheels=4", "aluminum", "4", "We counted “wheels” as Aluminium: 4 kg."],
    ["alloy+wheels=4", "aluminum", "4", "We counted “alloy wheels” as Aluminium: 4 kg."],
    ["alluminium=60", "aluminum", "60", "We counted “alluminium” as Aluminium: 60 kg."],
    [
      "hot+water+system=50",
      "steel",
      "50",
      "We counted “hot water system” as Steel: 50 kg. See Scrapping whitegoods and hot-water units .",
    ],
    ["wheels=", "aluminum", "", ""],
    ["wheels=two", "aluminum", "two", "Aluminium: Type a weight in kilograms, such as 60 or 7.5."],
  ])("%s is read as %s, and says so", async (query, slug, weight, words) => {
    const { main } = await load(`near=2830&${query}`);
    expect(main.value(slug)).toBe(weight);
    expect(main.all(".load-problems li").map((problem) => problem.words)).toEqual(
      words ? [words] : [],
    );
  });

  it("a word that may be several metals, with each of them, and the rest of the load", async () => {
    const page = await load("near=2830&copper=60&brass=x&Pipes=7.5");
    const problems = page.main.one(".load-problems");
    expect(problems.words).toContain(
      "“Pipes” may be one of several metals, so it is not counted. Is it Copper , Steel , Stainless Steel or Brass ?",
    );
    expect(hrefsOf(problems.links, "Steel")).toEqual([
      "/my-load/?near=2830&copper=60&brass=x&steel=7.5#answer",
    ]);
    expect(hrefsOf(problems.links, "Copper")).toEqual([
      "/my-load/?near=2830&brass=x&copper=67.5#answer",
    ]);
    expect(total(page)).toContain("for 60 kg");
  });

  it("few of many names that mean nothing are looked up", async () => {
    const rows = Array.from({ length: 50 }, (_, i) => `flurble${i}=1`).join("&");
    const { headers } = await load(rows);
    const [, read] = /(\d+) rows in/.exec(headers.get("server-timing") ?? "") ?? [];
    expect(Number(read)).toBeLessThanOrEqual(200);
  });

  it.each([
    ["copper newcastle", "“copper newcastle” says what you have.", ["Newcastle NSW 2300"]],
    ["fridge", "“fridge” says what you have. Type a town, suburb or postcode here,", []],
    ["tassie", "“tassie” is all of Tasmania. Type a town, suburb or postcode there.", []],
    ["nt", "“nt” is all of the Northern Territory.", []],
    ["in dubbo", "We don’t know a place called “in dubbo”.", ["Dubbo NSW 2830"]],
  ])("%s in the field for the place, with what may be meant", async (near, words, others) => {
    const page = await load(new URLSearchParams({ near, copper: "60" }).toString());
    expect(page.main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
    expect(page.main.words).toContain(words);
    expect(page.main.all(".did-you-mean a").map((link) => link.words)).toEqual(others);
    expect(total(page)).toBe("60 kg. Type another place to see prices near you.");
  });

  it.each([
    ["western sydney", "Near Western Sydney NSW."],
    ["brissy", "Near Brisbane QLD."],
    ["Kingston VIC", "Near Kingston VIC."],
  ])("an area or a nickname is a place: %s", async (near, words) => {
    const page = await load(new URLSearchParams({ near, copper: "60" }).toString());
    expect(page.main.words).toContain(words);
    expect(total(page)).toContain("for 60 kg in");
  });

  it("names of campaigns are no metals", async () => {
    const page = await load("near=2830&copper=60&utm_source=x&fbclid=y");
    expect(page.main.all(".load-problems")).toEqual([]);
    expect(page.html).not.toContain("fbclid");
  });
});

describe("the form", () => {
  it("holds what the address says, and the fields of other metals on top of the common ones", async () => {
    const { main } = await load("near=Dubbo&copper=7,5&zinc=");
    expect(main.value("near")).toBe("Dubbo");
    expect(main.value("copper")).toBe("7,5");
    expect(main.value("zinc")).toBe("");
    const options = main.one("select[name=add]").all("option");
    expect(options.map(({ words }) => words)).not.toContain("Zinc");
  });

  it("without script leads to an address that one can share", async () => {
    const sent = "near=2830&copper=60&brass=&steel=&car-batteries=18&add=zinc&item-car=&km-cost=";
    const response = await fetchPath(`/my-load/?${sent}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(
      "/my-load/?near=2830&copper=60&car-batteries=18&zinc=",
    );
  });

  it("offers another place of the same name", async () => {
    const { main } = await load("near=Richmond&copper=60");
    expect(main.one("#other-places").words).toBe("Or did you mean");
    expect(main.hrefs.some((href) => /near=Richmond\+[A-Z]+\+\d{4}&copper=60/.test(href))).toBe(
      true,
    );
  });
});

describe("the page", () => {
  it("without a load is for everybody, and known to search engines", async () => {
    const page = await fetchPage("/my-load/");
    expect(page.heading).toBe("My load");
    expect(page.title).toBe("What is my load worth? | Scrap Metal Prices Australia");
    expect(page.canonical).toBe("http://localhost/my-load/");
    expect(page.meta.robots).toBeUndefined();
    expect(page.headers.get("cache-control")).toContain("max-age=60");
    expect(await (await fetchPath("/sitemap.xml")).text()).toContain("/my-load/</loc>");
  });

  it.each([EXAMPLE, "/my-load/?copper=", "/my-load/?near=Sydney+NSW"])(
    "with one (%s) is one visitor's own",
    async (path) => {
      const page = await fetchPage(path);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.meta.robots).toBe("noindex");
      expect(page.canonical).toBe("http://localhost/my-load/");
    },
  );

  it.each([
    ["/sydney/", "/my-load/?near=Sydney+NSW"],
    ["/katherine/", "/my-load/?near=Katherine+NT"],
    ["/material/zinc/", "/my-load/?zinc="],
    ["/yard/1/bluegum-flat-metals/", "/my-load/?near=Adelaide+SA"],
    ["/", "/my-load/"],
  ])("is reached from %s", async (from, to) => {
    const { main } = await fetchPage(from);
    expect(hrefsOf(main.links, "What is my load worth?")).toContain(to);
    expect((await fetchPage(to)).main.all(".field-error")).toEqual([]);
  });

  it("is in the navigation", async () => {
    const { links } = await fetchPage("/my-load/");
    const entries = links.filter(({ text }) => text === "My Load");
    expect(entries.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ["/my-load/", true],
      ["/my-load/", true],
    ]);
  });

  it("without the database says that it cannot answer", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase(), EXAMPLE));
    expect(page.status).toBe(503);
    expect(page.heading).toBe("My load");
    expect(page.words).toContain("Your load is still in this page’s address");
  });

  it("without the prices does so, too", async () => {
    quietErrors();
    expect((await fetchWith(failingDatabase('"prices"'), EXAMPLE)).status).toBe(503);
  });

  it("without the yards still says what the load is worth", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase("scrap_yards"), EXAMPLE));
    expect(page.status).toBe(200);
    expect(total(page)).toBe("$462 – $637 for 78 kg in Dubbo NSW");
    expect(page.main.words).toContain("We can’t load the yards right now.");
  });
});
