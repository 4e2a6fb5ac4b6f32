import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { DraftRow } from "../../../worker/data/desk.ts";
import { publishedDraft } from "../../../worker/desk/draft.ts";
import { changed, countRows } from "../database.ts";
import { hrefsOf } from "../part.ts";
import { runStatements } from "../seeding.ts";
import {
  BLUEGUM,
  deskOf,
  draftOf,
  KIM,
  openDesk,
  PAT,
  pressed,
  refused,
  TODAY,
  table,
} from "./desk.ts";

const PUBLISH = "/desk/publish/";
const OF_KIM = `${PUBLISH}?of=${encodeURIComponent(KIM)}`;
const NEW = "/desk/row/?key=yards/new";
const YARD = { name: "New Yard Metals", address: "12 Smelter Road, Gillman SA 5013" };
const SYDNEY = "/desk/row/?key=prices/sydney/copper";
const WORD = "/desk/row/?key=synonyms/whirlybird";

const stored = <Value>(select: string) => env.DB.prepare(select).first<Value>("value");
const isLive = async () => (await countRows("scrap_yards", `name = '${YARD.name}'`)) > 0;

it("a draft is published by publishers, also another operator's, with time and name", async () => {
  const { as } = await openDesk();
  const [kim, pat] = [as(KIM), as(PAT)];
  await kim.post(NEW, YARD);
  expect((await kim.open(PUBLISH)).words).toContain("named in DESK_PUBLISHERS publishes");
  expect((await kim.post(PUBLISH, {})).status).toBe(403);
  expect((await pat.open(PUBLISH)).words).toContain("The draft is empty");
  const page = await pat.open(OF_KIM);
  expect(page.headings(1)).toEqual([`Publish the draft of ${KIM}`]);
  expect(page.words).toContain(YARD.name);
  const response = await pat.publish({ note: " Friday " }, OF_KIM);
  expect([await isLive(), await countRows("desk_drafts")]).toEqual([true, 0]);
  const by = `select "by" as value from changes where "key" like 'yards/%' order by publication_id desc`;
  expect(await stored(by)).toBe(`${KIM}, published by ${PAT}`);
  const done = (await pat.follow(response)).page;
  expect(done.one("[role=status]").words).toMatch(
    /^Published \d+:\d\d [ap]m, visible by \d+:\d\d [ap]m\.$/,
  );
  expect(done.words).toContain("The draft is empty.");
  expect(table(done, "Published")[0]?.at(-1)).toBe("Friday");
});

it("a draft is published by nobody if no publishers are named, and shown only to its owner", async () => {
  const { as } = await openDesk({ DESK_PUBLISHERS: "" });
  await as(PAT).post(NEW, YARD);
  expect((await as(PAT).post(PUBLISH, {})).status).toBe(403);
  expect([await isLive(), await countRows("desk_drafts")]).toEqual([false, 1]);
  const page = await as(KIM).open(`${PUBLISH}?of=${encodeURIComponent(PAT)}`);
  expect(page.words).toContain("The draft is empty");
  expect(page.words).not.toContain(YARD.name);
});

it("a draft lists other drafts for publishers, and only its owner can leave rows out, those of one yard at once", async () => {
  const { as } = await openDesk();
  const [kim, pat] = [as(KIM), as(PAT)];
  await kim.post(NEW, YARD);
  await kim.post(BLUEGUM, { "price.copper": "8.20" });
  await kim.post("/desk/round/adelaide/12/", { "price.lead": "2" });
  await pat.post(WORD, { leads_to: "Aluminium" });
  const own = await pat.open(PUBLISH);
  expect(own.headings(1)).toEqual(["Publish your draft"]);
  expect(table(own, "Drafts of others")).toEqual([[KIM, "3"]]);
  expect(hrefsOf(own.links, KIM)).toEqual([OF_KIM]);
  expect(table(own, "Published")).toEqual([["1", "20 November 2026 at 11:00 am", ""]]);
  expect(hrefsOf(own.links, "1")).toEqual(["/desk/publications/1/"]);
  const theirs = await pat.open(OF_KIM);
  expect(table(theirs, "Drafts of others")).toEqual([[PAT, "1"]]);
  expect(theirs.all("button").map(({ words }) => words)).toEqual(["Publish"]);
  await pat.post("/desk/draft/", { drop: "yards/1" });
  const kims = await kim.open(PUBLISH);
  expect(table(kims, "Drafts of others")).toEqual([]);
  expect(table(kims, "What will change: 3").map(([name]) => name)).toEqual([
    ...["Bluegum Flat Metals", "Quandong & Melaleuca Scrap & Recycling", YARD.name],
  ]);
  const button = kims.one('button[value="yards/1"]');
  expect(button.attribute("aria-label")).toBe("Leave out Bluegum Flat Metals");
  const form = kims.one(`form#${button.attribute("form")}`);
  expect([form.attribute("method"), form.attribute("action")]).toEqual(["post", "/desk/draft/"]);
  const dropped = await kim.post("/desk/draft/", pressed(kims, "Leave out"));
  expect(dropped.headers.get("location")).toBe(PUBLISH);
  // Not those of yard 12.
  expect(Object.keys(await draftOf(KIM))).toEqual([...[`quotes/12/lead/${TODAY}`, "yards/new-1"]]);
});

