import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { DraftRow } from "../../../worker/data/desk.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { publishedDraft } from "../../../worker/desk/draft.ts";
import {
  changed,
  countRows,
  databaseThat,
  failingDatabase,
  published,
  quietErrors,
} from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { hrefsOf, type Part, partOf } from "../part.ts";
import { replaceData, runStatements } from "../seeding.ts";
import { openDesk, tokenOf } from "./desk.ts";

const [KIM, PAT] = ["kim@yard.example", "pat@yard.example"];
const BLUEGUM = "/desk/round/adelaide/1/";
const COPPER = "(select id from materials where slug = 'copper')";
const TODAY = dayIn(NATIONAL_TIME_ZONE);

/** A desk as Kim sees it, who may not publish, or as Pat does, who may. */
async function deskOf(who: string) {
  const { as } = await openDesk();
  return as(who);
}

/** The rows of the table with a caption, as the words of their cells; none without such a table. */
const table = (page: Part, caption: string) =>
  page
    .all("table")
    .filter((one) => one.one("caption").words === caption)
    .flatMap((one) => one.one("tbody").rows);

/** What is in somebody's draft, by key. */
async function draftOf(by: string): Promise<Record<string, Record<string, unknown> | null>> {
  const { results } = await env.DB.prepare(
    'select "key", "after" from desk_drafts where "by" = ? order by "key"',
  )
    .bind(by)
    .all<{ key: string; after: string }>();
  return Object.fromEntries(results.map(({ key, after }) => [key, JSON.parse(after)]));
}

/** Says that a yard was asked: its id, the day, and what it pays for copper, in cents. */
const asked = (yard: number, day: string, low = 810, high = 850, isSample = 1, metal = COPPER) =>
  env.DB.exec(
    `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents) values (${isSample}, ${yard}, ${metal}, '${day}', ${low}, ${high})`,
  );

/** What the button with these words says when it sends its form. @throws if there is none */
function pressed(page: Part, words: string): Record<string, string> {
  const button = page.all("button").find((one) => one.words === words);
  if (!button) throw new Error(`There is no button "${words}".`);
  const name = button.attribute("name");
  return name ? { [name]: button.attribute("value")! } : {};
}

/** The fields of a row's page as a browser would send them, with some changed. */
function filled(page: Part, fields: Record<string, string>) {
  const own = page.all("form input, form textarea").map((field) => field.attribute("name")!);
  return { ...Object.fromEntries(own.map((name) => [name, page.value(name) ?? ""])), ...fields };
}

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
});

