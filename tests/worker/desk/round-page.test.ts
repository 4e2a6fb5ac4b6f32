import { beforeEach, expect, it } from "vitest";
import { changed, published } from "../database.ts";
import { hrefsOf, type Part } from "../part.ts";
import {
  asked,
  BLUEGUM,
  deskOf,
  draftOf,
  KIM,
  openDesk,
  PAT,
  refused,
  TODAY,
  table,
} from "./desk.ts";

const ADELAIDE = "/desk/round/adelaide/";
const YARDS = "Yards, longest not asked first";

beforeEach(async () => {
  await changed("quotes", "delete from quotes");
});

it("a round lists yards without quotes first, then the others by their last quote, with the number of typed metals", async () => {
  await asked(1, "2026-03-10");
  await asked(2, "2026-03-01");
  const desk = await deskOf(KIM);
  await desk.post(BLUEGUM, { "price.copper": "8.20" });
  // Its number begins alike.
  await desk.post(`${ADELAIDE}12/`, { "price.copper": "8.20", "price.lead": "2" });
  const page = await desk.open(ADELAIDE);
  expect(page.headings(1)).toEqual(["Round of Adelaide"]);
  const rows = table(page, YARDS);
  expect(rows[0]).toEqual(["Curlew Road Scrap", "0491 570 157", "never", "0"]);
  expect(rows.slice(-2)).toEqual([
    ["Brolga Paddock Scrap Metals", "(08) 5550 7663", "1 Mar 2026", "0"],
    ["Bluegum Flat Metals", "0491 571 491", "10 Mar 2026", "1"],
  ]);
  expect(rows.filter((row) => row.at(-1) === "2")).toHaveLength(1);
  expect(rows).toContainEqual([
    ...["Quandong & Melaleuca Scrap & Recycling", expect.anything(), "never", "2"],
  ]);
  expect(page.hrefs).toEqual(expect.arrayContaining([BLUEGUM, "tel:0491571491"]));
});

it("a yard's page has its phone number, its last quotes, and the city's prices for metals without a quote", async () => {
  const STEEL = "(select id from materials where slug = 'steel')";
  await asked(1, "2026-03-01", 700, 700);
  await asked(1, "2026-03-10");
  await asked(1, "2026-03-10", 19, 21, 1, STEEL);
  await asked(2, "2026-03-11", 990, 990);
  // Real, while the sample is live.
  await asked(1, "2026-03-12", 1, 2, 0);
  await changed(
    "prices",
    "update prices set min_cents = 0, max_cents = 0 where city_id = 1 and material_id = 2",
  );
  // Nothing is compared with world prices that are old.
  await published(
    "world_prices",
    `update world_prices set months = json_insert(months, '$[#]',
      json_array(strftime('%Y-%m', '${TODAY}', '-1 month'), 10000, 1.5, 15.0)) where series = 'copper'`,
  );
  const { open } = await deskOf(KIM);
  const page = await open(BLUEGUM);
  expect(page.headings(1)).toEqual(["Bluegum Flat Metals"]);
  expect(page.one("p.facts").words).toBe(
    "Ring 0491 571 491 Mo-Fr 07:00-16:00; Sa 07:00-11:30 Last asked 10 Mar 2026 Details",
  );
  expect(page.one("p.facts").hrefs).toEqual(["tel:0491571491", "/desk/row/?key=yards%2F1"]);
  const [copper, bright, brass, ...others] = table(page, "Dollars a kilogram, or a tonne");
  expect(copper?.[0]).toMatch(
    /^Copper 8\.10-8\.50, 10 Mar 2026\. From Mar 2026 to \w+ \d+, after it said so, the world price of copper (rose|fell) \d+%/,
  );
  expect(bright?.[0]).toBe("Bright Copper Wire Never asked.");
  expect(brass?.[0]).toBe("Brass City: 4.75-7.10. Never asked.");
  expect(others.at(-1)?.[0]).toMatch(/^Steel 190-210\/t, 10 Mar 2026\./);
  expect(table(page, "Metals that it is not known to take").map(([name]) => name)).toContainEqual(
    expect.stringMatching(/^Lead /),
  );
  const box = (name: string) => page.one(`input[name="${name}"]`);
  const isOff = (name: string) => box(name).attribute("disabled") !== undefined;
  expect(["same.copper", "same.brass", "no.brass"].map(isOff)).toEqual([false, true, false]);
  expect(["unit.copper", "unit.steel"].map((name) => page.value(name))).toEqual(["kg", "t"]);
  expect(box("no.brass").attribute("aria-label")).toBe("No, Brass");
  expect(box("price.brass").attribute("inputmode")).toBe("decimal");
  expect(page.one(`#${box("price.brass").attribute("aria-describedby")}`).words).toContain("4.75");
  expect(page.field("How").attribute("name")).toBe("how");
  expect(page.field("Note").attribute("maxlength")).toBe("300");
  expect(page.value("kept")).toBe(`yards/1 ${TODAY}`);
  expect(page.one("form").attribute("data-kept")).toBe(`yards/1 ${TODAY}`);
  expect(hrefsOf(page.links, "All yards of Adelaide")).toEqual([ADELAIDE]);
  await changed(
    "scrap_yards",
    "update scrap_yards set opening_hours = null, phone = null where id = 3",
  );
  expect((await open(`${ADELAIDE}3/`)).one("p.facts").words).toBe(
    "No hours on record Never asked Details",
  );
});