it("a draft shows its changes and the new prices, and asks about each doubtful one", async () => {
  const desk = await deskOf(PAT);
  await desk.post(SYDNEY, { price: "8.20-9", description: "X" });
  await desk.post(BLUEGUM, { "price.copper": "30", "no.brass": "1", how: "rang" });
  const page = await desk.open(PUBLISH);
  const changes = table(page, "What will change: 3");
  expect(changes.map(([name]) => name)).toEqual(["Copper in Sydney", "Bluegum Flat Metals"]);
  expect(changes[0]?.[1]).toMatch(
    /^\$8\.00 to \$11\.00, checked 2026-11-17, .* → \$8\.20 to \$9\.00, checked .*description "X" Leave out$/,
  );
  expect(changes[1]?.[1]).toBe("Brass: does not take it, rang Copper: $30.00, rang Leave out");
  expect(hrefsOf(page.links, "Bluegum Flat Metals")).toEqual(["/desk/row/?key=yards%2F1"]);
  const [adelaide, sydney] = table(page, "What prices become");
  expect(adelaide?.[1]).toMatch(
    /^\$7\.75 to \$10\.65 → \$30\.00, 1 yard Copper in Adelaide: .*\(\+287\.1%\)/,
  );
  expect(sydney).toEqual(["Copper in Sydney", "$8.00 to $11.00 → $8.20 to $9.00"]);
  const boxes = page.all("input[type=checkbox]").map((box) => box.attribute("value")!);
  expect(boxes).toEqual(["moves", "range"]);
  const some = await refused(
    await desk.post(PUBLISH, { seen: page.value("seen")!, accept: "moves" }),
  );
  expect(some.words).toContain("Some of it looks wrong. Correct it, or accept it.");
  expect(page.field("Note, which visitors can read").attribute("name")).toBe("note");
  expect((await desk.publish()).status).toBe(303);
  // What looks wrong does not stop what is taken back.
  const id = await stored("select max(id) as value from publications");
  expect((await desk.open(`/desk/revert/${id}/`)).all("input[type=checkbox]")).toEqual([]);
});