describe("every page of the desk", () => {
  it("says which it is, and who is signed in", async () => {
    const { open } = await deskOf(KIM);
    const current = ({ links }: Part) =>
      links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text);
    expect(current(await open("/desk/"))).toEqual(["Today"]);
    const page = await open("/desk/yards/");
    expect(current(page)).toEqual(["Yards"]);
    expect(page.one("title").words).toBe("Yards · Desk");
    expect(page.one("header p").words).toBe(KIM);
    expect(page.one("html").attribute("lang")).toBe("en-AU");
    expect(page.one("meta[name=viewport]").attribute("content")).toContain("width=device-width");
    expect(page.one("link[rel=stylesheet]").attribute("href")).toBe("/desk/desk.css");
    expect(page.one("script").attribute("src")).toBe("/desk/desk.js");
    expect(page.one("nav").links.map(({ text, href }) => [text, href])).toEqual([
      ["Today", "/desk/"],
      ["Yards", "/desk/yards/"],
      ["Inbox", "/desk/inbox/"],
      ["Words", "/desk/words/"],
      ["Publish", "/desk/publish/"],
    ]);
  });

  it("says once what was done, lets the browser forget what is saved, and believes no address", async () => {
    const desk = await deskOf(KIM);
    const saved = await desk.post(BLUEGUM, { "price.copper": "8", kept: "yard; done" });
    const { page, response } = await desk.follow(saved);
    expect(page.one("[role=status]").words).toBe("Saved.");
    expect(page.one("body").attribute("data-saved")).toBe("yard; done");
    expect(page.one("body").attribute("data-by")).toBe(KIM);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
    const { page: dropped } = await desk.follow(
      await desk.post("/desk/draft/", { drop: "quotes/1" }),
    );
    expect(dropped.one("[role=status]").words).toBe("Left out of your draft.");
    for (const done of ["saved", "published", "__proto__", "constructor"]) {
      const other = await desk.open(`${BLUEGUM}?done=${done}&saved=yard`);
      expect([other.all("[role=status]"), other.one("body").attribute("data-saved")]).toEqual([
        ...[[], undefined],
      ]);
    }
  });

  it("has an address of the desk; others, and what fails, are said in words", async () => {
    const { request, key, issuer, team } = await openDesk();
    const token = await tokenOf(key, { email: KIM, issuer });
    for (const path of [
      ...["/desk/nothing/", "/desk/round/nowhere/", "/desk/round/adelaide/61/"],
      ...["/desk/publications/99/", "/desk/row/?key=yards/9999", "/desk/row/?key=yards/new-2"],
      ...["/desk/row/?key=states/NSW", "/desk/row/?key=yards", "/desk/row/"],
      ...["/desk/revert/NaN/", "/desk/revert/1e3/", "/desk/publications/NaN/"],
    ]) {
      const response = await request(path, token);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toBe("There is no such page at the desk.");
    }
    const gone = await request("/desk/revert/99/", token);
    expect(gone.status).toBe(422);
    expect(partOf(await gone.text()).headings(1)).toEqual(["Not published"]);
    quietErrors();
    const settings = { ACCESS_TEAM: team, ACCESS_AUD: "a1b2c3" };
    const init = { headers: { "Cf-Access-Jwt-Assertion": token } };
    const failed = await fetchWith(failingDatabase(), "/desk/", init, settings);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toMatch(/^The database did not answer\. Nothing was changed\./);
  });

  it("reads what was just saved, and not a replica that may lag behind", async () => {
    const { key, issuer, team } = await openDesk();
    const from: unknown[] = [];
    const real = databaseThat(() => {});
    const DB = Object.assign(Object.create(real), {
      withSession: (constraint: unknown) => {
        from.push(constraint);
        return real;
      },
    });
    const token = await tokenOf(key, { email: KIM, issuer });
    const init = { headers: { "Cf-Access-Jwt-Assertion": token } };
    await fetchWith(DB, "/desk/", init, { ACCESS_TEAM: team, ACCESS_AUD: "a1b2c3" });
    expect(new Set(from)).toEqual(new Set(["first-primary"]));
  });
});

