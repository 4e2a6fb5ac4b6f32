import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { changed } from "../database.ts";
import { hrefsOf } from "../part.ts";
import { asked, COPPER, deskOf, draftOf, KIM, PAT, TODAY, table } from "./desk.ts";

it("the first page counts open entries, and the rows of the operator's own draft", async () => {
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

it("the first page lists to-dos, those due first, with the operator's own draft, until they are done", async () => {
  const day = (days: number) =>
    new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
  await changed(
    "todos",
    `insert into todos values (1, '2026-03-01', 'Call back', 'pat', '${day(-1)}'), (2, '2026-03-01', 'Closed down', 'pat', null),
      (33, '2026-03-01', 'Later', 'pat', '${day(1)}')`,
  );
  const desk = await deskOf(KIM);
  await desk.post("/desk/round/adelaide/3/", { note: "No answer" });
  const page = await desk.open("/desk/");
  const number = expect.stringMatching(/\d/);
  expect(table(page, "To do")).toEqual([
    ["Bluegum Flat Metals Adelaide: Call back", "0491 571 491", number, "Done"],
    ["Brolga Paddock Scrap Metals Adelaide: Closed down", "(08) 5550 7663", "any day", "Done"],
    [expect.stringMatching(/No answer$/), number, "any day", "Done"],
    ["Banksia Bend Scrap Metals Brisbane: Later", number, number, "Done"],
  ]);
  // A yard that is to be rung later is not asked for before.
  const toRing = table(page, "Yards to ring, longest not asked first").map(([yard]) => yard);
  expect(toRing).not.toContain("Banksia Bend Scrap Metals Brisbane");
  expect((await desk.post("/desk/", { done: "yards/1" })).status).toBe(404);
  const button = page.one('button[aria-label="Done: Call back, Bluegum Flat Metals"]');
  await desk.post("/desk/", { done: button.attribute("value")! });
  await desk.post("/desk/", { done: `todos/3/${TODAY}` });
  expect(await draftOf(KIM)).toEqual({ "todos/1/2026-03-01": null });
  expect(table(await desk.open("/desk/"), "To do").map(([yard]) => yard)).toEqual([
    "Brolga Paddock Scrap Metals Adelaide: Closed down",
    "Banksia Bend Scrap Metals Brisbane: Later",
  ]);
  expect(table(await (await deskOf(PAT)).open("/desk/"), "To do")).toHaveLength(3);
});

it("the first page lists the yards whose last quote is the oldest", async () => {
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

it("the first page lists the cities by the age of their oldest available price", async () => {
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

it("yards are found by name, address, phone or number, and sorted by name, with their checks; merged ones are not found", async () => {
  const { open } = await deskOf(KIM);
  await changed("scrap_yards", "update scrap_yards set merged_into = 1 where id = 252");
  const find = (text: string) => open(`/desk/yards/?q=${encodeURIComponent(text)}`);
  for (const [text, names] of [
    ["bluegum FLAT", ["Bluegum Flat Metals"]],
    ["  129 ingot ", ["Bluegum Flat Metals"]],
    ["5550 2760", ["Egret Bend Salvage"]],
    ["", []],
  ] as const) {
    const page = await find(text);
    expect(page.all("tbody th a").map(({ words }) => words)).toEqual(names);
    expect(page.value("q")).toBe(text.trim());
    expect(page.words).not.toContain("No yard has that");
  }
  expect((await find("252")).words).not.toContain("Bluegum & Curlew Metals");
  expect(table(await find("62"), "Found")).toContainEqual([
    ...["Bluegum Gap Metal Recycling 129 Magnet Street, Penrith NSW 2750", "(02) 5550 1621"],
    "never",
  ]);
  const page = await find("bluegum");
  const rows = table(page, "Found");
  expect(rows.map(([name]) => name)).toEqual(rows.map(([name]) => name).toSorted());
  expect(rows[0]?.at(-1)).toBe("16 Nov 2026");
  expect(hrefsOf(page.links, "Bluegum Flat Metals")).toEqual(["/desk/row/?key=yards%2F1"]);
  expect(hrefsOf(page.links, "Add a yard")).toEqual(["/desk/row/?key=yards%2Fnew"]);
  // No letter stands for another one, and a text may be longer than what D1 compares with a pattern.
  for (const text of ["zzzz", "12_9", "%", "z".repeat(60)])
    expect((await find(text)).words).toContain("No yard has that.");
});

it("words that were not understood lead where the operator's own draft says", async () => {
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
