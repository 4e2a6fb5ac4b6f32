import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { BLUEGUM, COPPER, deskOf, draftOf, KIM, pressed, refused, TODAY } from "./desk.ts";

const YARD = "/desk/row/?key=yards/1";
const buttons = (page: Awaited<ReturnType<typeof refused>>) =>
  page.all("button").map(({ words }) => words);

it("a price is typed as one range, and counts as checked today", async () => {
  const desk = await deskOf(KIM);
  const path = "/desk/row/?key=prices/sydney/copper";
  const label = "Lowest to highest, dollars a kilogram";
  const page = await desk.open(path);
  expect(page.headings(1)).toEqual(["Copper in Sydney"]);
  expect(page.field(label).attribute("value")).toBe("8.00-11.00");
  expect(page.field("Description").words).toBe("Pipe and mixed household copper");
  const hint = page.field(label).attribute("aria-describedby");
  expect(page.one(`#${hint}`).words).toBe("8.20-8.90");
  expect(buttons(page)).toEqual(["Save"]);
  const wrong = await refused(await desk.send(path, { price: "9-8" }));
  expect(wrong.one("[role=alert]").words).toContain(`${label}:`);
  expect(wrong.one("input[name=price]").attribute("aria-invalid")).toBe("true");
  expect(wrong.value("price")).toBe("9-8");
  await desk.send(path, { price: "8" });
  expect((await desk.open(path)).value("price")).toBe("8.00");
  const saved = await desk.send(path, { price: "8.20-9" });
  expect(saved.headers.get("location")).toBe("/desk/row/?key=prices%2Fsydney%2Fcopper");
  expect(await draftOf(KIM)).toEqual({
    "prices/sydney/copper": {
      ...{ city_slug: "sydney", material_slug: "copper", min: 820, max: 900 },
      ...{ checked_on: TODAY, description: "Pipe and mixed household copper" },
    },
  });
  expect((await desk.open(path)).value("price")).toBe("8.20-9.00");
});

it("a yard is corrected in one field, and marked as checked only by that button", async () => {
  const desk = await deskOf(KIM);
  const page = await desk.open(YARD);
  expect(page.words).toContain("Last checked: 2026-10-12");
  expect(page.one("p.facts").hrefs).toEqual(["tel:0491571491", BLUEGUM]);
  expect((await desk.open("/desk/row/?key=yards/62")).words).toContain("Last checked: never");
  await desk.send(YARD, { phone: "02 5550 1234", report: "12" });
  expect(await draftOf(KIM)).toEqual({ "yards/1": { phone: "02 5550 1234" } });
  const checked = pressed(page, "Save, and mark as checked today");
  await desk.send(YARD, { phone: page.value("phone")!, ...checked });
  expect(await draftOf(KIM)).toEqual({ "yards/1": { checked_on: TODAY } });
});

it("a row that is saved lets the browser forget what was typed into its form", async () => {
  const desk = await deskOf(KIM);
  const form = (await desk.open(YARD)).one("form").attribute("data-kept");
  const { page } = await desk.follow(await desk.send(YARD, { phone: "02 5550 1234" }));
  expect(page.one("[role=status]").words).toMatch(/^Saved\./);
  expect(page.one("body").attribute("data-saved")).toBe(form);
  expect(form).toBe("yards/1");
});

it("a yard is saved without invisible characters, with its line breaks, and within the lengths of its columns", async () => {
  const desk = await deskOf(KIM);
  await desk.send(YARD, {
    name: "\u202eWattle\u00a0\tRoad\u200b",
    description: "Ring first.\r\n\r\nClosed\u00a0at noon.",
    services: "Bins\r\nPick\u00adup",
  });
  expect(await draftOf(KIM)).toMatchObject({
    "yards/1": {
      name: "Wattle Road",
      description: "Ring first.\n\nClosed at noon.",
      services: ["Bins", "Pickup"],
    },
  });
  const long = { closed: `20/12/2026${".".repeat(10_000)}\n`, website: "w".repeat(601) };
  const { words } = await refused(await desk.send(YARD, long));
  expect(words).toContain("Shut for some days: must be 80 characters or fewer");
  expect(words).toContain("Website: must be 300 characters or fewer");
});

it("a yard with a new address gets its coordinates, unless they are typed", async () => {
  const desk = await deskOf(KIM);
  const address = "1 Main Street, Dubbo NSW 2830";
  await desk.send(YARD, { address });
  expect((await draftOf(KIM))["yards/1"]).toMatchObject({
    ...{ address, city_slug: "dubbo", latitude: null, longitude: null },
  });
  await env.DB.exec("delete from desk_drafts");
  await desk.send(YARD, { address, latitude: "-32.3", longitude: "148.7" });
  expect((await draftOf(KIM))["yards/1"]).toMatchObject({ latitude: -32.3, longitude: 148.7 });
});

