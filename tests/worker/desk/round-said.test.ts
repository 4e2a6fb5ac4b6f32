import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../database.ts";
import { asked, BLUEGUM, deskOf, draftOf, filled, KIM, refused, TODAY, table } from "./desk.ts";

const [copper, steel, lead] = ["copper", "steel", "lead"].map(
  (slug) => `quotes/1/${slug}/${TODAY}`,
) as [string, string, string];

beforeEach(async () => {
  await changed("quotes", "delete from quotes");
});

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

it("what a yard says is kept as the files would read it, with how it was asked, when and by whom", async () => {
  setClock("2026-12-01T13:30Z");
  const email = `${"k".repeat(60)}@yard.example`;
  const desk = await deskOf(email);
  const fields = { "price.copper": "8.20-8.90", "price.steel": "185", how: "paid", note: "Jo" };
  expect((await desk.send(BLUEGUM, fields)).status).toBe(303);
  // In Sydney it is the next day; sixty letters of who asked are kept.
  const said = { yard_id: 1, how: "paid", note: "Jo", by: "k".repeat(60) };
  expect(Object.entries(await draftOf(email))).toMatchObject([
    ["quotes/1/copper/2026-12-02", { ...said, material_slug: "copper", low: 820, high: 890 }],
    ["quotes/1/steel/2026-12-02", { ...said, material_slug: "steel", low: 19, high: 19 }],
  ]);
  const page = await desk.open(BLUEGUM);
  const shown = [
    "price.copper",
    "to.copper",
    "price.steel",
    "to.steel",
    "unit.steel",
    "note",
    "how",
  ];
  expect(shown.map((name) => page.value(name))).toEqual([
    ...["8.20", "8.90", "190", "", "t", "Jo", "paid"],
  ]);
});

it("a price is typed in two fields and in either unit, and forgotten once it is taken out", async () => {
  const desk = await deskOf(KIM);
  const draftAfter = async (fields: Record<string, string>) => {
    await desk.send(BLUEGUM, fields);
    return draftOf(KIM);
  };
  const brass = { "price.brass": "5,100", "unit.brass": "t" };
  const range = { "price.copper": "8.20", "to.copper": "8.90" };
  expect(
    await draftAfter({ ...range, ...brass, "price.steel": "180", "to.steel": "210" }),
  ).toMatchObject({
    [copper]: { low: 820, high: 890 },
    [`quotes/1/brass/${TODAY}`]: { low: 510, high: 510 },
    [steel]: { low: 18, high: 21 },
  });
  const page = await refused(await desk.send(BLUEGUM, { "price.copper": "" }));
  expect(page.one("#wrong-copper").words).toBe("type the lower price, too, or 8.90 there");
  // What is said for a kilogram is not taken for a tonne.
  const only = { "to.steel": "" };
  expect(await draftAfter({ ...only, "price.steel": "0.21/kg" })).toMatchObject({
    [steel]: { low: 21, high: 21 },
  });
  expect(await draftAfter({ "price.steel": "0.22", "unit.steel": "kg" })).toMatchObject({
    [steel]: { low: 22, high: 22 },
  });
  expect(await draftAfter({ "price.steel": "" })).not.toHaveProperty([steel]);
});

it("the words for the same and for no are known, of a yard that said something", async () => {
  await asked(1, "2026-03-10");
  const desk = await deskOf(KIM);
  await refused(await desk.post(BLUEGUM, { "price.lead": "s" }));
  await desk.post(BLUEGUM, { "price.copper": "Same", "price.brass": "n", "price.zinc": "NO" });
  const no = { low: 0, high: 0 };
  expect(await draftOf(KIM)).toMatchObject({
    [copper]: { low: 810, high: 850 },
    [`quotes/1/brass/${TODAY}`]: no,
    [`quotes/1/zinc/${TODAY}`]: no,
  });
});

it("a yard does not take a metal until that is taken back, and what was chosen last counts", async () => {
  await changed("scrap_yards", "update scrap_yards set accepted_materials = null where id = 1");
  const desk = await deskOf(KIM);
  const isNo = async () =>
    (await desk.open(BLUEGUM)).one('input[name="no.copper"]').attribute("checked") !== undefined;
  const draftAfter = async (fields: Record<string, string>) => {
    await desk.send(BLUEGUM, fields);
    return draftOf(KIM);
  };
  const [price, no] = [
    { low: 820, high: 820 },
    { low: 0, high: 0 },
  ];
  expect(await draftAfter({ "price.copper": "8.20" })).toMatchObject({ [copper]: price });
  expect(await draftAfter({ "no.copper": "1" })).toMatchObject({ [copper]: no });
  expect(await isNo()).toBe(true);
  expect(await draftAfter({ "price.copper": "8.20" })).toMatchObject({ [copper]: price });
  expect(await draftAfter({ "price.copper": "", "no.copper": "" })).toEqual({});
  expect(await isNo()).toBe(false);
  // What it said last stands there, and is not said again.
  await asked(1, "2026-03-10", 0, 0);
  expect(await isNo()).toBe(true);
  expect(await draftAfter({})).toEqual({});
  expect(await draftAfter({ "price.copper": "8.20" })).toMatchObject({ [copper]: price });
  expect(await draftAfter({ "same.copper": "1" })).toMatchObject({ [copper]: no });
});

it("a price ten times too high is asked about while somebody is on the phone, and taken if that is confirmed", async () => {
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

it("the draft has what somebody touched alone, whatever a colleague publishes meanwhile", async () => {
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

it("a form asks before it puts a price in the place of one that was published after it was opened", async () => {
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
