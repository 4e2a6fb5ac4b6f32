import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { changed, countRows } from "../database.ts";
import { partOf } from "../part.ts";
import { openDesk } from "./desk.ts";
import { draftOf, filled, KIM, PAT } from "./operators.ts";

afterEach(async () => {
  await env.DB.exec("delete from desk_drafts");
});

/** The first yard of Sydney's round that has a number to ring. */
async function firstYard(open: Awaited<ReturnType<typeof openDesk>>["as"]) {
  const page = await open(KIM).open("/desk/round/sydney/");
  const [link] = page.links.filter(({ href }) => href.startsWith("/desk/round/sydney/"));
  return { path: link!.href, id: Number(/\/(\d+)\/$/.exec(link!.href)?.[1]) };
}

describe("a round", () => {
  it("keeps what a yard says as the files would read it, and goes to the next one", async () => {
    const { as } = await openDesk();
    const { path, id } = await firstYard(as);
    const fields = {
      "price.copper": "8.20-8.90",
      "price.steel": "185",
      how: "visited",
      note: "Asked Jo",
      kept: "yard",
    };
    const response = await as(KIM).post(path, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/desk\/round\/sydney\/\d+\/$/);
    expect(response.headers.get("location")).not.toContain(`/${id}/`);
    const rows = Object.values(await draftOf(KIM));
    expect(rows).toEqual([
      expect.objectContaining({
        yard_id: id,
        material_slug: "copper",
        low: 820,
        high: 890,
        how: "visited",
        by: KIM,
      }),
      expect.objectContaining({ material_slug: "steel", low: 19, high: 19, note: "Asked Jo" }),
    ]);
  });

  it("keeps sixty letters of the address of who asked", async () => {
    const { as } = await openDesk();
    const email = `${"k".repeat(60)}@yard.example`;
    const response = await as(email).post("/desk/round/adelaide/1/", { "price.copper": "8.20" });
    expect(response.status).toBe(303);
    expect(Object.values(await draftOf(email))).toEqual([
      expect.objectContaining({ by: "k".repeat(60) }),
    ]);
  });

  it("counts what was typed for each yard, and not for one whose number begins alike", async () => {
    const { as } = await openDesk();
    await as(KIM).post("/desk/round/adelaide/1/", { "price.copper": "8.20" });
    await as(KIM).post("/desk/round/adelaide/12/", { "price.copper": "8.20", "price.lead": "2" });
    const page = await as(KIM).open("/desk/round/adelaide/");
    const counts = page
      .all("tbody tr")
      .map((row) => [/\/(\d+)\/$/.exec(row.hrefs[0]!)?.[1], row.all("td").at(-1)?.words]);
    expect(counts.filter(([, count]) => count !== "0").toSorted()).toEqual([
      ["1", "1"],
      ["12", "2"],
    ]);
  });

  it("knows the words for the same and for no", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-20T02:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await env.DB.exec(
      "insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents) select is_sample, 1, (select id from materials where slug = 'copper'), '2026-03-10', 810, 850 from dataset",
    );
    const { as } = await openDesk();
    const path = "/desk/round/adelaide/1/";
    expect((await as(KIM).open(path)).words).toMatch(
      /8\.10-8\.50, 10 Mar 2026\. From Mar 2026 to May 2026, after it said so, the world price of copper (rose|fell) \d+%/,
    );
    const never = await as(KIM).post(path, { "price.lead": "s" });
    expect(never.status).toBe(422);
    await as(KIM).post(path, { "price.copper": "Same", "price.brass": "n", "price.zinc": "NO" });
    const rows = Object.values(await draftOf(KIM));
    expect(rows).toContainEqual(expect.objectContaining({ low: 810, high: 850 }));
    for (const material_slug of ["brass", "zinc"])
      expect(rows).toContainEqual(expect.objectContaining({ material_slug, low: 0, high: 0 }));
    await env.DB.exec("delete from quotes where yard_id = 1 and quoted_on = '2026-03-10'");
  });

  it("says what is wrong, keeps what was typed on the page, and saves nothing", async () => {
    const { as } = await openDesk();
    const { path } = await firstYard(as);
    const response = await as(KIM).post(path, {
      "price.copper": "eight",
      "price.brass": "5.10",
      "same.lead": "1",
      "no.lead": "1",
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="eight"');
    expect(html).toContain('value="5.10"');
    expect(html).toContain("type a price, or choose Same or No");
    expect(await countRows("desk_drafts")).toBe(0);
  });

  it("refuses a price unread that is longer than any, and one that may mean two", async () => {
    const { as } = await openDesk();
    const { path } = await firstYard(as);
    const price = `8${"\u00a0".repeat(400)}x`;
    const response = await as(KIM).post(path, { "price.copper": price, "price.brass": "8.50-70" });
    expect(response.status).toBe(422);
    const { words } = partOf(await response.text());
    expect(words).toContain("Copper: must be 80 characters or fewer");
    expect(words).toContain("Brass: may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00");
    expect(await countRows("desk_drafts")).toBe(0);
  });

  it("holds that a yard does not take a metal until that is taken back", async () => {
    const { as } = await openDesk();
    const { path, id } = await firstYard(as);
    const isNo = async () =>
      (await as(KIM).open(path)).one('input[name="no.copper"]').attribute("checked") !== undefined;
    const send = async (fields: Record<string, string>) =>
      as(KIM).post(path, filled(await as(KIM).open(path), fields));
    await send({ "no.copper": "1" });
    expect(Object.keys(await draftOf(KIM))).toEqual([
      expect.stringMatching(`^quotes/${id}/copper/`),
    ]);
    expect(await isNo()).toBe(true);
    await send({ "no.copper": "" });
    expect(await draftOf(KIM)).toEqual({});
    // What it said last stands there, and is not said again.
    const sql = `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents)
      select is_sample, ${id}, 1, '2026-03-10', 0, 0 from dataset`;
    await changed("quotes", sql);
    expect(await isNo()).toBe(true);
    await send({});
    expect(await draftOf(KIM)).toEqual({});
    await send({ "price.copper": "8.20" });
    expect(Object.values(await draftOf(KIM))).toMatchObject([{ low: 820, high: 820 }]);
    await send({ "same.copper": "1" });
    expect(Object.values(await draftOf(KIM))).toMatchObject([{ low: 0, high: 0 }]);
  });

  it("shows what the city's range becomes, to whom it is the draft of alone", async () => {
    const { as } = await openDesk();
    const { path } = await firstYard(as);
    await as(KIM).post("/desk/round/adelaide/1/", { "price.lead": "2" });
    await as(KIM).post(path, { "price.copper": "30.00" });
    expect(
      (await as(KIM).open("/desk/round/sydney/")).section("What Sydney becomes").words,
    ).toMatch(/^What Sydney becomes Copper in Sydney: \$[\d.]+ to \$[\d.]+ → \$30\.00, 1 yard$/);
    expect((await as(PAT).open("/desk/round/sydney/")).words).not.toContain("What Sydney becomes");
    expect((await as(PAT).open(path)).value("price.copper")).toBe("");
  });
});

describe("a yard", () => {
  it("is corrected in one field, and nothing else of it is touched", async () => {
    const { as } = await openDesk();
    const { id } = await firstYard(as);
    const page = await as(KIM).open(`/desk/row/?key=yards/${id}`);
    const fields = Object.fromEntries(
      page.all("form input, form textarea").map((field) => {
        const name = field.attribute("name")!;
        return [name, page.value(name) ?? ""];
      }),
    );
    await as(KIM).post(`/desk/row/?key=yards/${id}`, {
      ...fields,
      phone: "02 5550 1234",
      report: "12",
    });
    expect(await draftOf(KIM)).toEqual({ [`yards/${id}`]: { phone: "02 5550 1234" } });
    await as(KIM).post(`/desk/row/?key=yards/${id}`, fields);
    expect(await draftOf(KIM)).toEqual({});
  });

  it("is kept without what nobody sees, and in the lines that were typed", async () => {
    const { as } = await openDesk();
    const page = await as(KIM).open("/desk/row/?key=yards/1");
    const values = Object.fromEntries(
      page
        .all("form input, form textarea")
        .map((field) => [field.attribute("name")!, page.value(field.attribute("name")!) ?? ""]),
    );
    const typed = {
      name: "\u202eWattle\u00a0\tRoad\u200b",
      description: "Ring first.\r\n\r\nClosed\u00a0at noon.",
      services: "Bins\r\nPick\u00adup",
    };
    const response = await as(KIM).post("/desk/row/?key=yards/1", { ...values, ...typed });
    expect(response.status).toBe(303);
    expect(await draftOf(KIM)).toMatchObject({
      "yards/1": {
        name: "Wattle Road",
        description: "Ring first.\n\nClosed at noon.",
        services: ["Bins", "Pickup"],
      },
    });
    const long = {
      ...values,
      closed: `20/12/2026${".".repeat(10_000)}\n`,
      website: "w".repeat(601),
    };
    const refused = await as(KIM).post("/desk/row/?key=yards/1", long);
    expect(refused.status).toBe(422);
    const { words } = partOf(await refused.text());
    expect(words).toContain("Shut for some days: must be 80 characters or fewer");
    expect(words).toContain("Website: must be 300 characters or fewer");
  });

  it("is added, and one of which the address is missing is not", async () => {
    const { as } = await openDesk();
    const fields = { name: "New Yard Metals", address: "12 Smelter Road, Gillman SA 5013" };
    expect((await as(KIM).post("/desk/row/?key=yards/new", { name: "New Yard" })).status).toBe(422);
    expect((await as(KIM).post("/desk/row/?key=yards/new", fields)).status).toBe(303);
    expect(await draftOf(KIM)).toEqual({
      "yards/new-1": expect.objectContaining({ ...fields, id: "new-1", city_slug: "adelaide" }),
    });
    expect((await as(KIM).open("/desk/round/adelaide/")).words).toContain("New Yard Metals");
    expect((await as(KIM).open("/desk/row/?key=yards/new-1")).value("name")).toBe(
      "New Yard Metals",
    );
  });

  it("is closed for good", async () => {
    const { as } = await openDesk();
    const { id } = await firstYard(as);
    await as(KIM).post(`/desk/round/sydney/${id}/`, { "price.copper": "8.20" });
    await as(KIM).post(`/desk/row/?key=yards/${id}`, { gone: "1" });
    expect(await draftOf(KIM)).toEqual({ [`yards/${id}`]: null });
    expect((await as(KIM).open("/desk/round/sydney/")).hrefs).not.toContain(
      `/desk/round/sydney/${id}/`,
    );
  });
});
