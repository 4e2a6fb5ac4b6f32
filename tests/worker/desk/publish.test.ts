import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { afterEach, describe, expect, it } from "vitest";
import { countRows } from "../database.ts";
import { type Part, partOf } from "../part.ts";
import { replaceData } from "../seeding.ts";
import { openDesk } from "./desk.ts";

const [KIM, PAT] = ["kim@yard.example", "pat@yard.example"];
const YARD = { name: "New Yard Metals", address: "12 Smelter Road, Gillman SA 5013" };
const ROW = "/desk/row/?key=yards/new";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
  await replaceData(statements);
});

async function stored<Value>(select: string): Promise<Value | null> {
  return env.DB.prepare(select).first<Value>("value");
}

describe("publishing at the desk", () => {
  it("is for those who are named, also what somebody else has typed; it says when, and by whom", async () => {
    const { as } = await openDesk();
    await as(KIM).post(ROW, YARD);
    expect((await as(KIM).open("/desk/publish/")).words).toContain(
      "named in DESK_PUBLISHERS publishes",
    );
    expect((await as(KIM).post("/desk/publish/", {})).status).toBe(403);
    expect((await as(PAT).open("/desk/publish/")).words).toContain("The draft is empty");
    const path = `/desk/publish/?of=${encodeURIComponent(KIM)}`;
    const page = await as(PAT).open(path);
    expect(page.words).toContain("New Yard Metals");
    const response = await as(PAT).post(path, { seen: page.value("seen")!, note: "Friday" });
    expect(response.headers.get("location")).toBe("/desk/publish/");
    expect(await countRows("scrap_yards", "name = 'New Yard Metals'")).toBe(1);
    expect(await countRows("desk_drafts")).toBe(0);
    expect(
      await stored(
        'select "by" as value from changes where "key" like \'yards/%\' order by publication_id desc',
      ),
    ).toBe(`${KIM}, published by ${PAT}`);
    expect((await as(PAT).follow(response)).page.one("[role=status]").words).toMatch(
      /^Published \d+:\d\d [ap]m, visible by \d+:\d\d [ap]m\.$/,
    );
  });

  it("shows nobody else's draft to those who only prepare", async () => {
    const { as } = await openDesk();
    await as(PAT).post(ROW, YARD);
    const page = await as(KIM).open(`/desk/publish/?of=${encodeURIComponent(PAT)}`);
    expect(page.words).toContain("The draft is empty");
    expect(page.words).not.toContain("New Yard Metals");
  });

  it("publishes nothing for anybody where nobody is named", async () => {
    const { as } = await openDesk({ DESK_PUBLISHERS: "" });
    await as(PAT).post(ROW, YARD);
    expect((await as(PAT).post("/desk/publish/", {})).status).toBe(403);
    expect(await countRows("scrap_yards", "name = 'New Yard Metals'")).toBe(0);
    expect(await countRows("desk_drafts")).toBe(1);
  });

  it("closes the report that a change answers, and not before", async () => {
    await env.DB.exec(
      "insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint) values (12, 1, 'details', 1, 'Wrong number', '/', 'a')",
    );
    const { as } = await openDesk();
    const page = await as(PAT).open("/desk/row/?key=yards/1&report=12");
    const fields = Object.fromEntries(
      page.all("form input, form textarea").map((field) => {
        const name = field.attribute("name")!;
        return [name, page.value(name) ?? ""];
      }),
    );
    await as(PAT).post("/desk/row/?key=yards/1&report=12", {
      ...{ ...fields, phone: "(02) 5550 1234", note: "Rang: so it is" },
    });
    expect(await countRows("reports", "is_closed = 1")).toBe(0);
    const said = async () => (await as(KIM).open("/desk/inbox/")).one("article").words;
    expect(await said()).toContain(
      "Note: Rang: so it is · Applied in the draft of pat@yard.example: it closes",
    );
    await as(KIM).post("/desk/row/?key=yards/1&report=12", { ...fields, phone: "02 5550 4321" });
    expect(await said()).toMatch(/draft of (kim\S+,pat|pat\S+,kim)@yard\.example: it closes/);
    const value = (await as(PAT).open("/desk/publish/")).value("seen")!;
    await as(PAT).post("/desk/publish/", { seen: value });
    expect(await countRows("reports", "is_closed = 1 and id = 12")).toBe(1);
    expect(await stored("select phone as value from scrap_yards where id = 1")).toBe(
      "(02) 5550 1234",
    );
  });

  it("teaches searches a word", async () => {
    const { as } = await openDesk();
    const row = "/desk/row/?key=synonyms/whirlybird";
    const wrong = await as(PAT).post(row, { leads_to: "unobtainium" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("must be a slug in");
    await as(PAT).post(row, { leads_to: "Aluminium" });
    await as(PAT).post("/desk/publish/", {
      seen: (await as(PAT).open("/desk/publish/")).value("seen")!,
    });
    expect(await countRows("synonyms", "word = 'whirlybird' and leads_to = 'aluminum'")).toBe(1);
    expect(await countRows("vocabulary", `words like '%["whirlybird","aluminum"]%'`)).toBe(1);
  });

  it("cannot be done while a row cannot be right, which says why", async () => {
    const { as } = await openDesk();
    await as(PAT).post(ROW, YARD);
    const isOff = (page: Part) =>
      page
        .all("button")
        .find(({ words }) => words === "Publish")
        ?.attribute("disabled");
    expect(isOff(await as(PAT).open("/desk/publish/"))).toBeUndefined();
    await env.DB.exec(`update desk_drafts set "after" = json_set("after", '$.merged_into', 9999)`);
    const page = await as(PAT).open("/desk/publish/");
    expect(isOff(page)).toBeDefined();
    expect(page.one("td .error").words).toMatch(/^must be the id of a yard/);
  });

  it("says what came between, and keeps the draft", async () => {
    const { as } = await openDesk();
    await as(PAT).post(ROW, YARD);
    const seen = (await as(PAT).open("/desk/publish/")).value("seen")!;
    const response = await as(PAT).post("/desk/publish/", {
      ...{ seen: seen.replace(/^\d+/, "999999"), note: "Friday" },
    });
    expect(response.status).toBe(422);
    const page = partOf(await response.text());
    expect(page.one("[role=alert]").words).toContain("Another publication came first");
    expect(page.value("note")).toBe("Friday");
    expect(await countRows("desk_drafts")).toBe(1);
  });

  it("publishes what was seen: a draft that somebody changed since is shown anew, with what changed", async () => {
    const { as } = await openDesk();
    const price = "/desk/row/?key=prices/adelaide/copper";
    const path = `/desk/publish/?of=${encodeURIComponent(KIM)}`;
    const live = () =>
      stored("select max_cents as value from prices where city_id = 1 and material_id = 1");
    const before = await live();
    await as(KIM).post(price, { price: "8.10-11.00", description: "" });
    const changes: [change: () => Promise<unknown>, text: RegExp][] = [
      [
        () => as(KIM).post(price, { price: "9.99-10.99", description: "Mine" }),
        /It had 1 row, and has 1 now\. New or different: Copper in Adelaide\./,
      ],
      [
        () => as(KIM).post("/desk/row/?key=synonyms/zzztest", { leads_to: "Copper" }),
        /It had 1 row, and has 2 now\. New or different: “zzztest”\./,
      ],
      [
        () => env.DB.exec("update desk_drafts set report = 7 where \"key\" = 'synonyms/zzztest'"),
        /It had 2 rows, and has 2 now\. New or different: “zzztest”\./,
      ],
      [
        () => as(KIM).post("/desk/draft/", { drop: "synonyms/zzztest" }),
        /It had 2 rows, and has 1 now\. Look at it again/,
      ],
    ];
    for (const [change, text] of changes) {
      const seen = (await as(PAT).open(path)).value("seen")!;
      await change();
      const response = await as(PAT).post(path, [
        ...[
          ["seen", seen],
          ["accept", "moves"],
          ["accept", "range"],
          ["accept", "removals"],
        ],
      ]);
      expect(response.status).toBe(422);
      expect(partOf(await response.text()).one("[role=alert]").words).toMatch(text);
      expect(await live()).toBe(before);
    }
  });

  it("asks before a price goes, and names the reports that close", async () => {
    await env.DB.exec(
      `insert into reports (id, sent_at, kind, city_id, material_id, seen, page, fingerprint) values (21, 1, 'price', 1, (select id from materials where slug = 'copper'), 'Nobody pays', '/', 'x')`,
    );
    const { as } = await openDesk();
    await as(PAT).post("/desk/row/?key=prices/adelaide/copper&report=21", { description: "" });
    const page = await as(PAT).open("/desk/publish/");
    expect(page.section("Reports that this closes").words).toContain(
      "Report 21, price: Copper in Adelaide, SA",
    );
    expect(page.words).toMatch(/→ no price/);
    expect(page.words).toContain("1 row would be gone: publish all the same");
    const post = (...accept: string[][]) =>
      as(PAT).post("/desk/publish/", [["seen", page.value("seen")!], ...accept]);
    expect((await post()).status).toBe(422);
    expect((await post(["accept", "removals"])).status).toBe(303);
    expect(await countRows("reports", "is_closed = 1 and id = 21")).toBe(1);
  });

  it("takes a note by the rules of the commands", async () => {
    const { as } = await openDesk();
    await as(PAT).post(ROW, YARD);
    const seen = (await as(PAT).open("/desk/publish/")).value("seen")!;
    for (const [note, why] of [
      ["n".repeat(301), "must be 300 characters or fewer (found 301)."],
      ["Fri\nday", "must be one line."],
      ["Fri\u0007day", "must be one line."],
      ["Fri\u202eday", "must not contain characters that cannot be seen."],
      ["Fri\u200bday", "must not contain characters that cannot be seen."],
    ] as const) {
      const response = await as(PAT).post("/desk/publish/", { seen, note });
      expect(response.status).toBe(422);
      expect(partOf(await response.text()).one("[role=alert]").words).toContain(`Note: ${why}`);
    }
    expect(await countRows("scrap_yards", "name = 'New Yard Metals'")).toBe(0);
  });

  it("says what somebody else changed since a field was first typed, also when it was typed again", async () => {
    const { as } = await openDesk();
    const row = "/desk/row/?key=yards/1";
    const page = await as(PAT).open(row);
    const names = page.all("form input, form textarea").map((field) => field.attribute("name")!);
    const fields = Object.fromEntries(names.map((name) => [name, page.value(name) ?? ""]));
    const type = (phone: string) => as(PAT).post(row, { ...fields, phone });
    await type("02 5550 1234");
    expect((await as(PAT).open("/desk/publish/")).words).not.toContain("Somebody else changed");
    await env.DB.exec("update scrap_yards set phone = '02 5550 9999' where id = 1");
    await type("02 5550 4321");
    expect((await as(PAT).open("/desk/publish/")).words).toContain("Somebody else changed");
  });

  it("leaves out what is of one yard, and nothing of one whose number begins alike", async () => {
    const { as } = await openDesk();
    for (const id of [1, 12])
      await as(PAT).post(`/desk/row/?key=yards/${id}`, {
        ...YARD,
        phone: `02 5550 10${String(id).padStart(2, "0")}`,
      });
    expect(await countRows("desk_drafts")).toBe(2);
    // By the name that it is to have.
    expect((await as(PAT).open("/desk/publish/")).links).toContainEqual(
      expect.objectContaining({ text: YARD.name, href: "/desk/row/?key=yards%2F1" }),
    );
    await as(PAT).post("/desk/draft/", { drop: "yards/1" });
    expect(await stored("select key as value from desk_drafts")).toBe("yards/12");
  });

  it("takes away a yard that is closed for good, whose row leaves the draft", async () => {
    const { as } = await openDesk();
    await as(PAT).post("/desk/row/?key=yards/1", { gone: "1" });
    const page = await as(PAT).open("/desk/publish/");
    const boxes = page.all("input[name=accept]").map((box) => ["accept", box.attribute("value")!]);
    await as(PAT).post("/desk/publish/", [["seen", page.value("seen")!], ...boxes]);
    expect(await countRows("scrap_yards", "id = 1")).toBe(0);
    expect(await countRows("desk_drafts")).toBe(0);
  });

  it("takes back one row of a publication alone", async () => {
    const { as } = await openDesk();
    await as(PAT).post(ROW, YARD);
    await as(PAT).post(ROW, { name: "Second Yard", address: "14 Smelter Road, Gillman SA 5013" });
    await as(PAT).post("/desk/publish/", {
      seen: (await as(PAT).open("/desk/publish/")).value("seen")!,
    });
    const id = await stored<number>("select max(id) as value from publications");
    const key = await stored<string>(
      "select 'yards/' || id as value from scrap_yards where name = 'Second Yard'",
    );
    const path = `/desk/revert/${id}/?only=${key}`;
    const page = await as(PAT).open(path);
    expect((await as(KIM).post(path, { seen: page.value("seen")! })).status).toBe(403);
    const form = { seen: page.value("seen")!, note: page.value("note") ?? "" };
    expect((await as(PAT).post(path, form)).status).toBe(303);
    expect(await stored("select note as value from publications order by id desc limit 1")).toBe(
      `Without publication ${id}, ${key}`,
    );
    expect(await countRows("scrap_yards", "name in ('New Yard Metals', 'Second Yard')")).toBe(1);
  });
});

describe("the inbox of the desk", () => {
  it("groups reports by what they are about, closes with a note, and deletes junk in one go", async () => {
    await env.DB.exec(
      `insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint, is_suspected_spam) values (1, 1, 'details', 1, 'Old number', '/', 'a', 0), (2, 2, 'closed', 1, 'Gate is shut', '/', 'b', 0), (3, 3, 'other', null, 'Buy now', '/', 'c', 1)`,
    );
    const { as } = await openDesk();
    const page = await as(KIM).open("/desk/inbox/");
    expect(page.headings(2)).toEqual([expect.stringMatching(/, yard 1$/)]);
    expect(page.one("details").words).toMatch(/^Suspected junk: 1 .*Buy now/);
    expect((await as(PAT).post("/desk/inbox/", { do: "junk", note: "?" })).status).toBe(422);
    await as(KIM).post("/desk/inbox/", { do: "close", report: "1", note: "Rang: it is right" });
    await as(PAT).post("/desk/inbox/", { do: "spam" });
    expect(
      await stored(
        "select group_concat(id || is_closed || ifnull(note, '')) as value from reports",
      ),
    ).toBe("11Rang: it is right,20");
  });
});