it("a metal moves to those that a yard takes once anything was typed for it, also with an error", async () => {
  const desk = await deskOf(KIM);
  const asks = (page: Part) =>
    table(page, "Dollars a kilogram, or a tonne").map(([name]) => /^\w+/.exec(name!)?.[0]);
  expect(asks(await desk.open(BLUEGUM))).not.toContain("Lead");
  const wrong = await desk.post(BLUEGUM, { "same.lead": "1" });
  expect(asks(await refused(wrong))).toContain("Lead");
  await desk.post(BLUEGUM, { "price.lead": "2", "no.brass": "1" });
  expect(asks(await desk.open(BLUEGUM))).toEqual(expect.arrayContaining(["Lead", "Brass"]));
});

it("a form shows errors beside their metals, keeps the input, and saves nothing", async () => {
  const desk = await deskOf(KIM);
  const response = await desk.post(BLUEGUM, {
    ...{ "price.copper": "eight", "price.brass": "5.10", "no.brass": "1", "same.lead": "1" },
    ...{ "price.zinc": `8${"\u00a0".repeat(400)}x`, "price.steel": "8.50-70" },
    ...{ how: "visited", note: "Jo" },
  });
  const page = await refused(response);
  const { words } = page.one("[role=alert]");
  expect(words).toMatch(
    /^Nothing was saved: .*Brass: type a price or tick a box beside it, not both/,
  );
  expect(words).toMatch(/Copper: .*Lead: /);
  expect(words).toContain("Zinc: must be 80 characters or fewer");
  expect(words).toContain("Steel: may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00");
  const price = page.one('input[name="price.copper"]');
  expect([price.attribute("value"), price.attribute("aria-invalid")]).toEqual(["eight", "true"]);
  expect(price.attribute("aria-describedby")).toBe("wrong-copper");
  expect(page.one("#wrong-copper").words).toMatch(/^must be dollars per kg/);
  expect(page.one('input[name="price.aluminum"]').attribute("aria-invalid")).toBeUndefined();
  expect(page.one('input[name="no.brass"]').attribute("checked")).toBeDefined();
  expect(["price.brass", "how", "note"].map((name) => page.value(name))).toEqual([
    ...["5.10", "visited", "Jo"],
  ]);
  // What was done before is not said of this, and nothing is forgotten.
  expect(page.all("[role=status]")).toEqual([]);
  expect(page.one("body").attribute("data-saved")).toBeUndefined();
  expect(await draftOf(KIM)).toEqual({});
});

it("a round shows the new range of the city only to the owner of the draft", async () => {
  const { as } = await openDesk();
  const sydney = "/desk/round/sydney/";
  const [yard] = (await as(KIM).open(sydney)).hrefs.filter((href) => href.startsWith(sydney));
  await as(KIM).post(BLUEGUM, { "price.lead": "2" });
  await as(KIM).post(yard!, { "price.copper": "30.00" });
  for (const path of [sydney, yard!])
    expect((await as(KIM).open(path)).section("What Sydney becomes").words).toMatch(
      /^What Sydney becomes Copper in Sydney: \$[\d.]+ to \$[\d.]+ → \$30\.00, 1 yard( |$)/,
    );
  expect((await as(PAT).open(sydney)).words).not.toContain("What Sydney becomes");
  expect((await as(PAT).open(yard!)).value("price.copper")).toBe("");
});

it("a yard that is only in the draft has its quotes there under the same name", async () => {
  const desk = await deskOf(KIM);
  const [row, copper] = ["/desk/row/?key=yards/new", `quotes/new-1/copper/${TODAY}`];
  const yard = {
    name: "New Yard",
    address: "12 Smelter Road, Gillman SA 5013",
    phone: "08 5550 1234",
  };
  await desk.post(row, yard);
  await desk.post(row, { ...yard, name: "Another Yard" });
  await desk.post(`${ADELAIDE}new-1/`, { "price.copper": "9" });
  const draft = await draftOf(KIM);
  expect(Object.keys(draft)).toEqual([copper, "yards/new-1", "yards/new-2"]);
  expect(draft).toMatchObject({
    [copper]: { yard_id: "new-1", low: 900 },
    "yards/new-1": { ...yard, id: "new-1", city_slug: "adelaide" },
  });
  expect((await desk.open("/desk/row/?key=yards/new-1")).value("name")).toBe("New Yard");
  const page = await desk.open(ADELAIDE);
  expect(page.section("What Adelaide becomes").words).toMatch(
    /Copper in Adelaide: .* → \$9\.00, 1 yard$/,
  );
  expect(hrefsOf(page.links, "New Yard")).toEqual([`${ADELAIDE}new-1/`]);
  expect(table(page, YARDS)).toContainEqual(["New Yard", "08 5550 1234", "never", "1"]);
  // It takes its prices with it.
  await desk.post("/desk/row/?key=yards/new-1", { gone: "1" });
  expect(Object.keys(await draftOf(KIM))).toEqual(["yards/new-2"]);
  await desk.post(row, yard);
  expect(Object.keys(await draftOf(KIM))).toEqual(["yards/new-2", "yards/new-3"]);
});

it("a yard that was deleted meanwhile is in no round, whatever the draft has", async () => {
  const desk = await deskOf(KIM);
  const path = "/desk/row/?key=yards/1";
  await desk.send(path, { phone: "02 5550 1234" });
  await changed("scrap_yards", "delete from scrap_yards where id = 1");
  expect((await desk.open(ADELAIDE)).hrefs).not.toContain(BLUEGUM);
  await expect(desk.open(path)).rejects.toThrow("404");
});

it("saving leads to the next yard without quotes of today in Sydney, and from the last one to the list", async () => {
  const desk = await deskOf(KIM);
  await desk.post(`${ADELAIDE}2/`, { "price.copper": "8" });
  const to = async (path: string) =>
    (await desk.post(path, { "price.copper": "8", kept: "a&b" })).headers.get("location");
  expect(await to(BLUEGUM)).toBe(`${ADELAIDE}3/`);
  expect(await to(`${ADELAIDE}16/`)).toBe(ADELAIDE);
});