it("a draft names the quotes that do not count, and says if it is too large for the desk", async () => {
  const desk = await deskOf(PAT);
  await desk.post("/desk/row/?key=prices/adelaide/copper", { price: "8.20-9" });
  await desk.post(BLUEGUM, { "price.copper": "8.50" });
  expect((await desk.open(PUBLISH)).all("li").map(({ words }) => words)).toContainEqual(
    expect.stringMatching(
      `^Copper in Adelaide, Bluegum .* does not count: the price was typed for ${TODAY}$`,
    ),
  );
  await env.DB.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999) insert into desk_drafts ("by", "key", "after", saved_at) select '${PAT}', 'synonyms/w' || i, '{}', 1 from n`,
  );
  const page = await desk.open(PUBLISH);
  expect(page.one("main [role=alert]").words).toMatch(/^This is more than the desk can publish: /);
  expect(page.all("button")).toEqual([]);
});

it("a draft with a faulty row cannot be published, and shows the reason", async () => {
  const desk = await deskOf(PAT);
  await desk.post(NEW, YARD);
  const publish = async () => (await desk.open(PUBLISH)).all("button").at(-1)!;
  expect((await publish()).attribute("disabled")).toBeUndefined();
  await env.DB.exec(`update desk_drafts set "after" = json_set("after", '$.merged_into', 9999)`);
  expect((await publish()).attribute("disabled")).toBeDefined();
  const page = await desk.open(PUBLISH);
  expect(page.one("td .error").words).toMatch(/^must be the id of a yard/);
});

it("a draft is kept, with its note, if another publication came first or the note is invalid", async () => {
  const desk = await deskOf(PAT);
  await desk.post(NEW, YARD);
  const seen = (await desk.open(PUBLISH)).value("seen")!;
  const send = async (fields: { seen?: string; note: string }) =>
    refused(await desk.post(PUBLISH, { seen, ...fields }));
  const late = await send({ seen: seen.replace(/^\d+/, "999999"), note: "Friday" });
  expect(late.one("[role=alert]").words).toContain("Another publication came first");
  expect(late.value("note")).toBe("Friday");
  for (const [note, why] of [
    ["n".repeat(301), "must be 300 characters or fewer (found 301)."],
    ["Fri\nday", "must be one line."],
    ["Fri\u202eday", "must not contain characters that cannot be seen."],
  ] as const)
    expect((await send({ note })).one("[role=alert]").words).toContain(`Note: ${why}`);
  expect([await isLive(), await countRows("desk_drafts")]).toEqual([false, 1]);
});

it("a draft that changed since its preview is shown again, with the changes", async () => {
  const { as } = await openDesk();
  const [kim, pat] = [as(KIM), as(PAT)];
  const price = "/desk/row/?key=prices/adelaide/copper";
  const live = () =>
    stored("select max_cents as value from prices where city_id = 1 and material_id = 1");
  const before = await live();
  await kim.post(price, { price: "8.10-11.00", description: "" });
  const changes: [change: () => Promise<unknown>, text: RegExp][] = [
    [
      () => kim.post(price, { price: "9.99-10.99", description: "Mine" }),
      /It had 1 row, and has 1 now\. New or different: Copper in Adelaide\./,
    ],
    [
      () => kim.post("/desk/row/?key=synonyms/zzztest", { leads_to: "Copper" }),
      /It had 1 row, and has 2 now\. New or different: “zzztest”\./,
    ],
    [
      () => env.DB.exec("update desk_drafts set report = 7 where \"key\" = 'synonyms/zzztest'"),
      /It had 2 rows, and has 2 now\. New or different: “zzztest”\./,
    ],
    [
      () => kim.post("/desk/draft/", { drop: "synonyms/zzztest" }),
      /It had 2 rows, and has 1 now\. Look at it again/,
    ],
  ];
  const accepted = ["moves", "range", "removals"].map((kind) => ["accept", kind]);
  for (const [change, text] of changes) {
    const seen = (await pat.open(OF_KIM)).value("seen")!;
    await change();
    const page = await refused(await pat.post(OF_KIM, [["seen", seen], ...accepted]));
    expect(page.one("[role=alert]").words).toMatch(text);
    expect(await live()).toBe(before);
  }
});

it("a draft loses its published rows, and keeps those that were typed again meanwhile", async () => {
  const { as } = await openDesk();
  await as(PAT).post(BLUEGUM, { "price.copper": "8" });
  await as(PAT).post("/desk/round/adelaide/2/", { "price.lead": "2" });
  await as(KIM).post(BLUEGUM, { "price.copper": "8" });
  const { results } = await env.DB.prepare('select * from desk_drafts where "by" = ?')
    .bind(PAT)
    .all<DraftRow & { after: string }>();
  const draft = results.map((row) => ({ ...row, after: JSON.parse(row.after) }));
  await as(PAT).post(BLUEGUM, { "price.copper": "8.50" });
  await runStatements(publishedDraft(draft.map((row) => ({ ...row, by: PAT }))));
  expect(await draftOf(PAT)).toEqual({
    [`quotes/1/copper/${TODAY}`]: expect.objectContaining({ low: 850 }),
  });
  expect(Object.keys(await draftOf(KIM))).toHaveLength(1);
});

it("a draft names the person who changed a row since it was typed, and asks which change counts", async () => {
  const desk = await deskOf(PAT);
  const row = "/desk/row/?key=yards/1";
  const isSaid = async () => (await desk.open(PUBLISH)).words;
  await desk.send(row, { name: YARD.name, phone: "02 5550 1234" });
  // By the name that it is to have.
  expect(hrefsOf((await desk.open(PUBLISH)).links, YARD.name)).toEqual([
    "/desk/row/?key=yards%2F1",
  ]);
  expect(await isSaid()).not.toContain("Somebody else changed");
  await changed("scrap_yards", "update scrap_yards set phone = '02 5550 9999' where id = 1");
  await desk.send(row, { phone: "02 5550 4321" });
  expect(await isSaid()).toMatch(/Somebody else changed this too: .*Mine counts Theirs stays/);
  await refused(await desk.publish());
  expect((await desk.publish({ "choice yards/1": "mine" })).status).toBe(303);
  expect(await stored("select phone as value from scrap_yards where id = 1")).toBe("02 5550 4321");
});
