import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf, type Part } from "../../part.ts";

const EXAMPLE = "/my-load/?near=2830&copper=60&car-batteries=18";

const load = (query: string) => fetchPage(`/my-load/?${query}`);
const total = (page: { main: Part }) => page.main.one(".load-total").words;
const table = (page: { main: Part }, i = 0) => page.main.all("#answer table")[i]!.rows;
const cityRows = (page: { main: Part }) => page.main.section("Other cities", 3).one("table").rows;
/** What is not in the total, and why. */
const leftOut = (page: { main: Part }) =>
  page.main.all(".load-left-out li").map((entry) => entry.words);

describe("the answer", () => {
  it("is what the load is worth in the nearest city with prices, with grades and dates", async () => {
    const page = await fetchPage(EXAMPLE);
    expect(page.status).toBe(200);
    expect(total(page)).toBe("$462 – $637 for 78 kg in Dubbo NSW");
    expect(table(page)).toEqual([
      ["Metal", "Worth"],
      ["Copper No. 2, brass removed 60 kg at $7.55 – $10.40 a kg", "$453.00 – $624.00"],
      ["Lead-Acid Batteries Whole, undrained 18 kg at $0.52 – $0.71 a kg", "$9.36 – $12.78"],
    ]);
    expect(page.main.words).toContain("Indicative prices, not a yard’s offer.");
    expect(page.main.words).toContain("Prices in Dubbo , checked 19 Nov 2026");
    expect(page.main.words).toContain("Near Dubbo NSW 2830.");
    // A postcode means none of its places in particular.
    expect(page.main.words).not.toContain("did you mean");
  });

  it("says in one line that no city pays enough more, with the comparison behind it", async () => {
    const page = await fetchPage(EXAMPLE);
    const others = page.main.section("Other cities", 3);
    expect(others.words).toMatch(
      /^Other cities No city pays enough more to cover the drive\. Compare/,
    );
    const [, first] = cityRows(page);
    // Less than half the width of Dubbo's range.
    expect(first).toEqual(["Sydney NSW about 302 km away", "$490 – $674 about the same"]);
    expect(others.words).toContain(
      "at $0.88 a kilometre. We allow 1.3 km of road for each straight-line kilometre.",
    );
  });

  it("names the yards that take all of it, and what others do not list", async () => {
    const { main } = await fetchPage(EXAMPLE);
    const [most, ...all] = main.all(".near-yard-list");
    // Those that take all of it are more than 100 km away.
    expect(all).toEqual([]);
    expect(main.words).toMatch(/Next that takes all of it: \w+, about 1\d\d km/);
    for (const yard of most!.all("li")) expect(yard.words).toContain("Doesn’t list:");
    expect(most!.words).toContain("Dubbo NSW 2830");
    expect(main.words).toContain("Lists can be wrong, so ring first.");
    expect(most!.hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
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
    expect(total(page)).toMatch(/for 60 kg at Darwin’s prices, about 2\d\d km away$/);
    expect(page.main.words).toContain("What to bring in the Northern Territory");
  });

  it("names the city that pays enough more for the drive, and what is left", async () => {
    await changed(
      "prices",
      "update prices set min_cents = 1300, max_cents = 1500 where city_id = 13 and material_id = 1",
    );
    const page = await load("near=Newcastle&copper=200&km-cost=0.5");
    const others = page.main.section("Other cities", 3);
    expect(others.words).toMatch(
      /^Other cities Sydney NSW pays about \$[\d,]+ more\. Driving costs about \$153, so you’d be about \$[\d,]+ ahead\./,
    );
    expect(others.all("details")).toEqual([]);
    const sydney = cityRows(page).find(([city]) => city?.startsWith("Sydney"))!;
    expect(sydney[1]).toMatch(/about \$[\d,]+ more$/);
    const less = await load("near=Newcastle&copper=5&km-cost=0.5");
    const heavier = cityRows(less).find(([city]) => city?.startsWith("Sydney"))!;
    expect(heavier[0]).toMatch(/It’s worth the drive from about [\d,]+ kg of the same mix\.$/);
  });

  it("takes a position, and says that it does", async () => {
    const page = await load("near=-32.25,148.61&copper=60");
    expect(total(page)).toBe("$453 – $624 for 60 kg in Dubbo NSW");
    expect(page.main.words).toContain("Near your location.");
  });

  it("counts items by what they weigh, or as they were weighed, and says how yards buy them", async () => {
    const query = "near=2830&car-battery=1&front-loader=1&item-car=1&steel=40&fridge=80kg";
    const page = await load(query);
    expect(total(page)).toContain("for about 964–1,877 kg in Dubbo NSW");
    const rows = table(page).map(([metal]) => metal);
    expect(rows[1]).toContain("1 × car battery, about 14–27 kg at");
    expect(rows[2]).toContain(
      "1 × front-load washing machine, about 60–80 kg and 1 × car, about 770–1,650 kg and 80 kg of fridge at $0.",
    );
    expect(rows[3]).toContain("40 kg at $0.");
    // Before the number.
    expect(rows[2]).toContain(
      "Bought as light steel, at about two thirds of heavy steel (our estimate): ask the yard.",
    );
    const whole = page.main.section("Sold whole", 3);
    expect(whole.words).toContain("Fridge In it: steel case, compressor");
    expect(whole.words).toContain("Only an ARC-licensed technician may take the gas out.");
    expect(whole.words).toContain("homeownercosts.co.uk");
    expect(whole.hrefs).toContain("/scrap-my-car/");
  });

  it("is one for things and bright copper, with what has no weight and why", async () => {
    const page = await load("near=Dubbo&copper-bright=60&trampoline=2&pewter=1");
    expect(total(page)).toBe("$600 – $771 for 60 kg in Dubbo NSW. 2 things not counted");
    expect(leftOut(page)).toEqual([
      "Trampoline : No source says what one weighs. Weigh it, and choose kg.",
      "Pewter : Yards don’t buy it by the price of a metal.",
    ]);
    expect(page.main.section("Who takes it", 3).words).toContain("Brigalow Plain Metals");
    const weighed = await load("near=Dubbo&copper-bright=60&trampoline=90kg");
    expect(total(weighed)).toContain("for 150 kg in Dubbo NSW");
  });

  it("measures pipe and cable in metres, and sheets in square metres", async () => {
    const page = await load("near=Dubbo&copper-pipe-15=10&tps-2-5=100&lead-flashing-4=2");
    const rows = table(page).map(([metal]) => metal);
    expect(rows[1]).toContain("10 metres of copper pipe 15 mm, about 2.39–3.35 kg");
    expect(rows[2]).toContain("100 metres of TPS cable 2.5 mm², about 10.5–14 kg");
    expect(rows[3]).toContain("2 m² of lead flashing 1.80 mm (code 4), 40.82 kg");
  });
});

describe("a metal that is not counted", () => {
  it("is named where there is no price, and the rest is counted", async () => {
    // Zinc has no price in Dubbo.
    const page = await load("near=2830&copper=60&zinc=4");
    expect(leftOut(page)).toEqual(["Zinc , 4 kg: we have no price in Dubbo."]);
    expect(total(page)).toBe("$453 – $624 for 60 kg in Dubbo NSW. 1 thing not counted");
    const sydney = cityRows(page).find(([city]) => city?.startsWith("Sydney"))!;
    expect(sydney[0]).toContain("The total includes Zinc, but the comparison doesn’t.");
  });

  it("is named where its price is old", async () => {
    await changed(
      "prices",
      "update prices set checked_on = '2026-06-01' where city_id in (select id from cities where slug = 'dubbo') and material_id = 1",
    );
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T02:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const page = await load("near=2830&copper=60&brass=10");
    expect(total(page)).toContain("$47.50 – $71.50");
    expect(leftOut(page)).toEqual([
      "Copper , 60 kg: the price in Dubbo was checked 175 days ago (1 Jun 2026) and may be out of date. At that price it would be $453 – $624.",
    ]);
  });

  it("is nothing to strip cable for", async () => {
    const cable = "near=2830&insulated-copper-cable=20";
    expect((await load(cable)).main.headings(3)).toContain("Strip the cable or sell it?");
    await changed(
      "prices",
      `update prices set checked_on = '2026-06-01' where city_id in (select id from cities where slug = 'dubbo')
        and material_id = (select id from materials where slug = 'copper-bright')`,
    );
    expect((await load(cable)).main.headings(3)).not.toContain("Strip the cable or sell it?");
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
    expect(total(page)).toMatch(/for 60 kg at Sydney’s prices, about 3,\d\d\d km away/);
  });

  it("where nobody has a price, says so", async () => {
    await changed("prices", "delete from prices");
    const page = await load("near=Broome&copper=60");
    expect(page.status).toBe(200);
    expect(total(page)).toBe("60 kg. We have no prices for this load near you.");
    expect(page.main.words).toContain("Who takes it");
  });
});

describe("yards at a time", () => {
  const setClock = () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T13:50:00Z") });
    onTestFinished(() => void vi.useRealTimers());
  };

  it("are those open then, and the form keeps it", async () => {
    setClock();
    const page = await load("near=Perth&aluminum-cans=20&open=sat-11.00");
    const takers = page.main.section("Who takes it", 3);
    expect(takers.words).toContain("Sat 28 Nov, 11 am: 3 of the 4 near you whose hours we know");
    const cards = takers.all(".near-yard-list")[0]!.all("li");
    expect(cards.map(({ words }) => /Sat \d/.test(words))).toEqual([true, true, true]);
    const chosen = page.main.field("Open at").one("option[selected]");
    expect(chosen.attribute("value")).toBe("sat-11.00");
    expect(page.main.all("input").map((field) => field.attribute("name"))).not.toContain("open");
  });

  it("are none on a Sunday; the load is still valued", async () => {
    setClock();
    const page = await load("near=Perth&aluminum-cans=20&open=sun-11.00");
    const takers = page.main.section("Who takes it", 3);
    expect(takers.words).toContain("None of the 4 near you whose hours we know is open then.");
    expect(takers.all(".near-yard-list")).toEqual([]);
    expect(total(page)).toContain("for 20 kg in Perth WA");
    // For print; it is still Tuesday in Perth.
    expect(page.main.one(".load > .printed-address").words).toBe(
      "Wednesday 25 November 2026. http://localhost/my-load/?near=Perth&open=sun-11.00&aluminum-cans=20",
    );
  });

  it("are asked for now at the place's own time, with the rest of the load", async () => {
    setClock();
    const { headers } = await fetchPath("/my-load/?near=Perth&copper=20&open=now");
    expect(headers.get("location")).toBe("/my-load/?near=Perth&open=tue-22.00&copper=20");
  });
});