describe("today", () => {
  it("counts what is open, and what is in one's own draft", async () => {
    await changed(
      "reports",
      `insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint, is_closed) values
        (1, 1, 'details', 1, 'a', '/', 'a', 0), (2, 1, 'details', 1, 'b', '/', 'b', 0),
        (3, 1, 'details', 1, 'c', '/', 'c', 1)`,
    );
    await changed(
      "messages",
      `insert into messages (id, sent_at, name, email, subject, message, page, is_answered) values
        (1, 1, 'Mei', 'm@a.example', 's', 'a', '/', 0), (2, 1, 'Mei', 'm@a.example', 's', 'b', '/', 1)`,
    );
    const desk = await deskOf(PAT);
    await desk.post("/desk/row/?key=synonyms/whirlybird", { leads_to: "Aluminium" });
    expect((await desk.open("/desk/")).links.slice(5, 8)).toMatchObject([
      { text: "Open: 2 reports, 1 messages", href: "/desk/inbox/" },
      { text: "Words not understood: 0", href: "/desk/words/" },
      { text: "Rows in your draft: 1", href: "/desk/publish/" },
    ]);
    const kims = await (await deskOf(KIM)).open("/desk/");
    expect(kims.words).toContain("Rows in your draft: 0");
    expect(kims.words).toContain("Live: publication 1 of 20 November 2026 at 11:00 am");
  });

  it("lists the yards that were not asked for the longest time", async () => {
    await changed(
      "quotes",
      `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents)
        select 1, id, ${COPPER}, iif(id = 2, '2026-01-05', '2026-03-10'), 800, 900 from scrap_yards
        where id <> 33`,
    );
    await asked(2, "2025-12-01");
    // Real, while the sample is live.
    await asked(33, "2026-03-11", 1, 2, 0);
    await changed("scrap_yards", "update scrap_yards set merged_into = 1 where id = 61");
    const page = await (await deskOf(KIM)).open("/desk/");
    const yards = table(page, "Yards to ring, longest not asked first");
    expect(yards).toHaveLength(12);
    expect(new Set(page.all("tbody th").map((th) => th.attribute("scope")))).toEqual(
      new Set(["row"]),
    );
    expect(yards.slice(0, 3)).toEqual([
      ["Banksia Bend Scrap Metals Brisbane", "(07) 5550 7055", "never"],
      ["Brolga Paddock Scrap Metals Adelaide", "(08) 5550 7663", "5 Jan 2026"],
      // Banksia Creek is merged into another.
      ["Banksia Crossing Metal Recycling Central Coast", "0491 570 157", "10 Mar 2026"],
    ]);
    expect(page.hrefs).toEqual(
      expect.arrayContaining(["/desk/round/brisbane/33/", "tel:0755507055"]),
    );
  });

  it("lists the cities by the age of their oldest price that there is", async () => {
    await changed(
      "prices",
      `update prices set checked_on = '2026-10-01', min_cents = iif(city_id = 2, 0, min_cents)
        where material_id = ${COPPER} and city_id in (2, 13)`,
    );
    await changed("scrap_yards", "update scrap_yards set merged_into = 62 where id = 61");
    await changed("cities", "update cities set name = 'Bourke' where slug = 'katherine'");
    const page = await (await deskOf(KIM)).open("/desk/");
    const cities = table(page, "Rounds, oldest prices first");
    const yards = Number(
      await env.DB.prepare("select count(*) as n from scrap_yards where city_id = 13").first("n"),
    );
    expect(cities.slice(0, 3)).toEqual([
      ["Bourke", "none", "none", "0"],
      ["Horsham", "none", "none", "1"],
      ["Sydney", "1 Oct 2026", "17 Nov 2026", String(yards - 1)],
    ]);
    expect(hrefsOf(page.links, "Sydney")).toContain("/desk/round/sydney/");
    expect(cities.find(([name]) => name === "Albany")?.[1]).not.toBe("1 Oct 2026");
  });
});

describe("the yards that are looked for", () => {
  it.each([
    ["bluegum FLAT", ["Bluegum Flat Metals"]],
    ["  129 ingot ", ["Bluegum Flat Metals"]],
    ["5550 2760", ["Egret Bend Salvage"]],
    ["", []],
  ])("%j: %j", async (text, names) => {
    const page = await (await deskOf(KIM)).open(`/desk/yards/?q=${encodeURIComponent(text)}`);
    expect(page.all("tbody th a").map(({ words }) => words)).toEqual(names);
    expect(page.value("q")).toBe(text.trim());
    expect(page.words).not.toContain("No yard has that");
  });

  it("are found by their number, by name, with when they were checked; merged ones are not", async () => {
    const { open } = await deskOf(KIM);
    await changed("scrap_yards", "update scrap_yards set merged_into = 1 where id = 252");
    expect((await open("/desk/yards/?q=252")).words).not.toContain("Bluegum & Curlew Metals");
    expect(table(await open("/desk/yards/?q=62"), "Found")).toContainEqual([
      ...["Bluegum Gap Metal Recycling 129 Magnet Street, Penrith NSW 2750", "(02) 5550 1621"],
      "never",
    ]);
    const page = await open("/desk/yards/?q=bluegum");
    const rows = table(page, "Found");
    expect(rows.map(([name]) => name)).toEqual(rows.map(([name]) => name).toSorted());
    expect(rows[0]?.at(-1)).toBe("16 Nov 2026");
    expect(hrefsOf(page.links, "Bluegum Flat Metals")).toEqual(["/desk/row/?key=yards%2F1"]);
    expect(hrefsOf(page.links, "Add a yard")).toEqual(["/desk/row/?key=yards%2Fnew"]);
    // No letter stands for another one, and a text may be longer than what D1 compares with a pattern.
    for (const text of ["zzzz", "12_9", "%25", "z".repeat(60)])
      expect((await open(`/desk/yards/?q=${text}`)).words).toContain("No yard has that.");
  });
});