it("a new yard has no price page yet, and needs an address", async () => {
  const desk = await deskOf(KIM);
  const path = "/desk/row/?key=yards/new";
  const page = await desk.open(path);
  expect(page.headings(1)).toEqual(["A new yard"]);
  expect(page.one("p.facts").hrefs).toEqual([]);
  expect(page.words).not.toContain("take it away");
  const wrong = await refused(await desk.post(path, { name: "New Yard", phone: "ring" }));
  expect(wrong.one("[role=alert]").words).toContain("Address: ");
  for (const label of ["Address", "Phone"]) {
    const field = wrong.field(label);
    expect(field.attribute("aria-invalid")).toBe("true");
    expect(wrong.one("[role=alert]").words).toContain(
      `${label}: ${wrong.one(`#${field.attribute("aria-describedby")}`).words}`,
    );
  }
  expect(wrong.field("Name").attribute("aria-invalid")).toBeUndefined();
  expect(wrong.value("name")).toBe("New Yard");
});

it("a row that the draft deletes says so, takes its own unpublished rows with it, and can be restored", async () => {
  const desk = await deskOf(KIM);
  await desk.post("/desk/round/adelaide/12/", { "price.lead": "2" });
  await desk.post(BLUEGUM, { "price.copper": "8.20" });
  const before = await desk.open(YARD);
  const away = "Closed for good: take it away";
  await desk.post(YARD, pressed(before, away));
  const lead = `quotes/12/lead/${TODAY}`;
  expect(await draftOf(KIM)).toEqual({ "yards/1": null, [lead]: expect.anything() });
  const gone = await desk.open(YARD);
  expect(gone.one("[role=status]").words).toBe("Your draft takes this row away.");
  expect(gone.hrefs).not.toContain(BLUEGUM);
  expect(buttons(gone)).not.toContain(away);
  expect((await desk.open("/desk/round/adelaide/")).hrefs).not.toContain(BLUEGUM);
  const names = before.all("form input, form textarea").map((field) => field.attribute("name")!);
  const fields = names.map((name) => [name, before.value(name) ?? ""]);
  await desk.post(YARD, fields);
  expect(Object.keys(await draftOf(KIM))).toEqual([lead]);
});

it("a word leads to a metal or a guide, and can be deleted", async () => {
  const desk = await deskOf(KIM);
  const path = "/desk/row/?key=synonyms/whirlybird";
  const wrong = await refused(await desk.post(path, { leads_to: "unobtainium" }));
  expect(wrong.words).toContain("must be a slug in");
  const guide = { leads_to: "/scrap-my-car/", title: "Scrap my car" };
  await desk.post(path, guide);
  expect(await draftOf(KIM)).toMatchObject({ "synonyms/whirlybird": guide });
  const page = await desk.open(path);
  expect(page.headings(1)).toEqual(["“whirlybird”"]);
  expect(buttons(page)).toEqual(["Save", "Take it away"]);
  await desk.post(path, { gone: "1" });
  expect(await draftOf(KIM)).toEqual({});
});

it("a row that answers a report leads back to the inbox, with a note of 300 letters at most", async () => {
  await changed(
    "reports",
    `insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint, note) values
      (12, 1, 'details', 1, 'Wrong number', '/', 'a', 'first'), (13, 1, 'details', 1, 'b', '/', 'b', null)`,
  );
  const desk = await deskOf(KIM);
  const path = `${YARD}&report=12`;
  expect((await desk.open(path)).words).toContain(
    "This answers report 12, which closes once it is published.",
  );
  const wrong = await refused(await desk.send(path, { phone: "ring", note: "Rang" }));
  expect(wrong.field("Note on report 12, for us alone").attribute("value")).toBe("Rang");
  const saved = await desk.send(path, { phone: "02 5550 1234", note: "n".repeat(301) });
  expect(saved.headers.get("location")).toBe("/desk/inbox/");
  const notes = () =>
    env.DB.prepare("select group_concat(length(note)) as n from reports").first("n");
  expect(await notes()).toBe("300");
  // Without a new note the old one stays, and typed again without the report it is answered still.
  await desk.send(path, { phone: "02 5550 1235", note: "" });
  expect(await notes()).toBe("300");
  await desk.send(YARD, { phone: "02 5550 1236" });
  expect(await env.DB.prepare("select report from desk_drafts").first("report")).toBe(12);
});

it("a row answers no report that is about another one, closed or missing, and keeps the input", async () => {
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
    const page = await refused(response);
    expect(page.one("[role=alert]").words).toContain("is closed, or is about another row");
    if (path.startsWith("yards")) expect(page.value("phone")).toBe("02 5550 1234");
  }
  expect(await countRows("desk_drafts")).toBe(0);
  expect(await countRows("reports", "note is not null")).toBe(0);
  const right = "/desk/row/?key=prices/sydney/copper&report=15";
  expect((await desk.open(right)).words).toContain("This answers report 15");
});
