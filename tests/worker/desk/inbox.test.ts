import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { COPPER, deskOf, KIM, PAT, pressed, refused, table } from "./desk.ts";

const INBOX = "/desk/inbox/";

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

it("the inbox lists reports with the site's current data, the newest first", async () => {
  const page = await (await deskOf(KIM)).open(INBOX);
  expect(page.headings(2)).toEqual([
    ...["Bluegum Flat Metals, yard 1", "Something else", "Copper in Sydney, NSW", "Messages"],
  ]);
  const yard = page.section("Bluegum Flat Metals, yard 1");
  expect(yard.words).toBe(
    "Bluegum Flat Metals, yard 1 Now: 129 Ingot Street, Gillman SA 5013 Ring 0491 571 491 Report 2: closed 20 Nov 2026 Gate is shut Note: Ask again Apply report 2 Report 1: details 18 Nov 2026 Old number Apply report 1",
  );
  expect(yard.hrefs).toEqual([
    ...["tel:0491571491", "/desk/row/?key=yards%2F1&report=2", "/desk/row/?key=yards%2F1&report=1"],
  ]);
  const price = page.section("Copper in Sydney, NSW");
  expect(price.words).toMatch(
    /Now: \$8\.00 to \$11\.00 per kg, checked 2026-11-17 Yards to ring Report 4: price .* Got\ufffdmore Seen 10 Nov 2026 · Docket \$12\.50 per kg · Saw: less Apply report 4 Answer jo\+x@a\.example: Corrected No change Not confirmed$/,
  );
  expect(price.hrefs).toEqual([
    ...["/desk/round/sydney/", "/desk/row/?key=prices%2Fsydney%2Fcopper&report=4"],
    ...[1, 2, 3].map(() =>
      expect.stringMatching(/^mailto:jo%2Bx%40a\.example\?subject=Your%20report/),
    ),
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

it("the inbox closes or deletes only ticked entries, and keeps the note if none is ticked", async () => {
  await changed("deletions", "delete from deletions");
  const desk = await deskOf(PAT);
  const page = await refused(await desk.post(INBOX, { do: "close", note: "Rang" }));
  expect(page.one("[role=alert]").words).toContain("Tick what it is about, then try again.");
  expect(page.value("note")).toBe("Rang");
  const inbox = await desk.open(INBOX);
  const ticked = ["report 1", "report 4", "message 1", "report x"].map((one) => one.split(" "));
  const close = Object.entries({ ...pressed(inbox, "Close"), note: "x".repeat(301) });
  const closed = await desk.post(INBOX, [...ticked, ...close]);
  expect(closed.headers.get("location")).toBe(INBOX);
  const rowsOf = (table: string, row: string) =>
    env.DB.prepare(`select group_concat(${row}) as value from ${table}`).first("value");
  const state = () =>
    rowsOf("reports", "id || is_closed || ifnull(substr(note, 1, 1) || length(note), '')");
  const answered = () => rowsOf("messages", "id || is_answered");
  expect(await state()).toBe("11x300,20A9,30,41x300,50,61");
  expect(await answered()).toBe("11,21,30,40");
  await desk.post(INBOX, {
    ...{ ...pressed(inbox, "Delete as junk"), report: "5", note: "No" },
  });
  expect(await state()).toBe("11x300,20A9,30,41x300,61");
  await desk.post(INBOX, pressed(inbox, "Delete all suspected junk"));
  expect(await answered()).toBe("11,21,40");
  await desk.post(INBOX, { do: "close", report: "2" });
  await desk.post(INBOX, { do: "close", message: "4" });
  expect(await answered()).toBe("11,21,41");
  expect(await state()).toBe("11x300,21A9,41x300,61");
  const last = await desk.open(INBOX);
  // What is closed can be answered still.
  const closedLately = table(last, "Closed lately, with an address to answer");
  expect(closedLately).toEqual([
    [
      expect.stringMatching(/^4, price: Copper in Sydney, NSW Got/),
      expect.stringMatching(/^Answer jo/),
    ],
  ]);
  expect(last.one("main").words).toMatch(
    /^Reports and messages Nothing is open\. Closed lately, .* Deleted lately/,
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

it("a report can be closed by anybody at the desk, and deleted only by publishers", async () => {
  const desk = await deskOf(KIM);
  const page = await desk.open(INBOX);
  expect(page.all("button").map(({ words }) => words)).toEqual(["Close"]);
  for (const what of ["junk", "spam", ""]) {
    const refused = await desk.post(INBOX, { do: what, report: "1", message: "1" });
    expect([what, refused.status]).toEqual([what, 403]);
  }
  expect(await countRows("deletions")).toBe(0);
  expect((await desk.post(INBOX, { do: "close", message: "1" })).status).toBe(303);
  expect([await countRows("reports"), await countRows("messages")]).toEqual([6, 4]);
  expect((await desk.open(INBOX)).words).not.toContain("Deleted lately");
});