it("words that nobody understood lead to what one's own draft says", async () => {
  const month = TODAY.slice(0, 7);
  await changed(
    "searched_words",
    `insert into searched_words values ('${month}', 'c1', 'whirlybird', 9, 511, '2026-11-20'),
      ('${month}', 'c2', 'gizmo', 5, 31, '2026-11-20'), ('${month}', 'c4', 'doohickey', 5, 31, '2026-11-20'), ('${month}', 'c3', null, 2, 3, '2026-11-20')`,
  );
  const desk = await deskOf(PAT);
  await desk.post("/desk/row/?key=synonyms/whirlybird", { leads_to: "Aluminium" });
  const page = await desk.open("/desk/words/");
  expect(table(page, "Words")).toEqual([
    ["whirlybird", "9", "aluminum"],
    ["doohickey", "5", ""],
    ["gizmo", "5", ""],
  ]);
  expect(hrefsOf(page.links, "gizmo")).toEqual(["/desk/row/?key=synonyms%2Fgizmo"]);
  expect(table(await (await deskOf(KIM)).open("/desk/words/"), "Words")[0]).toEqual([
    ...["whirlybird", "9", ""],
  ]);
});

describe("the inbox", () => {
  beforeEach(async () => {
    await changed(
      "reports",
      `insert into reports (id, sent_at, kind, yard_id, city_id, material_id, seen, seen_on, docket_cents, email,
        page, fingerprint, shown, note, is_suspected_spam, is_closed) values
        (1, 1795000000000, 'details', 1, null, null, 'Old number', null, null, null, '/', 'a', null, null, 0, 0),
        (2, 1795100000000, 'closed', 1, null, null, 'Gate is shut', null, null, null, '/', 'b',
          '129 Ingot Street, Gillman SA 5013', 'Ask again', 0, 0),
        (3, 3, 'other', null, null, null, 'Buy now', null, null, null, '/', 'c', null, null, 1, 0),
        (4, 1794000000000, 'price', null, 13, ${COPPER}, 'Got' || char(7) || 'more', '2026-11-10', 1250, 'jo+x@a.example', '/', 'd',
          'less', null, 0, 0),
        (5, 1794000000000, 'other', null, null, null, 'Odd page', null, null, null, '/', 'e', null, null, 0, 0),
        (6, 1794000000000, 'other', null, null, null, 'Done', null, null, null, '/', 'f', null, null, 1, 1)`,
    );
    await changed(
      "messages",
      `insert into messages (id, sent_at, name, email, subject, message, page, is_answered, is_suspected_spam) values
        (1, 1794000000000, 'Mei', 'm@a.example', 'Price', 'Hello' || char(7) || 'you', '/', 0, 0),
        (2, 1, 'Mei', 'm@a.example', 'Old', 'Answered', '/', 1, 1),
        (3, 1, 'Bot', 'b@a.example', 'Junk', 'Buy now', '/', 0, 1),
        (4, 1794100000000, 'Ann', 'a@a.example', 'Hours', 'Hi', '/', 0, 0)`,
    );
  });

  it("says what reports say, and what the site shows of it now, the newest first", async () => {
    const page = await (await deskOf(KIM)).open("/desk/inbox/");
    expect(page.headings(2)).toEqual([
      ...["Bluegum Flat Metals, yard 1", "Something else", "Copper in Sydney, NSW", "Messages"],
    ]);
    const yard = page.section("Bluegum Flat Metals, yard 1");
    expect(yard.words).toBe(
      "Bluegum Flat Metals, yard 1 Now: 129 Ingot Street, Gillman SA 5013 Ring 0491 571 491 Report 2: closed 20 Nov 2026 Gate is shut Note: Ask again Apply report 2 Report 1: details 18 Nov 2026 Old number Apply report 1",
    );
    expect(yard.hrefs).toEqual([
      ...[
        "tel:0491571491",
        "/desk/row/?key=yards%2F1&report=2",
        "/desk/row/?key=yards%2F1&report=1",
      ],
    ]);
    const price = page.section("Copper in Sydney, NSW");
    expect(price.words).toMatch(
      /Now: \$8\.00 to \$11\.00 per kg, checked 2026-11-17 Yards to ring Report 4: price .* Got\ufffdmore Seen 10 Nov 2026 · Docket \$12\.50 per kg · Saw: less Apply report 4 jo\+x@a\.example$/,
    );
    expect(price.hrefs).toEqual([
      ...["/desk/round/sydney/", "/desk/row/?key=prices%2Fsydney%2Fcopper&report=4"],
      "mailto:jo%2Bx%40a.example",
    ]);
    // What is about no row cannot be applied, and nothing is live of it.
    expect(page.section("Something else").hrefs).toEqual([]);
    expect(page.section("Messages").words).toMatch(
      /Ann: Hours 8 Nov 2026 Hi .*Mei: Price 7 Nov 2026 Hello\ufffdyou/,
    );
    expect(page.one("details").words).toMatch(/^Suspected junk: 2 /);
    expect(page.one("section.chosen").attribute("aria-label")).toBe(
      "What to do with those that are ticked",
    );
    const boxes = page.all("section input[type=checkbox]");
    expect(boxes.map((box) => [box.attribute("name"), box.attribute("value")])).toEqual([
      ...["2", "1", "5", "4"].map((id) => ["report", id]),
      ...["4", "1"].map((id) => ["message", id]),
    ]);
    for (const done of ["Answered", "Done"]) expect(page.words).not.toContain(done);
  });

  it("closes or deletes what is ticked alone, and keeps a note where nothing is", async () => {
    await changed("deletions", "delete from deletions");
    const desk = await deskOf(PAT);
    const wrong = await desk.post("/desk/inbox/", { do: "close", note: "Rang" });
    expect(wrong.status).toBe(422);
    const page = partOf(await wrong.text());
    expect(page.one("[role=alert]").words).toContain("Tick what it is about, then try again.");
    expect(page.value("note")).toBe("Rang");
    const inbox = await desk.open("/desk/inbox/");
    const chosen = [
      ...[
        ["report", "1"],
        ["report", "4"],
        ["message", "1"],
        ["report", "x"],
      ],
      ...Object.entries(pressed(inbox, "Close")),
      ["note", "x".repeat(301)],
    ];
    const closed = await desk.post("/desk/inbox/", chosen);
    expect(closed.headers.get("location")).toBe("/desk/inbox/");
    const state = () =>
      env.DB.prepare(
        "select group_concat(id || is_closed || ifnull(substr(note, 1, 1) || length(note), '')) as value from reports",
      ).first("value");
    expect(await state()).toBe("11x300,20A9,30,41x300,50,61");
    const answered = () =>
      env.DB.prepare("select group_concat(id || is_answered) as value from messages").first(
        "value",
      );
    expect(await answered()).toBe("11,21,30,40");
    await desk.post("/desk/inbox/", {
      ...{ ...pressed(inbox, "Delete as junk"), report: "5", note: "No" },
    });
    expect(await state()).toBe("11x300,20A9,30,41x300,61");
    await desk.post("/desk/inbox/", pressed(inbox, "Delete all suspected junk"));
    expect(await answered()).toBe("11,21,40");
    await desk.post("/desk/inbox/", { do: "close", report: "2" });
    await desk.post("/desk/inbox/", { do: "close", message: "4" });
    expect(await answered()).toBe("11,21,41");
    expect(await state()).toBe("11x300,21A9,41x300,61");
    const last = await desk.open("/desk/inbox/");
    expect(last.one("main").words).toMatch(
      /^Reports and messages Nothing is open\. Deleted lately/,
    );
    // Who deleted what, and nothing of what it said.
    expect(table(last, "Deleted lately").map(([what, by]) => [what, by])).toEqual([
      ...[
        ["Message 3", PAT],
        ["Report 3", PAT],
        ["Report 5", PAT],
      ],
    ]);
  });

  it("is closed by anybody at the desk, and deleted by those who may publish alone", async () => {
    const desk = await deskOf(KIM);
    const page = await desk.open("/desk/inbox/");
    expect(page.all("button").map(({ words }) => words)).toEqual(["Close"]);
    for (const what of ["junk", "spam", ""]) {
      const refused = await desk.post("/desk/inbox/", { do: what, report: "1", message: "1" });
      expect([what, refused.status]).toEqual([what, 403]);
    }
    expect(await countRows("deletions")).toBe(0);
    expect((await desk.post("/desk/inbox/", { do: "close", message: "1" })).status).toBe(303);
    expect([await countRows("reports"), await countRows("messages")]).toEqual([6, 4]);
    expect((await desk.open("/desk/inbox/")).words).not.toContain("Deleted lately");
  });
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
    expect(others.at(-1)?.[0]).toMatch(/^Steel, a tonne 190-210\/t, 10 Mar 2026\./);
    expect(table(page, "Metals that it is not known to take").map(([name]) => name)).toContainEqual(
      expect.stringMatching(/^Lead /),
    );
    const box = (name: string) => page.one(`input[name="${name}"]`);
    expect(box("same.copper").attribute("disabled")).toBeUndefined();
    expect(box("same.brass").attribute("disabled")).toBeDefined();
    expect(box("no.brass").attribute("disabled")).toBeUndefined();
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
    await desk.post(BLUEGUM, { "price.steel": "185", how: "paid", note: "Asked Jo" });
    const page = await desk.open(BLUEGUM);
    expect(
      ["price.steel", "note"].map((name) => page.one(`[name="${name}"]`).attribute("value")),
    ).toEqual(["190/t", "Asked Jo"]);
    expect(page.all("option[selected]").map(({ words }) => words)).toEqual(["paid"]);
    // What is said for a kilogram is not taken for a tonne.
    await desk.post(BLUEGUM, { "price.steel": "0.21/kg", how: "paid" });
    expect(await draftOf(KIM)).toMatchObject({
      [`quotes/1/steel/${TODAY}`]: { low: 21, high: 21 },
    });
    await desk.post(BLUEGUM, {});
    expect(await draftOf(KIM)).toEqual({});
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
    expect(page.section("What Adelaide becomes").words).toMatch(/Copper: .* → \$9\.00, 1 yard$/);
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

  it("of which it is not known what it takes cannot be said not to take something", async () => {
    await changed("scrap_yards", "update scrap_yards set accepted_materials = null where id = 1");
    const response = await (await deskOf(KIM)).post(BLUEGUM, { "no.copper": "1" });
    expect(response.status).toBe(422);
    expect(partOf(await response.text()).one("[role=alert]").words).toMatch(
      /^Nothing was saved: what /,
    );
  });

  it("is asked on Sydney's day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T13:30Z") });
    onTestFinished(() => void vi.useRealTimers());
    await (await deskOf(KIM)).post(BLUEGUM, { "price.copper": "8.20" });
    expect(Object.keys(await draftOf(KIM))).toEqual(["quotes/1/copper/2026-12-02"]);
  });
});

