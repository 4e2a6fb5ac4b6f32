import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../database.ts";
import { asked, BLUEGUM, deskOf, draftOf, filled, KIM, refused, TODAY, table } from "./desk.ts";

const [copper, lead] = [`quotes/1/copper/${TODAY}`, `quotes/1/lead/${TODAY}`];

beforeEach(async () => {
  await changed("quotes", "delete from quotes");
});

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

type Ends = Record<string, string>;

/** What the draft says of yard 1 once some fields were sent as well: the ends of each metal, in cents. */
async function saidAfter(desk: Awaited<ReturnType<typeof deskOf>>, fields: Ends): Promise<Ends> {
  expect((await desk.send(BLUEGUM, fields)).status).toBe(303);
  const rows = Object.values(await draftOf(KIM));
  return Object.fromEntries(rows.map((row) => [row?.material_slug, `${row?.low}-${row?.high}`]));
}

it.each<[Ends, Ends]>([
  [
    { "price.copper": "8.20-8.90", "price.steel": "185" },
    { copper: "820-890", steel: "19-19" },
  ],
  [{ "price.copper": "8.20", "to.copper": "8.90" }, { copper: "820-890" }],
  [{ "price.brass": "5,100", "unit.brass": "t" }, { brass: "510-510" }],
  [{ "price.steel": "180", "to.steel": "210" }, { steel: "18-21" }],
  // What is said for a kilogram is not taken for a tonne.
  [{ "price.steel": "0.21/kg" }, { steel: "21-21" }],
  [{ "price.steel": "0.22", "unit.steel": "kg" }, { steel: "22-22" }],
  [{ "same.copper": "1" }, { copper: "810-850" }],
  [
    { "price.copper": "s", "price.zinc": "NO" },
    { copper: "810-850", zinc: "0-0" },
  ],
  [
    { "price.copper": "Same", "price.brass": "n" },
    { copper: "810-850", brass: "0-0" },
  ],
])("%j is saved as files are read, in cents: %j", async (fields, ends) => {
  await asked(1, "2026-03-10");
  expect(await saidAfter(await deskOf(KIM), fields)).toEqual(ends);
});

it("the last choice counts until it is undone", async () => {
  await changed("scrap_yards", "update scrap_yards set accepted_materials = null where id = 1");
  const desk = await deskOf(KIM);
  const shown = async () => {
    const page = await desk.open(BLUEGUM);
    const no = page.one('input[name="no.copper"]').attribute("checked") !== undefined;
    return no ? "no" : ["price.copper", "to.copper"].map((name) => page.value(name)).join("-");
  };
  const steps: [Ends, Ends, string][] = [
    [{ "price.copper": "8.20", "to.copper": "8.90" }, { copper: "820-890" }, "8.20-8.90"],
    [{ "no.copper": "1" }, { copper: "0-0" }, "no"],
    [{ "price.copper": "8.30" }, { copper: "830-830" }, "8.30-"],
    [{ "price.copper": "" }, {}, "-"],
  ];
  for (const [fields, ends, text] of steps)
    expect([fields, await saidAfter(desk, fields), await shown()]).toEqual([fields, ends, text]);
  // What it said last stands there, and is not said again.
  await asked(1, "2026-03-10", 0, 0);
  expect([await saidAfter(desk, {}), await shown()]).toEqual([{}, "no"]);
  expect(await saidAfter(desk, { "price.copper": "8.20" })).toEqual({ copper: "820-820" });
  expect(await saidAfter(desk, { "same.copper": "1" })).toEqual({ copper: "0-0" });
});

it("a quote has its day, its author and how it was obtained", async () => {
  setClock("2026-12-01T13:30Z");
  const email = `${"k".repeat(60)}@yard.example`;
  const desk = await deskOf(email);
  await desk.send(BLUEGUM, { "price.copper": "8.20", how: "paid", note: "Jo" });
  // In Sydney it is the next day; sixty letters of who asked are kept.
  expect(await draftOf(email)).toMatchObject({
    "quotes/1/copper/2026-12-02": { yard_id: 1, how: "paid", note: "Jo", by: "k".repeat(60) },
  });
  const page = await desk.open(BLUEGUM);
  expect(["note", "how"].map((name) => page.value(name))).toEqual(["Jo", "paid"]);
  const half = await refused(await desk.send(BLUEGUM, { "price.copper": "", "to.copper": "8.90" }));
  expect(half.one("#wrong-copper").words).toBe("type the lower price, too, or 8.90 there");
});

