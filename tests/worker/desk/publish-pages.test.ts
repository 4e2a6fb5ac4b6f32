import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { afterEach, describe, expect, it } from "vitest";
import type { DraftRow } from "../../../worker/data/desk.ts";
import { publishedDraft } from "../../../worker/desk/draft.ts";
import { hrefsOf } from "../part.ts";
import { replaceData, runStatements } from "../seeding.ts";
import { openDesk } from "./desk.ts";
import { BLUEGUM, draftOf, KIM, PAT, pressed, TODAY, table } from "./operators.ts";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
});

describe("publishing", () => {
  const ROW = "/desk/row/?key=yards/new";
  const YARD = { name: "New Yard Metals", address: "12 Smelter Road, Gillman SA 5013" };

  afterEach(async () => {
    await replaceData(statements);
  });

  it("shows who may publish whose drafts there are, and lets nobody else leave rows out of one", async () => {
    const { as } = await openDesk();
    await as(KIM).post(ROW, YARD);
    await as(KIM).post(BLUEGUM, { "price.copper": "8.20" });
    await as(KIM).post("/desk/round/adelaide/12/", { "price.lead": "2" });
    await as(PAT).post("/desk/row/?key=synonyms/whirlybird", { leads_to: "Aluminium" });
    const own = await as(PAT).open("/desk/publish/");
    expect(own.headings(1)).toEqual(["Publish your draft"]);
    expect(table(own, "Drafts of others")).toEqual([[KIM, "3"]]);
    expect(hrefsOf(own.links, KIM)).toEqual(["/desk/publish/?of=kim%40yard.example"]);
    expect(table(own, "Published")).toEqual([["1", "20 November 2026 at 11:00 am", ""]]);
    expect(hrefsOf(own.links, "1")).toEqual(["/desk/publications/1/"]);
    const theirs = await as(PAT).open(`/desk/publish/?of=${encodeURIComponent(KIM)}`);
    expect(theirs.headings(1)).toEqual([`Publish the draft of ${KIM}`]);
    expect(table(theirs, "Drafts of others")).toEqual([[PAT, "1"]]);
    expect(theirs.all("button").map(({ words }) => words)).toEqual(["Publish"]);
    await as(PAT).post("/desk/draft/", { drop: "yards/1" });
    const kims = await as(KIM).open("/desk/publish/");
    expect(table(kims, "Drafts of others")).toEqual([]);
    expect(table(kims, "What will change: 3").map(([name]) => name)).toEqual([
      ...["Bluegum Flat Metals", "Quandong & Melaleuca Scrap & Recycling", "New Yard Metals"],
    ]);
    const button = kims.one('button[value="yards/1"]');
    expect(button.attribute("aria-label")).toBe("Leave out Bluegum Flat Metals");
    const form = kims.one(`form#${button.attribute("form")}`);
    expect([form.attribute("method"), form.attribute("action")]).toEqual(["post", "/desk/draft/"]);
    const dropped = await as(KIM).post("/desk/draft/", pressed(kims, "Leave out"));
    expect(dropped.headers.get("location")).toBe("/desk/publish/");
    // Not those of yard 12.
    expect(Object.keys(await draftOf(KIM))).toEqual([
      ...[`quotes/12/lead/${TODAY}`, "yards/new-1"],
    ]);
  });

  it("shows what changes and what prices become, and publishes what looks wrong only where that is accepted", async () => {
    const { as } = await openDesk();
    const desk = as(PAT);
    await desk.post("/desk/row/?key=prices/sydney/copper", { price: "8.20-9", description: "X" });
    await desk.post(BLUEGUM, { "price.copper": "30", "no.brass": "1", how: "rang" });
    const page = await desk.open("/desk/publish/");
    const changes = table(page, "What will change: 3");
    expect(changes.map(([name]) => name)).toEqual(["Copper in Sydney", "Bluegum Flat Metals"]);
    expect(changes[0]?.[1]).toMatch(
      /^\$8\.00 to \$11\.00, checked 2026-11-17, .* → \$8\.20 to \$9\.00, checked .*description "X" Leave out$/,
    );
    expect(changes.map(([, change]) => change)).toContainEqual(
      "Brass: does not take it, rang Copper: $30.00, rang Leave out",
    );
    expect(hrefsOf(page.links, "Bluegum Flat Metals")).toEqual(["/desk/row/?key=yards%2F1"]);
    const [adelaide, sydney] = table(page, "What prices become");
    expect(adelaide?.[1]).toMatch(
      /^\$7\.75 to \$10\.65 → \$30\.00, 1 yard Copper in Adelaide: .*\(\+287\.1%\)/,
    );
    expect(sydney).toEqual(["Copper in Sydney", "$8.00 to $11.00 → $8.20 to $9.00"]);
    const boxes = page.all("input[type=checkbox]").map((box) => box.attribute("value")!);
    expect(boxes).toEqual(["moves", "range"]);
    const seen = page.value("seen")!;
    const some = await desk.post("/desk/publish/", { seen, accept: "moves" });
    expect(some.status).toBe(422);
    expect(await some.text()).toContain("Some of it looks wrong. Correct it, or accept it.");
    const note = page.field("Note, which visitors can read").attribute("name")!;
    const all = [["seen", seen], [note, " Friday "], ...boxes.map((box) => ["accept", box])];
    expect((await desk.post("/desk/publish/", all)).status).toBe(303);
    const done = await desk.open("/desk/publish/");
    expect(done.words).toContain("The draft is empty.");
    expect(table(done, "Published")[0]?.at(-1)).toBe("Friday");
    // What looks wrong does not stop what is taken back.
    const id = table(done, "Published")[0]![0];
    const back = await desk.open(`/desk/revert/${id}/`);
    expect(back.all("input[type=checkbox]")).toEqual([]);
  });

  it("says which quotes count for nothing, and what is more than the desk can publish", async () => {
    const desk = (await openDesk()).as(PAT);
    await desk.post("/desk/row/?key=prices/adelaide/copper", { price: "8.20-9", description: "" });
    await desk.post(BLUEGUM, { "price.copper": "8.50" });
    expect((await desk.open("/desk/publish/")).all("li").map(({ words }) => words)).toContainEqual(
      expect.stringMatching(
        `^Copper in Adelaide, Bluegum .* does not count: the price was typed for ${TODAY}$`,
      ),
    );
    await env.DB.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999) insert into desk_drafts ("by", "key", "after", saved_at) select '${PAT}', 'synonyms/w' || i, '{}', 1 from n`,
    );
    const page = await desk.open("/desk/publish/");
    expect(page.one("main [role=alert]").words).toMatch(
      /^This is more than the desk can publish: /,
    );
    expect(page.all("button")).toEqual([]);
  });

  it("is taken back as a whole or by its rows, which have names", async () => {
    const { as } = await openDesk();
    const desk = as(PAT);
    await desk.post("/desk/row/?key=prices/sydney/copper", { price: "8.20-9", description: "" });
    await desk.post("/desk/row/?key=synonyms/whirlybird", { leads_to: "Aluminium" });
    const { value } = await desk
      .open("/desk/publish/")
      .then((page) => ({ value: page.value("seen")! }));
    await desk.post("/desk/publish/", { seen: value, note: "Friday" });
    const id = await env.DB.prepare("select max(id) as id from publications").first<number>("id");
    const page = await desk.open(`/desk/publications/${id}/`);
    expect(page.headings(1)).toEqual([`Publication ${id}`]);
    expect(page.words).toContain("Friday");
    expect(hrefsOf(page.links, "Take back all of it")).toEqual([`/desk/revert/${id}/`]);
    expect(table(page, "What it changed")).toEqual([
      ["Copper in Sydney", expect.stringMatching(/^\$8\.00 to \$11\.00, .* Take back$/)],
      ["“whirlybird”", expect.stringMatching(/^new: word "whirlybird", .* Take back$/)],
    ]);
    const one = `/desk/revert/${id}/?only=synonyms%2Fwhirlybird`;
    expect(page.links.filter(({ href }) => href === one)).toHaveLength(1);
    expect(page.one(`a[href="${one}"]`).attribute("aria-label")).toBe("Take back “whirlybird”");
    // What became of a row stands on its own page, too.
    const row = await desk.open("/desk/row/?key=prices/sydney/copper");
    expect(table(row, "What became of it")[0]?.[1]).toContain("→ $8.20 to $9.00");
    expect(row.hrefs).toContain(`/desk/publications/${id}/`);

    const back = await desk.open(one);
    expect(back.headings(1)).toEqual([`Take back “whirlybird” of publication ${id}`]);
    expect(back.all("button").map(({ words }) => words)).toEqual(["Take back"]);
    expect(table(back, "What will change: 1")).toHaveLength(1);
    const all = await desk.open(`/desk/revert/${id}/`);
    expect(all.headings(1)).toEqual([`Take back all of publication ${id}`]);
    expect(table(all, "What will change: 2")).toHaveLength(2);
    expect((await as(KIM).open(one)).all("button")).toEqual([]);
    const taken = await desk.post(`/desk/revert/${id}/`, {
      seen: all.value("seen")!,
      note: "Wrong",
    });
    expect(taken.headers.get("location")).toBe("/desk/publish/");
    const price =
      "select min_cents || '-' || max_cents as p from prices where city_id = 13 and material_id = 1";
    expect(await env.DB.prepare(price).first("p")).toBe("800-1100");
    const after = table(
      await desk.open("/desk/row/?key=prices/sydney/copper"),
      "What became of it",
    ).map(([, change]) => change);
    expect(after).toEqual([
      expect.stringContaining("→ $8.00 to $11.00"),
      expect.stringContaining("→ $8.20 to $9.00"),
    ]);
  });

  it("leaves what was typed again meanwhile in the draft", async () => {
    const { as } = await openDesk();
    for (const [metal, price] of [
      ["copper", "8"],
      ["lead", "2"],
    ])
      await as(PAT).post(`/desk/round/adelaide/${metal === "lead" ? 2 : 1}/`, {
        [`price.${metal}`]: price!,
      });
    await as(KIM).post(BLUEGUM, { "price.copper": "8" });
    const { results } = await env.DB.prepare('select * from desk_drafts where "by" = ?')
      .bind(PAT)
      .all<DraftRow & { after: string }>();
    const draft = results.map((row) => ({ ...row, after: JSON.parse(row.after) }));
    await as(PAT).post(BLUEGUM, { "price.copper": "8.50" });
    await runStatements(publishedDraft(PAT, draft));
    expect(await draftOf(PAT)).toEqual({
      [`quotes/1/copper/${TODAY}`]: expect.objectContaining({ low: 850 }),
    });
    expect(Object.keys(await draftOf(KIM))).toHaveLength(1);
  });

  it("says who else changed a row meanwhile, and asks for each row whose counts", async () => {
    const { as } = await openDesk();
    const desk = as(PAT);
    const path = "/desk/row/?key=prices/sydney/copper";
    await desk.post(path, { price: "8.20-9", description: "" });
    await env.DB.exec("update prices set min_cents = 850 where city_id = 13 and material_id = 1");
    const page = await desk.open("/desk/publish/");
    expect(page.words).toMatch(/Somebody else changed this too: .*Mine counts Theirs stays/);
    const seen = page.value("seen")!;
    const choice = "choice prices/sydney/copper";
    expect((await desk.post("/desk/publish/", { seen })).status).toBe(422);
    expect((await desk.post("/desk/publish/", { seen, [choice]: "mine" })).status).toBe(303);
  });
});