describe("a row", () => {
  it("of prices is typed as one range, and counts as checked today", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=prices/sydney/copper";
    const page = await desk.open(path);
    expect(page.headings(1)).toEqual(["Copper in Sydney"]);
    expect(page.field("Lowest to highest, dollars a kilogram").attribute("value")).toBe(
      "8.00-11.00",
    );
    expect(page.field("Description").words).toBe("Pipe and mixed household copper");
    const { element } = page.field("Lowest to highest, dollars a kilogram");
    expect(page.one(`#${element.getAttribute("aria-describedby")}`).words).toBe("8.20-8.90");
    expect(page.all("button").map(({ words }) => words)).toEqual(["Save"]);
    const wrong = await desk.post(path, filled(page, { price: "9-8" }));
    expect(wrong.status).toBe(422);
    const shown = partOf(await wrong.text());
    expect(shown.one("[role=alert]").words).toContain("Lowest to highest, dollars a kilogram:");
    expect(shown.one("input[name=price]").attribute("aria-invalid")).toBe("true");
    expect(shown.value("price")).toBe("9-8");
    await desk.post(path, filled(page, { price: "8" }));
    expect((await desk.open(path)).value("price")).toBe("8.00");
    const saved = await desk.post(path, filled(page, { price: "8.20-9" }));
    expect(saved.headers.get("location")).toBe("/desk/row/?key=prices%2Fsydney%2Fcopper");
    expect(await draftOf(KIM)).toEqual({
      "prices/sydney/copper": {
        ...{ city_slug: "sydney", material_slug: "copper", min: 820, max: 900 },
        ...{ checked_on: TODAY, description: "Pipe and mixed household copper" },
      },
    });
    expect((await desk.open(path)).value("price")).toBe("8.20-9.00");
  });

  it("of a yard is marked as checked only where that is said", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=yards/1";
    const page = await desk.open(path);
    expect(page.words).toContain("Last checked: 2026-10-12");
    expect(page.one("p.facts").hrefs).toEqual(["tel:0491571491", BLUEGUM]);
    expect((await desk.open("/desk/row/?key=yards/62")).words).toContain("Last checked: never");
    await desk.post(path, filled(page, pressed(page, "Save, and mark as checked today")));
    expect(await draftOf(KIM)).toEqual({ "yards/1": { checked_on: TODAY } });
  });

  it("of a yard with another address is put where that is, unless somebody says where", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=yards/1";
    const page = await desk.open(path);
    const address = "1 Main Street, Dubbo NSW 2830";
    await desk.post(path, filled(page, { address }));
    expect((await draftOf(KIM))["yards/1"]).toMatchObject({
      ...{ address, city_slug: "dubbo", latitude: null, longitude: null },
    });
    await env.DB.exec("delete from desk_drafts");
    await desk.post(path, filled(page, { address, latitude: "-32.3", longitude: "148.7" }));
    expect((await draftOf(KIM))["yards/1"]).toMatchObject({ latitude: -32.3, longitude: 148.7 });
  });

  it("that is new has no price page yet, and needs an address", async () => {
    const desk = await deskOf(KIM);
    const page = await desk.open("/desk/row/?key=yards/new");
    expect(page.headings(1)).toEqual(["A new yard"]);
    expect(page.one("p.facts").hrefs).toEqual([]);
    expect(page.words).not.toContain("take it away");
    const wrong = partOf(
      await (
        await desk.post("/desk/row/?key=yards/new", { name: "New Yard", phone: "ring" })
      ).text(),
    );
    expect(wrong.one("[role=alert]").words).toContain("Address: ");
    for (const label of ["Address", "Phone"]) {
      const field = wrong.field(label);
      expect(field.attribute("aria-invalid")).toBe("true");
      expect(wrong.one(`#${field.attribute("aria-describedby")}`).attribute("class")).toBe("error");
    }
    expect(wrong.field("Name").attribute("aria-invalid")).toBeUndefined();
    expect(wrong.value("name")).toBe("New Yard");
  });

  it("that the draft takes away says so, and comes back as it is live", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=yards/1";
    const page = await desk.open(path);
    const before = filled(page, {});
    await desk.post("/desk/round/adelaide/12/", { "price.lead": "2" });
    await desk.post(path, pressed(page, "Closed for good: take it away"));
    const gone = await desk.open(path);
    expect(gone.one("[role=status]").words).toBe("Your draft takes this row away.");
    expect(gone.hrefs).not.toContain(BLUEGUM);
    expect(gone.all("button").map(({ words }) => words)).not.toContain(
      "Closed for good: take it away",
    );
    await desk.post(path, before);
    // What was typed of yard 12 is not of yard 1.
    expect(Object.keys(await draftOf(KIM))).toEqual([`quotes/12/lead/${TODAY}`]);
  });

  it("of a word is taken away by its own words", async () => {
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=synonyms/whirlybird";
    await desk.post(path, { leads_to: "/scrap-my-car/", title: "Scrap my car" });
    expect(await draftOf(KIM)).toMatchObject({
      "synonyms/whirlybird": { leads_to: "/scrap-my-car/", title: "Scrap my car" },
    });
    const page = await desk.open(path);
    expect(page.headings(1)).toEqual(["“whirlybird”"]);
    expect(page.all("button").map(({ words }) => words)).toEqual(["Save", "Take it away"]);
    await desk.post(path, { gone: "1" });
    expect(await draftOf(KIM)).toEqual({});
  });

  it("that answers a report goes back to the inbox, with a note of 300 letters at most", async () => {
    await changed(
      "reports",
      `insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint, note) values
        (12, 1, 'details', 1, 'Wrong number', '/', 'a', 'first'), (13, 1, 'details', 1, 'b', '/', 'b', null)`,
    );
    const desk = await deskOf(KIM);
    const path = "/desk/row/?key=yards/1&report=12";
    const page = await desk.open(path);
    expect(page.words).toContain("This answers report 12, which closes once it is published.");
    const send = (fields: Record<string, string>) => desk.post(path, filled(page, fields));
    const wrong = await send({ phone: "ring", note: "Rang" });
    expect(
      partOf(await wrong.text())
        .field("Note on report 12, for us alone")
        .attribute("value"),
    ).toBe("Rang");
    const saved = await send({ phone: "02 5550 1234", note: "n".repeat(301) });
    expect(saved.headers.get("location")).toBe("/desk/inbox/");
    const notes = () =>
      env.DB.prepare("select group_concat(length(note)) as n from reports").first("n");
    expect(await notes()).toBe("300");
    // Without a new note the old one stays, and typed again without the report it is answered still.
    await send({ phone: "02 5550 1235", note: "" });
    expect(await notes()).toBe("300");
    await desk.post("/desk/row/?key=yards/1", filled(page, { phone: "02 5550 1236" }));
    expect(await env.DB.prepare("select report from desk_drafts").first("report")).toBe(12);
  });

  it("answers no report about another row, nor one that is closed or not there, and keeps what was typed", async () => {
    await changed(
      "reports",
      `insert into reports (id, sent_at, kind, yard_id, city_id, material_id, seen, page, fingerprint, is_closed) values
        (12, 1, 'details', 1, null, null, 'a', '/', 'a', 0), (13, 1, 'details', 2, null, null, 'b', '/', 'b', 1),
        (14, 1, 'other', null, null, null, 'c', '/', 'c', 0), (15, 1, 'price', null, 13, ${COPPER}, 'd', '/', 'd', 0)`,
    );
    const desk = await deskOf(KIM);
    for (const path of [
      ...["yards/2&report=12", "yards/2&report=13", "yards/2&report=14", "yards/2&report=99"],
      ...["synonyms/zzztest&report=12", "prices/sydney/brass&report=15", "yards/1&report=15"],
    ]) {
      const response = await desk.post(`/desk/row/?key=${path}`, {
        ...{ phone: "02 5550 1234", leads_to: "Copper", price: "8-9", note: "mine" },
      });
      expect([path, response.status]).toEqual([path, 422]);
      const page = partOf(await response.text());
      expect(page.one("[role=alert]").words).toContain("is closed, or is about another row");
      if (path.startsWith("yards"))
        expect(page.field("Phone").attribute("value")).toBe("02 5550 1234");
    }
    expect(await countRows("desk_drafts")).toBe(0);
    expect(await countRows("reports", "note is not null")).toBe(0);
    const right = "/desk/row/?key=prices/sydney/copper&report=15";
    expect((await desk.open(right)).words).toContain("This answers report 15");
  });
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
    await as(PAT).post("/desk/draft/", { drop: "quotes/1" });
    const kims = await as(KIM).open("/desk/publish/");
    expect(table(kims, "Drafts of others")).toEqual([]);
    expect(table(kims, "What will change: 3").map(([name]) => name)).toEqual([
      ...["Bluegum Flat Metals", "Quandong & Melaleuca Scrap & Recycling", "New Yard Metals"],
    ]);
    const button = kims.one('button[value="quotes/1"]');
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
    expect(changes.map(([name]) => name)).toEqual([
      ...["Copper in Sydney", "Bluegum Flat Metals", "Bluegum Flat Metals"],
    ]);
    expect(changes[0]?.[1]).toMatch(
      /^\$8\.00 to \$11\.00, checked 2026-11-17, .* → \$8\.20 to \$9\.00, checked .*description "X" Leave out$/,
    );
    expect(changes.map(([, change]) => change)).toContainEqual("Copper: $30.00, rang Leave out");
    expect(hrefsOf(page.links, "Bluegum Flat Metals")).toEqual([
      ...["/desk/row/?key=yards%2F1", "/desk/row/?key=yards%2F1"],
    ]);
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

  it("says who else changed a row meanwhile, and takes that over only where it is accepted", async () => {
    const { as } = await openDesk();
    const desk = as(PAT);
    const path = "/desk/row/?key=prices/sydney/copper";
    await desk.post(path, { price: "8.20-9", description: "" });
    await env.DB.exec("update prices set min_cents = 850 where city_id = 13 and material_id = 1");
    const page = await desk.open("/desk/publish/");
    expect(page.words).toContain("Somebody else changed this too: publish all the same");
    const seen = page.value("seen")!;
    expect((await desk.post("/desk/publish/", { seen })).status).toBe(422);
    expect((await desk.post("/desk/publish/", { seen, accept: "conflicts" })).status).toBe(303);
  });
});