it("a price ten times too high raises a question in the form, and is saved once it is confirmed", async () => {
  const desk = await deskOf(KIM);
  const page = await refused(
    await desk.send(BLUEGUM, { "price.copper": "85", "price.brass": "5" }),
  );
  expect(page.one("#wrong-copper").words).toMatch(
    /^\$85\.00, where .* is plausible: 8\.50 for 85\?$/,
  );
  const box = page.one('input[name="ok.copper"]');
  expect(box.attribute("aria-label")).toBe("Yes, as typed, Copper");
  expect(page.all('input[name="ok.brass"]')).toEqual([]);
  // What is confirmed is that price alone.
  const ok = { "ok.copper": box.attribute("value")! };
  await refused(await desk.post(BLUEGUM, filled(page, { ...ok, "price.copper": "86" })));
  expect((await desk.post(BLUEGUM, filled(page, ok))).status).toBe(303);
  expect(await draftOf(KIM)).toMatchObject({
    [copper]: { low: 8500 },
    [`quotes/1/brass/${TODAY}`]: { low: 500 },
  });
});

it("the draft has only changed fields, whatever a colleague publishes meanwhile", async () => {
  await asked(1, TODAY, 800, 800);
  const desk = await deskOf(KIM);
  const page = await desk.open(BLUEGUM);
  expect(page.value("price.copper")).toBe("8.00");
  await env.DB.exec("update quotes set low_cents = 830, high_cents = 830");
  await desk.post(BLUEGUM, filled(page, { "price.lead": "2", note: "Asked Jo" }));
  expect(await draftOf(KIM)).toEqual({
    [lead]: expect.objectContaining({ note: "Asked Jo", how: "rang" }),
  });
  // A note goes with what is in the draft already, and with nothing of the colleague's.
  const again = await desk.open(BLUEGUM);
  expect([again.value("note"), again.value("price.copper")]).toEqual(["Asked Jo", "8.30"]);
  const more = { how: "visited", note: "Asked Ann", "price.zinc": "1" };
  await desk.post(BLUEGUM, filled(again, more));
  const both = {
    [lead]: expect.objectContaining({ low: 200, note: "Asked Ann", how: "visited", by: KIM }),
    [`quotes/1/zinc/${TODAY}`]: expect.objectContaining({ note: "Asked Ann" }),
  };
  expect(await draftOf(KIM)).toEqual(both);
  await desk.post(BLUEGUM, filled(again, {}));
  expect(await draftOf(KIM)).toEqual(both);
});

it("a form asks before it replaces a price that was published after it was opened", async () => {
  await asked(1, TODAY, 800, 800);
  const desk = await deskOf(KIM);
  const before = await desk.open(BLUEGUM);
  await env.DB.exec("update quotes set low_cents = 830, high_cents = 830");
  const mine = filled(before, { "price.copper": "8.60" });
  const page = await refused(await desk.post(BLUEGUM, mine));
  expect(page.one("#wrong-copper").words).toBe(
    "changed to 8.30 since this form was opened: save again to put yours in its place",
  );
  expect(await draftOf(KIM)).toEqual({});
  expect((await desk.post(BLUEGUM, filled(page, {}))).status).toBe(303);
  expect(await draftOf(KIM)).toMatchObject({ [copper]: { low: 860 } });
  // The same price is nothing to ask about.
  expect((await desk.post(BLUEGUM, mine)).status).toBe(303);
});

it("a note without a price is a to-do, until there is a price or it is done", async () => {
  setClock("2026-11-27T01:00Z");
  const desk = await deskOf(KIM);
  await desk.send(BLUEGUM, { note: "Call back Monday" });
  const note = { yard_id: 1, noted_on: "2026-11-27", note: "Call back Monday", by: KIM };
  expect(await draftOf(KIM)).toEqual({ "todos/1/2026-11-27": { ...note, due_on: "2026-11-30" } });
  const list = await desk.open("/desk/round/adelaide/");
  expect(table(list, "Yards, longest not asked first")).toContainEqual([
    ...["Bluegum Flat Metals", "0491 571 491", "never", "1"],
  ]);
  expect((await desk.open(BLUEGUM)).value("note")).toBe("Call back Monday");
  await desk.send(BLUEGUM, { "price.copper": "8.20" });
  expect(await draftOf(KIM)).toEqual({
    "quotes/1/copper/2026-11-27": expect.objectContaining({ note: "Call back Monday" }),
  });
  await env.DB.exec("delete from desk_drafts");
  await changed(
    "todos",
    `insert into todos values (1, '2026-11-20', 'Call back', '${KIM}', '2026-11-26')`,
  );
  expect((await desk.open(BLUEGUM)).words).toContain("Done: Call back (20 Nov 2026)");
  await desk.send(BLUEGUM, { "done.todos/1/2026-11-20": "1" });
  expect(await draftOf(KIM)).toEqual({ "todos/1/2026-11-20": null });
  expect((await desk.open(BLUEGUM)).words).not.toContain("Call back");
});
