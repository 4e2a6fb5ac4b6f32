import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";
import { hrefsOf, type Part } from "../../part.ts";
import { changedYards } from "../../yard.ts";
import { leftOut, load, total } from "./load-page.ts";

const EXAMPLE = "near=2830&copper=60&car-batteries=18";

const table = ({ main }: Page) => main.one("#answer table").rows;
const cityRows = ({ main }: Page) => main.section("Other cities", 3).one("table").rows;
const cityRow = (page: Page, name: string) =>
  cityRows(page).find(([city]) => city?.startsWith(name))!;

/** Sets the clock until the test ends. */
function setClock(now: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}

describe("the answer", () => {
  it("has the worth of the load in the nearest city with prices, grades, dates and other cities", async () => {
    const page = await load(EXAMPLE);
    expect(page.status).toBe(200);
    expect(total(page)).toBe("$462 – $637 for 78 kg in Dubbo NSW");
    expect(table(page)).toEqual([
      ["Metal", "Worth"],
      ["Copper No. 2, brass removed 60 kg at $7.55 – $10.40 a kg", "$453.00 – $624.00"],
      ["Lead-Acid Batteries Whole, undrained 18 kg at $0.52 – $0.71 a kg", "$9.36 – $12.78"],
    ]);
    const { hrefs } = page.main.one("#answer");
    const links = ["/dubbo/", "/material/copper/", "/fair-price/?near=Dubbo+NSW"];
    expect(hrefs).toEqual(expect.arrayContaining(links));
    for (const said of [
      "Indicative prices, not a yard’s offer.",
      "Prices in Dubbo , checked 19 Nov 2026",
      "Near Dubbo NSW 2830.",
    ])
      expect(page.main.words).toContain(said);
    // A postcode means none of its places in particular.
    expect(page.main.words).not.toContain("did you mean");
    expect(page.main.section("Other cities", 3).words).toMatch(
      /^Other cities No city pays enough more to cover the drive\. Compare/,
    );
    // Less than half the width of Dubbo's range.
    expect(cityRows(page)[1]).toEqual([
      ...["Sydney NSW about 302 km away", "$490 – $674 about the same"],
    ]);
  });

  it("names the yards that take all of it, the goods that others do not list, and the papers to bring", async () => {
    const { main } = await load(EXAMPLE);
    const [most, ...all] = main.all(".near-yard-list");
    // Those that take all of it are more than 100 km away.
    expect(all).toEqual([]);
    expect(main.words).toMatch(/Next that takes all of it: \w+, about 1\d\d km/);
    for (const yard of most!.all("li")) expect(yard.words).toContain("Doesn’t list:");
    expect(most!.words).toContain("Dubbo NSW 2830");
    expect(most!.hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
    expect(main.words).toContain("What to bring in New South Wales");
    expect(main.words).toContain(
      "These are the rules for the state where you sell, last edited on 21 November 2026.",
    );
    expect(main.hrefs).toContain("/dubbo/#rules");
  });

  it("names the city that pays enough more for the drive, and the gain", async () => {
    await changed(
      "prices",
      "update prices set min_cents = 1300, max_cents = 1500 where city_id = 13 and material_id = 1",
    );
    const page = await load("near=Newcastle&copper=200&km-cost=0.5");
    const others = page.main.section("Other cities", 3);
    expect(others.words).toMatch(
      /^Other cities Sydney NSW pays about \$[\d,]+ more\. Driving costs about \$153, so you’d be about \$[\d,]+ ahead\./,
    );
    expect(others.words).toContain("there and back, at $0.50 a kilometre");
    expect(others.all("details")).toEqual([]);
    expect(cityRow(page, "Sydney")[1]).toMatch(/about \$[\d,]+ more$/);
  });
});

describe("a metal that is not counted", () => {
  it("is named where its price is old", async () => {
    await changed(
      "prices",
      "update prices set checked_on = '2026-06-01' where city_id in (select id from cities where slug = 'dubbo') and material_id = 1",
    );
    setClock("2026-11-23T02:00:00Z");
    const page = await load("near=2830&copper=60&brass=10");
    expect(total(page)).toContain("$47.50 – $71.50");
    expect(leftOut(page)).toEqual([
      "Copper , 60 kg: the price in Dubbo was checked 175 days ago (1 Jun 2026) and may be out of date. At that price it would be $453 – $624.",
    ]);
  });

  it("is nothing to strip cable for", async () => {
    const headings = async () =>
      (await load("near=2830&insulated-copper-cable=20")).main.headings(3);
    expect(await headings()).toContain("Strip the cable or sell it?");
    await changed(
      "prices",
      "update prices set checked_on = '2026-06-01' where material_id = (select id from materials where slug = 'copper-bright')",
    );
    expect(await headings()).not.toContain("Strip the cable or sell it?");
  });

  it("where no city near has a price, is answered by the nearest that has any", async () => {
    await changed("prices", "delete from prices where city_id <> 13");
    expect(total(await load("near=Broome&copper=60"))).toMatch(
      /for 60 kg at Sydney’s prices, about 3,\d\d\d km away/,
    );
  });

  it("is said to have no price where nobody has one", async () => {
    await changed("prices", "delete from prices");
    const page = await load("near=Broome&copper=60");
    expect(page.status).toBe(200);
    expect(total(page)).toBe("60 kg. We have no prices for this load near you.");
    expect(page.main.words).toContain("Who takes it");
  });
});

describe("yards at a time", () => {
  const LOAD = "near=Perth&aluminum-cans=20&open";

  it("are those open then, and the form keeps it", async () => {
    setClock("2026-11-24T13:50:00Z");
    const { main } = await load(`${LOAD}=sat-11.00`);
    const takers = main.section("Who takes it", 3);
    expect(takers.words).toContain("Sat 28 Nov, 11 am: 3 of the 4 near you whose hours we know");
    const cards = takers.all(".near-yard-list")[0]!.all("li");
    expect(cards.map(({ words }) => /Sat \d/.test(words))).toEqual([true, true, true]);
    expect(main.field("Open at").one("option[selected]").attribute("value")).toBe("sat-11.00");
    expect(main.all("input").map((field) => field.attribute("name"))).not.toContain("open");
  });

  it("are none on a Sunday; the load is still valued", async () => {
    setClock("2026-11-24T13:50:00Z");
    const page = await load(`${LOAD}=sun-11.00`);
    const takers = page.main.section("Who takes it", 3);
    expect(takers.words).toContain("None of the 4 near you whose hours we know is open then.");
    expect(takers.all(".near-yard-list")).toEqual([]);
    expect(total(page)).toContain("for 20 kg in Perth WA");
    // For print; it is still Tuesday in Perth.
    expect(page.main.one(".load > .printed-address").words).toBe(
      "Wednesday 25 November 2026. http://localhost/my-load/?near=Perth&open=sun-11.00&aluminum-cans=20",
    );
  });

  it("open now are those open at the place's own time, with the rest of the load", async () => {
    setClock("2026-11-24T13:50:00Z");
    const { headers } = await fetchPath("/my-load/?near=Perth&copper=20&open=now");
    expect(headers.get("location")).toBe("/my-load/?near=Perth&open=tue-22.00&copper=20");
  });
});

describe("the form", () => {
  it("holds the values of the address, and fields for more", async () => {
    const { main } = await load("near=Dubbo&copper=7,5&zinc=&fridge=80kg");
    const names = ["near", "copper", "zinc", "fridge"];
    expect(names.map((name) => main.value(name))).toEqual(["Dubbo", "7,5", "", "80"]);
    expect(main.one("[name=unit-fridge] [selected]").words).toBe("kg");
    // A bare number of them would be a question.
    expect((await load("near=Dubbo&radiators=5kg")).main.value("unit-radiators")).toBe("kg");
    expect(main.field("What else have you got?").attribute("name")).toBe("what");
  });

  it("without scripts leads to an address to share", async () => {
    const sent =
      "near=2830&copper=60&fridge=2&unit-fridge=&what=batteries&amount=18&unit=kg&km-cost=";
    const response = await fetchPath(`/my-load/?${sent}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      ...[302, "/my-load/?near=2830&copper=60&fridge=2&batteries=18kg"],
    ]);
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

it("yards say prices of their own, and the best can come first", async () => {
  setClock("2026-11-24T02:00:00Z");
  const query = "near=Newcastle&copper=60";
  const takers = async (sort = "") => (await load(query + sort)).main.section("Who takes it", 3);
  const names = (part: Part) => part.all(".near-yard-list b").map(({ words }) => words);
  const before = await takers("&sort=best");
  const last = names(before).at(-1)!;
  expect(before.words).not.toContain("Best first");
  const own = '[["copper",1500,1500,"2026-11-19"]]';
  await changedYards(`update scrap_yards set own_prices = '${own}' where name = '${last}'`);
  const { main } = await load(`${query}&sort=best`);
  // The form keeps the order.
  expect(main.one(".load-form input[name=sort]").attribute("value")).toBe("best");
  const [nearest, best] = [await takers(), main.section("Who takes it", 3)];
  const said = "Copper $15.00, said by the yard on 19 Nov At its own prices about $900 for 60 kg";
  expect(nearest.words).toContain(said);
  expect([names(nearest), names(best)[0]]).toEqual([names(before), last]);
  expect(best.words).toContain("less the drive; the others follow.");
  expect(best.links.slice(0, 2)).toMatchObject([
    { href: `/my-load/?${query}`, isCurrent: false },
    { href: `/my-load/?${query}&sort=best`, isCurrent: true },
  ]);
});

describe("the page", () => {
  it("without a load is for everybody, and known to search engines", async () => {
    const page = await fetchPage("/my-load/");
    expect([page.heading, page.title]).toEqual([
      ...["My load", "What is my load worth? | Scrap Metal Prices Australia"],
    ]);
    expect(page.canonical).toBe("http://localhost/my-load/");
    expect(page.meta.robots).toBeUndefined();
    expect(page.headers.get("cache-control")).toContain("max-age=60");
  });

  it.each([EXAMPLE, "copper=", "near=Sydney+NSW"])(
    "with one (%s) is one visitor's own",
    async (query) => {
      const page = await load(query);
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

  it("without the database or the prices says that it cannot answer", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase(), `/my-load/?${EXAMPLE}`));
    expect([page.status, page.heading]).toEqual([503, "My load"]);
    expect(page.words).toContain("Your load is still in this page’s address");
    const priceless = await fetchWith(failingDatabase('"prices"'), `/my-load/?${EXAMPLE}`);
    expect(priceless.status).toBe(503);
  });

  it("without the yards still has the worth of the load", async () => {
    quietErrors();
    const failing = failingDatabase("scrap_yards");
    const page = await pageOf(await fetchWith(failing, `/my-load/?${EXAMPLE}`));
    expect(page.status).toBe(200);
    expect(total(page)).toBe("$462 – $637 for 78 kg in Dubbo NSW");
    expect(page.main.words).toContain("We can’t load the yards right now.");
    expect(page.main.words).toContain("What to bring in New South Wales");
  });
});
