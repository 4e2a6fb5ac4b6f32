import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { changed, published } from "../database.ts";
import { hrefsOf, type Part, partOf } from "../part.ts";
import { asked, BLUEGUM, deskOf, draftOf, filled, KIM, TODAY, table } from "./operators.ts";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
});

describe("a yard of a round", () => {
  beforeEach(async () => {
    await changed("quotes", "delete from quotes");
  });

  it("says where to ring, what it said last, and what its city shows where it never said anything", async () => {
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
    expect(copper?.[0]).toMatch(/^Copper 8\.10-8\.50, 10 Mar 2026\. From Mar 2026 /);
    expect(bright?.[0]).toBe("Bright Copper Wire Never asked.");
    expect(brass?.[0]).toBe("Brass City: 4.75-7.10. Never asked.");
    expect(others.at(-1)?.[0]).toMatch(/^Steel 190-210\/t, 10 Mar 2026\./);
    expect(table(page, "Metals that it is not known to take").map(([name]) => name)).toContainEqual(
      expect.stringMatching(/^Lead /),
    );
    const box = (name: string) => page.one(`input[name="${name}"]`);
    expect(box("same.copper").attribute("disabled")).toBeUndefined();
    expect(box("same.brass").attribute("disabled")).toBeDefined();
    expect(box("no.brass").attribute("disabled")).toBeUndefined();
    expect(["unit.copper", "unit.steel"].map((name) => page.value(name))).toEqual(["kg", "t"]);
    expect(box("no.brass").attribute("aria-label")).toBe("No, Brass");
    expect(box("price.brass").attribute("inputmode")).toBe("decimal");
    expect(page.field("How").attribute("name")).toBe("how");
    expect(page.field("Note").attribute("maxlength")).toBe("300");
    expect(page.one(`#${box("price.brass").attribute("aria-describedby")}`).words).toContain(
      "4.75",
    );
    expect(page.value("kept")).toBe(`yards/1 ${TODAY}`);
    expect(page.one("form").attribute("data-kept")).toBe(`yards/1 ${TODAY}`);
    expect(hrefsOf(page.links, "All yards of Adelaide")).toEqual(["/desk/round/adelaide/"]);
    await changed(
      "scrap_yards",
      "update scrap_yards set opening_hours = null, phone = null where id = 3",
    );
    expect((await open("/desk/round/adelaide/3/")).one("p.facts").words).toBe(
      "No hours on record Never asked Details",
    );
  });

  it("is listed after those that were never asked, by when it was", async () => {
    await asked(1, "2026-03-10");
    await asked(2, "2026-03-01");
    const page = await (await deskOf(KIM)).open("/desk/round/adelaide/");
    expect(page.headings(1)).toEqual(["Round of Adelaide"]);
    const rows = table(page, "Yards, longest not asked first");
    expect(rows[0]).toEqual(["Curlew Road Scrap", "0491 570 157", "never", "0"]);
    expect(rows.slice(-2)).toEqual([
      ["Brolga Paddock Scrap Metals", "(08) 5550 7663", "1 Mar 2026", "0"],
      ["Bluegum Flat Metals", "0491 571 491", "10 Mar 2026", "0"],
    ]);
    expect(page.hrefs).toEqual(expect.arrayContaining([BLUEGUM, "tel:0491571491"]));
  });

  it("keeps how it was asked and the note on its page, and forgets a price that is taken out", async () => {
    const desk = await deskOf(KIM);
    const send = async (fields: Record<string, string>) =>
      desk.post(BLUEGUM, filled(await desk.open(BLUEGUM), fields));
    await send({ "price.steel": "185", how: "paid", note: "Asked Jo" });
    const page = await desk.open(BLUEGUM);
    expect(["price.steel", "unit.steel", "note", "how"].map((name) => page.value(name))).toEqual([
      ...["190", "t", "Asked Jo", "paid"],
    ]);
    // What is said for a kilogram is not taken for a tonne.
    await send({ "price.steel": "0.21/kg" });
    const steel = `quotes/1/steel/${TODAY}`;
    expect(await draftOf(KIM)).toMatchObject({ [steel]: { low: 21, high: 21, how: "paid" } });
    await send({ "price.steel": "0.22", "unit.steel": "kg" });
    expect(await draftOf(KIM)).toMatchObject({ [steel]: { low: 22, high: 22 } });
    await send({ "price.steel": "" });
    expect(await draftOf(KIM)).toEqual({});
  });

  it("takes a range in two fields, and a price a tonne of any metal, without a letter", async () => {
    const desk = await deskOf(KIM);
    const fields = {
      ...{ "price.copper": "8.20", "to.copper": "8.90", "price.brass": "5,100" },
      ...{ "unit.brass": "t", "price.steel": "180", "to.steel": "210" },
    };
    await desk.post(BLUEGUM, filled(await desk.open(BLUEGUM), fields));
    expect(await draftOf(KIM)).toMatchObject({
      [`quotes/1/copper/${TODAY}`]: { low: 820, high: 890 },
      [`quotes/1/brass/${TODAY}`]: { low: 510, high: 510 },
      [`quotes/1/steel/${TODAY}`]: { low: 18, high: 21 },
    });
    const page = await desk.open(BLUEGUM);
    const shown = ["copper", "brass"].flatMap((slug) => [`price.${slug}`, `to.${slug}`]);
    expect(shown.map((name) => page.value(name))).toEqual(["8.20", "8.90", "5.10", ""]);
    const half = await desk.post(BLUEGUM, filled(page, { "price.copper": "" }));
    expect(partOf(await half.text()).one("#wrong-copper").words).toBe(
      "type the lower price, too, or 8.90 there",
    );
  });

  it("asks about a price ten times too high while somebody is on the phone, and takes it if that is confirmed", async () => {
    const desk = await deskOf(KIM);
    const response = await desk.post(
      BLUEGUM,
      filled(await desk.open(BLUEGUM), { "price.copper": "85", "price.brass": "5" }),
    );
    expect(response.status).toBe(422);
    const page = partOf(await response.text());
    expect(page.one("#wrong-copper").words).toMatch(
      /^\$85\.00, where .* is plausible: 8\.50 for 85\?$/,
    );
    const box = page.one('input[name="ok.copper"]');
    expect(box.attribute("aria-label")).toBe("Yes, as typed, Copper");
    expect(page.all('input[name="ok.brass"]')).toEqual([]);
    // What is confirmed is that price alone.
    const ok = { "ok.copper": box.attribute("value")! };
    expect((await desk.post(BLUEGUM, filled(page, { ...ok, "price.copper": "86" }))).status).toBe(
      422,
    );
    expect((await desk.post(BLUEGUM, filled(page, ok))).status).toBe(303);
    expect(await draftOf(KIM)).toMatchObject({
      [`quotes/1/copper/${TODAY}`]: { low: 8500 },
      [`quotes/1/brass/${TODAY}`]: { low: 500 },
    });
  });

  it("has in the draft what somebody touched alone, whatever a colleague publishes meanwhile", async () => {
    await asked(1, TODAY, 800, 800);
    const desk = await deskOf(KIM);
    const page = await desk.open(BLUEGUM);
    expect(page.value("price.copper")).toBe("8.00");
    await env.DB.exec("update quotes set low_cents = 830, high_cents = 830");
    await desk.post(BLUEGUM, filled(page, { "price.lead": "2", note: "Asked Jo" }));
    const lead = `quotes/1/lead/${TODAY}`;
    expect(await draftOf(KIM)).toMatchObject({ [lead]: { note: "Asked Jo", how: "rang" } });
    expect(Object.keys(await draftOf(KIM))).toEqual([lead]);
    // A note goes with what is in the draft already, and with nothing of the colleague's.
    const again = await desk.open(BLUEGUM);
    expect([again.value("note"), again.value("price.copper")]).toEqual(["Asked Jo", "8.30"]);
    await desk.post(
      BLUEGUM,
      filled(again, { how: "visited", note: "Asked Ann", "price.zinc": "1" }),
    );
    expect(await draftOf(KIM)).toMatchObject({
      [lead]: { low: 200, note: "Asked Ann", how: "visited", by: KIM },
      [`quotes/1/zinc/${TODAY}`]: { note: "Asked Ann" },
    });
    expect(Object.keys(await draftOf(KIM))).toHaveLength(2);
    await desk.post(BLUEGUM, filled(again, {}));
    expect(await draftOf(KIM)).toMatchObject({ [lead]: { note: "Asked Ann" } });
  });

  it("asks before it puts a price in the place of one that was published after the form was opened", async () => {
    await asked(1, TODAY, 800, 800);
    const desk = await deskOf(KIM);
    const before = await desk.open(BLUEGUM);
    await env.DB.exec("update quotes set low_cents = 830, high_cents = 830");
    const response = await desk.post(BLUEGUM, filled(before, { "price.copper": "8.60" }));
    expect(response.status).toBe(422);
    const page = partOf(await response.text());
    expect(page.one("#wrong-copper").words).toBe(
      "changed to 8.30 since this form was opened: save again to put yours in its place",
    );
    expect(await draftOf(KIM)).toEqual({});
    expect((await desk.post(BLUEGUM, filled(page, {}))).status).toBe(303);
    expect(await draftOf(KIM)).toMatchObject({ [`quotes/1/copper/${TODAY}`]: { low: 860 } });
    // The same price is nothing to ask about.
    expect((await desk.post(BLUEGUM, filled(before, { "price.copper": "8.60" }))).status).toBe(303);
  });

  it("takes what was chosen last where a browser runs no script", async () => {
    const desk = await deskOf(KIM);
    await desk.post(BLUEGUM, { "price.copper": "8.20" });
    const copper = `quotes/1/copper/${TODAY}`;
    await desk.post(BLUEGUM, filled(await desk.open(BLUEGUM), { "no.copper": "1" }));
    expect((await draftOf(KIM))[copper]).toMatchObject({ low: 0, high: 0 });
    const page = await desk.open(BLUEGUM);
    expect(page.one('input[name="no.copper"]').attribute("checked")).toBeDefined();
    await desk.post(BLUEGUM, filled(page, { "price.copper": "8.30" }));
    expect((await draftOf(KIM))[copper]).toMatchObject({ low: 830, high: 830 });
  });

  it("with a note and no price is a to-do, until there is a price or it is done", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T01:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const desk = await deskOf(KIM);
    const send = async (fields: Record<string, string>) =>
      desk.post(BLUEGUM, filled(await desk.open(BLUEGUM), fields));
    await send({ note: "Call back Monday" });
    const key = "todos/1/2026-11-27";
    expect(await draftOf(KIM)).toEqual({
      [key]: {
        yard_id: 1,
        noted_on: "2026-11-27",
        note: "Call back Monday",
        by: KIM,
        due_on: "2026-11-30",
      },
    });
    const list = await desk.open("/desk/round/adelaide/");
    expect(
      table(list, "Yards, longest not asked first")
        .find(([name]) => name === "Bluegum Flat Metals")
        ?.at(-1),
    ).toBe("1");
    expect((await desk.open(BLUEGUM)).value("note")).toBe("Call back Monday");
    await send({ "price.copper": "8.20" });
    expect(await draftOf(KIM)).toMatchObject({
      "quotes/1/copper/2026-11-27": { note: "Call back Monday" },
    });
    expect(Object.keys(await draftOf(KIM))).toHaveLength(1);
    await env.DB.exec("delete from desk_drafts");
    await changed(
      "todos",
      "insert into todos values (1, '2026-11-20', 'Call back', 'pat@yard.example', '2026-11-26')",
    );
    const page = await desk.open(BLUEGUM);
    expect(page.words).toContain("Done: Call back (20 Nov 2026)");
    await desk.post(BLUEGUM, filled(page, { "done.todos/1/2026-11-20": "1" }));
    expect(await draftOf(KIM)).toEqual({ "todos/1/2026-11-20": null });
    expect((await desk.open(BLUEGUM)).words).not.toContain("Call back");
  });

  it("has a metal among those that it takes once anything was said of it, also wrongly", async () => {
    const desk = await deskOf(KIM);
    const asks = (page: Part) =>
      table(page, "Dollars a kilogram, or a tonne").map(([name]) => /^\w+/.exec(name!)?.[0]);
    expect(asks(await desk.open(BLUEGUM))).not.toContain("Lead");
    const wrong = await desk.post(BLUEGUM, { "same.lead": "1" });
    expect(asks(partOf(await wrong.text()))).toContain("Lead");
    await desk.post(BLUEGUM, { "price.lead": "2", "no.brass": "1" });
    expect(asks(await desk.open(BLUEGUM))).toEqual(expect.arrayContaining(["Lead", "Brass"]));
  });

  it("keeps what was published of it today, and is typed on", async () => {
    await asked(1, TODAY);
    await (await deskOf(KIM)).post(BLUEGUM, { "price.lead": "2" });
    expect(Object.keys(await draftOf(KIM))).toEqual([`quotes/1/lead/${TODAY}`]);
  });

  it("is not asked again today: the next one is, and the list after the last", async () => {
    const desk = await deskOf(KIM);
    await desk.post("/desk/round/adelaide/2/", { "price.copper": "8" });
    const to = async (path: string) =>
      (await desk.post(path, { "price.copper": "8", kept: "a&b" })).headers.get("location");
    expect(await to(BLUEGUM)).toBe("/desk/round/adelaide/3/");
    expect(await to("/desk/round/adelaide/16/")).toBe("/desk/round/adelaide/");
  });

  it("says beside each metal what cannot be read of it", async () => {
    const response = await (await deskOf(KIM)).post(BLUEGUM, {
      ...{ "price.copper": "eight", "price.brass": "5.10", "no.brass": "1", "same.lead": "1" },
      "price.zinc": "nice",
      ...{ how: "visited", note: "Jo" },
    });
    const page = partOf(await response.text());
    expect(page.one("[role=alert]").words).toMatch(
      /^Nothing was saved: .*Brass: type a price, or choose Same or No: one of them/,
    );
    expect(page.one("[role=alert]").words).toMatch(/Copper: .*Lead: .*Zinc: /);
    const price = page.one('input[name="price.copper"]');
    expect(price.attribute("aria-invalid")).toBe("true");
    expect(price.attribute("aria-describedby")).toBe("wrong-copper");
    expect(page.one("#wrong-copper").words).toMatch(/^must be dollars per kg/);
    expect(page.one('input[name="price.aluminum"]').attribute("aria-invalid")).toBeUndefined();
    expect(page.one('input[name="no.brass"]').attribute("checked")).toBeDefined();
    expect([page.value("how"), page.value("note")]).toEqual(["visited", "Jo"]);
    // What was done before is not said of this, and nothing is forgotten.
    expect(page.all("[role=status]")).toEqual([]);
    expect(page.one("body").attribute("data-saved")).toBeUndefined();
  });

  it("that is only in the draft has its prices beside it, by the same name", async () => {
    const desk = await deskOf(KIM);
    const yard = {
      name: "New Yard",
      address: "12 Smelter Road, Gillman SA 5013",
      phone: "08 5550 1234",
    };
    await desk.post("/desk/row/?key=yards/new", yard);
    await desk.post("/desk/row/?key=yards/new", { ...yard, name: "Another Yard" });
    await desk.post("/desk/round/adelaide/new-1/", { "price.copper": "9" });
    const draft = await draftOf(KIM);
    expect(Object.keys(draft)).toEqual([
      ...[`quotes/new-1/copper/${TODAY}`, "yards/new-1", "yards/new-2"],
    ]);
    expect(draft[`quotes/new-1/copper/${TODAY}`]).toMatchObject({ yard_id: "new-1", low: 900 });
    const page = await desk.open("/desk/round/adelaide/");
    expect(page.section("What Adelaide becomes").words).toMatch(
      /Copper in Adelaide: .* → \$9\.00, 1 yard$/,
    );
    expect(hrefsOf(page.links, "New Yard")).toEqual(["/desk/round/adelaide/new-1/"]);
    expect(table(page, "Yards, longest not asked first")).toContainEqual([
      ...["New Yard", "08 5550 1234", "never", "1"],
    ]);
    // It takes its prices with it.
    await desk.post("/desk/row/?key=yards/new-1", { gone: "1" });
    expect(Object.keys(await draftOf(KIM))).toEqual(["yards/new-2"]);
    await desk.post("/desk/row/?key=yards/new", yard);
    expect(Object.keys(await draftOf(KIM))).toEqual(["yards/new-2", "yards/new-3"]);
  });

  it("that is gone meanwhile is in no round, whatever the draft says of it", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=yards/1";
    await desk.post(path, filled(await desk.open(path), { phone: "02 5550 1234" }));
    await changed("scrap_yards", "delete from scrap_yards where id = 1");
    expect((await desk.open("/desk/round/adelaide/")).hrefs).not.toContain(BLUEGUM);
    await expect(desk.open(path)).rejects.toThrow("404");
  });

  it("of which it is not known what it takes may say what it does not take", async () => {
    await changed("scrap_yards", "update scrap_yards set accepted_materials = null where id = 1");
    await (await deskOf(KIM)).post(BLUEGUM, { "no.copper": "1" });
    expect(await draftOf(KIM)).toMatchObject({ [`quotes/1/copper/${TODAY}`]: { low: 0, high: 0 } });
  });

  it("is asked on Sydney's day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T13:30Z") });
    onTestFinished(() => void vi.useRealTimers());
    await (await deskOf(KIM)).post(BLUEGUM, { "price.copper": "8.20" });
    expect(Object.keys(await draftOf(KIM))).toEqual(["quotes/1/copper/2026-12-02"]);
  });
});
