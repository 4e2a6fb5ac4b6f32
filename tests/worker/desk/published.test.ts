import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { hrefsOf } from "../part.ts";
import { COPPER, deskOf, KIM, openDesk, PAT, refused, table } from "./desk.ts";

const PUBLISH = "/desk/publish/";
const SYDNEY = "/desk/row/?key=prices/sydney/copper";
const WORD = "/desk/row/?key=synonyms/whirlybird";

const stored = <Value>(select: string) => env.DB.prepare(select).first<Value>("value");

it("a publication closes the reports that it answers, and the draft does not", async () => {
  await changed(
    "reports",
    `insert into reports (id, sent_at, kind, yard_id, city_id, material_id, seen, page, fingerprint) values
      (12, 1, 'details', 1, null, null, 'Wrong number', '/', 'a'),
      (21, 1, 'price', null, 1, ${COPPER}, 'Nobody pays', '/', 'x')`,
  );
  const { as } = await openDesk();
  const path = "/desk/row/?key=yards/1&report=12";
  await as(PAT).send(path, { phone: "(02) 5550 1234", note: "Rang: so it is" });
  const said = async () => (await as(KIM).open("/desk/inbox/")).words;
  expect(await said()).toContain(
    "Note: Rang: so it is · Applied in the draft of pat@yard.example: it closes",
  );
  await as(KIM).send(path, { phone: "02 5550 4321" });
  expect(await said()).toMatch(/draft of (kim\S+,pat|pat\S+,kim)@yard\.example: it closes/);
  await as(PAT).post("/desk/row/?key=prices/adelaide/copper&report=21", { description: "" });
  const page = await as(PAT).open(PUBLISH);
  expect(page.section("Reports that this closes").words).toContain(
    "Report 21, price: Copper in Adelaide, SA",
  );
  expect(page.words).toMatch(/→ no price/);
  expect(page.words).toContain("1 row would be gone: publish all the same");
  await refused(await as(PAT).post(PUBLISH, { seen: page.value("seen")! }));
  expect(await countRows("reports", "is_closed = 1")).toBe(0);
  await as(PAT).publish();
  expect(await countRows("reports", "is_closed = 1")).toBe(2);
  expect(await stored("select phone as value from scrap_yards where id = 1")).toBe(
    "(02) 5550 1234",
  );
});

it("a publication adds a word to searches, and deletes a yard that is closed for good", async () => {
  const desk = await deskOf(PAT);
  await desk.post(WORD, { leads_to: "Aluminium" });
  await desk.post("/desk/row/?key=yards/1", { gone: "1" });
  await desk.publish();
  expect(await countRows("synonyms", "word = 'whirlybird' and leads_to = 'aluminum'")).toBe(1);
  expect(await countRows("vocabulary", `words like '%["whirlybird","aluminum"]%'`)).toBe(1);
  expect(await countRows("scrap_yards", "id = 1")).toBe(0);
  expect(await countRows("desk_drafts")).toBe(0);
});

it("a publication is taken back as a whole or by single rows, which have names", async () => {
  const { as } = await openDesk();
  const desk = as(PAT);
  await desk.post(SYDNEY, { price: "8.20-9", description: "" });
  await desk.post(WORD, { leads_to: "Aluminium" });
  await desk.publish({ note: "Friday" });
  const id = await stored("select max(id) as value from publications");
  const [whole, one] = [`/desk/revert/${id}/`, `/desk/revert/${id}/?only=synonyms%2Fwhirlybird`];
  const page = await desk.open(`/desk/publications/${id}/`);
  expect(page.headings(1)).toEqual([`Publication ${id}`]);
  expect(page.words).toContain("Friday");
  expect(hrefsOf(page.links, "Take back all of it")).toEqual([whole]);
  expect(table(page, "What it changed")).toEqual([
    ["Copper in Sydney", expect.stringMatching(/^\$8\.00 to \$11\.00, .* Take back$/)],
    ["“whirlybird”", expect.stringMatching(/^new: word "whirlybird", .* Take back$/)],
  ]);
  expect(page.one(`a[href="${one}"]`).attribute("aria-label")).toBe("Take back “whirlybird”");
  const back = await desk.open(one);
  expect(back.headings(1)).toEqual([`Take back “whirlybird” of publication ${id}`]);
  expect(back.all("button").map(({ words }) => words)).toEqual(["Take back"]);
  expect(table(back, "What will change: 1")).toHaveLength(1);
  expect((await as(KIM).open(one)).all("button")).toEqual([]);
  expect((await as(KIM).post(one, { seen: back.value("seen")! })).status).toBe(403);
  await desk.publish({}, one);
  expect(await stored("select note as value from publications order by id desc limit 1")).toBe(
    `Without publication ${id}, synonyms/whirlybird`,
  );
  expect(await countRows("synonyms", "word = 'whirlybird'")).toBe(0);
  // What became of a row stands on its own page, too.
  const history = async () => table(await desk.open(SYDNEY), "What became of it");
  expect((await desk.open(SYDNEY)).hrefs).toContain(`/desk/publications/${id}/`);
  expect(await history()).toEqual([
    [expect.anything(), expect.stringContaining("→ $8.20 to $9.00")],
  ]);
  const all = await desk.open(whole);
  expect(all.headings(1)).toEqual([`Take back all of publication ${id}`]);
  expect((await desk.publish({}, whole)).headers.get("location")).toBe(PUBLISH);
  expect((await history()).map(([, change]) => change)).toEqual([
    expect.stringContaining("→ $8.00 to $11.00"),
    expect.stringContaining("→ $8.20 to $9.00"),
  ]);
});