describe("what cannot be right is said, and the rest is answered", () => {
  it.each([
    ["copper=-5", "Copper", "A weight can’t be negative."],
    ["copper=10,000+t", "Copper", "We go up to 100 t. For more, ask yards for a quote."],
    ["copper=sixty+fifty", "Copper", "Type a weight in kilograms, such as 60 or 7.5."],
    ["copper=0", "Copper", "Type more than 0 kg."],
    ["car-battery=1.5", "Car battery", "Type a whole number, such as 2."],
    [
      "copper=3m",
      "Copper",
      "This is bought by weight: weigh a metre, and type the kilograms of all of it.",
    ],
    ["fridge=3m", "Fridge", "Count this in pieces, or in kg."],
    ["km-cost=free", "Dollars a kilometre", "Type an amount from 0 to 10 dollars, such as 0.88."],
  ])("%s, beside its field", async (query, label, words) => {
    const page = await load(`near=2830&brass=10&${query}`);
    const field = page.main.field(label);
    expect(field.attribute("aria-invalid")).toBe("true");
    const hint = field.attribute("aria-describedby")!.split(" ").at(-1);
    expect(page.main.one(`#${hint}`).words).toBe(words);
    const notes = page.main.all(".load-problems, .load-left-out").flatMap(({ hrefs }) => hrefs);
    expect(notes).toContain(`#${field.attribute("id")}`);
    const left = query.startsWith("km-cost") ? "" : ". 1 thing not counted";
    expect(total(page)).toBe(`$47.50 – $71.50 for 10 kg in Dubbo NSW${left}`);
  });

  it("a place that there is none of, with those that are spelt like it", async () => {
    const page = await load("near=Dubo&copper=60");
    expect(page.main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
    expect(page.main.words).toContain("We don’t know a place called “Dubo”.");
    expect(hrefsOf(page.main.links, "Dubbo NSW 2830")).toContain(
      "/my-load/?near=Dubbo+NSW+2830&copper=60",
    );
    expect(total(page)).toMatch(
      / in the largest cities for 60 kg\. Type another place to see prices near you\.$/,
    );
    expect(page.main.section("In the largest cities", 3).words).toContain("Sydney NSW $480 – $660");
  });

  it("no place at all", async () => {
    const page = await load("copper=60");
    expect(total(page)).toMatch(
      /^\$4\d\d – \$7\d\d in the largest cities for 60 kg\. Tell us where you are to see prices near you\.$/,
    );
    expect(page.main.section("In the largest cities", 3).one("table").rows).toHaveLength(9);
  });

  it("a name that means nothing, with where to find out what it is", async () => {
    const page = await load("near=2830&copper=60&unobtainium=3");
    expect(leftOut(page)).toEqual(["“unobtainium” : We don’t know what this is."]);
    expect(total(page)).toContain("for 60 kg");
    expect(page.main.value("unobtainium")).toBe("3");
    // With the rest of the load, which the answer is added to.
    expect(page.main.one(".load-note").hrefs).toEqual(["/what-is-it/?near=2830&load=copper%3D60"]);
  });

  it("a metal that is there twice, as their sum", async () => {
    const page = await load("near=2830&copper=60&copper=5&cu=7");
    expect(page.main.value("copper")).toBe("72");
    expect(total(page)).toContain("for 72 kg");
    expect(total(await load("near=2830&copper=60&copper=5kg"))).toContain("for 65 kg");
    // One that was added without an amount gets the other's.
    for (const query of ["copper=&cu=5", "copper=5&cu="])
      expect((await load(`near=2830&${query}`)).main.value("copper")).toBe("5");
    const mixed = await load("near=2830&brass=10&alloy-wheel=2&alloy-wheel=30kg");
    expect(leftOut(mixed)).toEqual([
      "Alloy wheel : It is here twice, in different units. Type one amount for all of it.",
    ]);
  });

  it("five hundred rows", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `something-of-row-${i}=1`).join("&");
    const page = await load(`near=2830&copper=60&${rows}`);
    expect(page.status).toBe(200);
    expect(page.main.words).toContain("We price 50 rows at a time, so we left out 451.");
    expect(total(page)).toContain("for 60 kg");
    // Each link holds the whole load.
    expect(page.main.all(".load-note")).toHaveLength(49);
    const linked = page.main.all(".load-note a").length;
    expect(linked).toBeGreaterThan(3);
    expect(linked).toBeLessThan(45);
  });

  it.each(["cu", "copper-pipe", "COPPER", "copper-tube", "coper"])("%s is copper", async (name) => {
    expect(total(await load(`near=2830&${name}=60kg`))).toContain("$453 – $624");
  });

  it.each([
    ["old+batteries=2", "car-battery", "2", []],
    ["flurble=2", "flurble", "2", ["We don’t know what this is."]],
    ["old+bicycle=2", "bicycle", "2", []],
    ["copper=sixty", "copper", "60", []],
    // Pieces, never kilograms.
    ["batteries=18", "car-battery", "18", []],
    ["alluminium=60", "aluminum", "60", ["We count “alluminium” as this."]],
    ["gutters=60kg", "steel", "60", ["We count “gutters” as this."]],
    ["copper+pipe=60kg", "copper", "60", []],
    [
      "lithium-battery=2",
      "lithium-battery",
      "2",
      ["We have no price for this. Which batteries go where"],
    ],
  ])("%s is read as %s", async (query, name, figures, words) => {
    const { main } = await load(`near=2830&${query}`);
    expect(main.value(name)).toBe(figures);
    const notes = main.all(".load-note p").map((note) => note.words.replace(" What is this?", ""));
    expect(notes).toEqual(words);
  });

  it.each([
    ["Pipes=7.5kg", "60 kg", ["Copper", "Steel", "Stainless Steel", "Brass"]],
    ["car+wheels=4", "60 kg", ["4 × Alloy wheel", "4 × Steel wheel (16 inch)"]],
    [
      "star+pickets=10",
      "60 kg",
      ["10 metres of Star picket", "10 × Star picket of 1.65 m", "10 × Star picket of 1.8 m"],
    ],
    // Of one metal: counted from the lightest to the heaviest.
    [
      "copper+pipe=12m",
      "about 62.9–73.1 kg",
      ["Copper pipe 15 mm", "Copper pipe 20 mm", "Copper pipe 25 mm"],
    ],
    [
      "old+hot-water+unit=2",
      "about 86–310 kg",
      expect.arrayContaining(["2 × Electric hot-water unit 250 L"]),
    ],
  ])("%s may be one of several, each of which can be chosen", async (query, weight, titles) => {
    const page = await load(`near=2830&copper=60&${query}`);
    const note = page.main.one(".load-note");
    expect(note.words).toContain("Which one is it?");
    expect(note.all("li").map(({ words }) => words)).toEqual(titles);
    expect(total(page)).toContain(`for ${weight}`);
    const chosen = await fetchPage(note.one("li").hrefs[0]!);
    expect(chosen.main.all(".load-note")).toEqual([]);
  });

  it("how much “gutters” weigh is asked, and what a unit was typed for keeps it", async () => {
    const page = await load("near=2830&copper=60&gutters=60&cable=10m");
    const problem = "60 × gutters: weigh them, and type the kilograms.";
    expect(leftOut(page)).toContain(`Steel : ${problem}`);
    expect(page.main.value("steel")).toBe("");
    const unit = "unit-insulated-copper-cable";
    expect(page.main.one(`[name=${unit}] [selected]`).words).toBe("metres");
    expect(total(page)).toContain("for 60 kg");
  });

  it("few of many names that mean nothing are looked up", async () => {
    const rows = Array.from({ length: 50 }, (_, i) => `flurble${i}=1`).join("&");
    const { headers } = await load(rows);
    const [, read] = /(\d+) rows in/.exec(headers.get("server-timing") ?? "") ?? [];
    expect(Number(read)).toBeLessThanOrEqual(200);
  });

  it.each([
    ["copper newcastle", "“copper newcastle” says what you have.", ["Newcastle NSW"]],
    ["fridge", "“fridge” says what you have. Type a town, suburb or postcode here,", []],
    ["tassie", "“tassie” is all of Tasmania. Type a town, suburb or postcode there.", []],
    ["nt", "“nt” is all of the Northern Territory.", []],
    ["zzgrub nt", "We don’t know a place called “zzgrub nt”.", []],
    ["Dubbo VIC", "There is no Dubbo in Victoria.", ["Dubbo NSW 2830"]],
    ["Dubbo NT 2830", "There is no Dubbo in the Northern Territory.", ["Dubbo NSW 2830"]],
  ])("%s in the field for the place, with what may be meant", async (near, words, others) => {
    const page = await load(new URLSearchParams({ near, copper: "60" }).toString());
    expect(page.main.field("Town, suburb or postcode").attribute("aria-invalid")).toBe("true");
    expect(page.main.words).toContain(words);
    expect(page.main.all(".did-you-mean a").map((link) => link.words)).toEqual(others);
    expect(total(page)).toMatch(
      / in the largest cities for 60 kg\. Type another place to see prices near you\.$/,
    );
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
  it("holds what the address says, and fields for more", async () => {
    const { main } = await load("near=Dubbo&copper=7,5&zinc=&fridge=80kg");
    expect(main.value("near")).toBe("Dubbo");
    expect(main.value("copper")).toBe("7,5");
    expect(main.value("zinc")).toBe("");
    expect(main.value("fridge")).toBe("80");
    expect(main.one("[name=unit-fridge] [selected]").words).toBe("kg");
    // A bare number of them would be a question.
    expect((await load("near=Dubbo&radiators=5kg")).main.value("unit-radiators")).toBe("kg");
    expect(main.field("What else have you got?").attribute("name")).toBe("what");
  });

  it("without script leads to an address that one can share", async () => {
    const sent =
      "near=2830&copper=60&fridge=2&unit-fridge=&what=batteries&amount=18&unit=kg&km-cost=";
    const response = await fetchPath(`/my-load/?${sent}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(
      "/my-load/?near=2830&copper=60&fridge=2&batteries=18kg",
    );
  });

  it("offers another place of the same name", async () => {
    const { main } = await load("near=Richmond&copper=60");
    expect(main.one(".did-you-mean p").words).toBe("Or did you mean");
    const { hrefs } = main.one(".did-you-mean");
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs)
      expect(href).toMatch(/^\/my-load\/\?near=Richmond\+[A-Z]+\+\d{4}&copper=60$/);
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
    expect(page.main.words).toContain("What to bring in New South Wales");
  });
});
