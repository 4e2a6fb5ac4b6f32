import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { partOf } from "../part.ts";
import { BLUEGUM, COPPER, deskOf, draftOf, filled, KIM, pressed, TODAY } from "./operators.ts";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
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
