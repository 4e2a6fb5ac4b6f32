import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { post, REPORT, rowsOf } from "../../forms.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { addYard } from "../../yard.ts";

beforeEach(() => env.DB.prepare("delete from reports").run());

describe("a report", () => {
  it("of a price is saved with its row, time and page, and redirects to the confirmation", async () => {
    const before = Date.now();
    const response = await post("/report/?city=sydney&material=copper", REPORT);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/report/?sent&from=%2Fsydney%2F");
    const rows = await rowsOf("reports");
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ kind: "price", city_id: 13, material_id: 1, yard_id: null, is_closed: 0 },
        ...{ seen: REPORT.seen, seen_on: "2026-11-20", docket_cents: 720 },
        ...{ email: REPORT.email, page: "/sydney/", is_suspected_spam: 0 },
        // What the site showed then.
        shown: "$8.00 to $11.00 per kg, checked 2026-11-17",
      }),
    ]);
    expect(rows[0]?.sent_at).toBeGreaterThanOrEqual(before);
    expect(rows[0]?.sent_at).toBeLessThanOrEqual(Date.now());
  });

  const ADELAIDE = { kind: "price", city: "1", material: "1" };
  const BLUEGUM =
    "129 Ingot Street, Gillman SA 5013, 0491 571 491, Mo-Fr 07:00-16:00; Sa 07:00-11:30";
  it.each<[typed: Record<string, string>, ids: (number | null)[], shown: string | null]>([
    [ADELAIDE, [1, 1, null], "$7.75 to $10.65 per kg, checked 2026-11-18"],
    [{ ...ADELAIDE, kind: "closed", yard: "1" }, [null, null, 1], BLUEGUM],
    [{ kind: "owner", yard: "1" }, [null, null, 1], BLUEGUM],
    [{ kind: "other", yard: "1" }, [null, null, 1], BLUEGUM],
    [{ kind: "other" }, [null, null, null], null],
  ])(
    "of %j is about its row alone, and needs no day, docket or email",
    async (typed, ids, shown) => {
      const { headers } = await post("/report/", { ...typed, seen: "It says so" });
      expect(headers.get("location")).toBe("/report/?sent");
      const [city_id, material_id, yard_id] = ids;
      expect(await rowsOf("reports")).toMatchObject([
        {
          ...{ kind: typed.kind, city_id, material_id, yard_id, shown, page: "/report/" },
          ...{ seen_on: null, docket_cents: null, email: null },
        },
      ]);
    },
  );
});

describe("the form", () => {
  it("for a price shows the price and its day, and is kept by nobody", async () => {
    const page = await fetchPage("/report/?city=sydney&material=copper");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.meta.robots).toBe("noindex");
    expect(page.main.headings(2)).toContain("Copper in Sydney, NSW");
    expect(page.main.words).toMatch(/We show \$8\.00 – \$11\.00 per kilogram, checked 17 Nov 2026/);
    for (const [name, value] of Object.entries({ kind: "price", city: "13", material: "1" }))
      expect(page.main.value(name)).toBe(value);
    expect(hrefsOf(page.main.links, "Another metal")).toContain("/report/?city=sydney");
    for (const label of ["When did you see it?", "Price on your docket", "Email"])
      expect(page.main.field(`${label} (optional)`).attribute("type"), label).toBeTruthy();
    const alias = await fetchPage("/report/?city=Sydney+&material=+aluminium");
    expect(alias.main.headings(2)).toContain("Aluminium in Sydney, NSW");
  });

  it("for a city lets one choose the metal, with the prices that we show", async () => {
    const { main } = await fetchPage("/report/?city=sydney");
    const choices = main
      .field("Metal")
      .all("option")
      .map(({ words }) => words);
    expect(choices[0]).toBe("Choose one");
    expect(choices).toContain("Copper: $8.00 – $11.00");
    expect(main.headings(2)).toContain("Prices in Sydney, NSW");
    expect(main.value("city")).toBe("13");
    const without = await fetchPage("/report/?city=katherine");
    expect(without.main.field("Metal").words).toContain("Copper: no price");
  });

  it("says of a price that we do not show that there is none", async () => {
    await changed("prices", "update prices set min_cents = 0, max_cents = 0 where city_id = 13");
    for (const city of ["katherine", "sydney"]) {
      const { main } = await fetchPage(`/report/?city=${city}&material=copper`);
      expect(main.words, city).toContain("We show no price.");
    }
  });

  it("for a metal lets one choose the city", async () => {
    const { main } = await fetchPage("/report/?material=copper");
    expect(main.headings(2)).toContain("Copper prices");
    expect(main.field("City").words).toContain("Sydney, NSW: $8.00 – $11.00");
    expect(main.value("material")).toBe("1");
  });

  it("for a yard shows its name and address, and asks what is wrong", async () => {
    await addYard({ name: "Ash Metals", address: "1 Wattle Street" });
    const { main } = await fetchPage("/report/?yard=9001");
    expect(main.headings(2)).toContain("Ash Metals");
    expect(main.words).toContain("1 Wattle Street");
    expect(main.value("yard")).toBe("9001");
    expect(main.words).toContain("What is different there, and how you know");
    expect(main.field("What is wrong?").all("option[selected]")[0]?.words).toBe("Choose one");
    expect(main.all("[name=docket]")).toEqual([]);
    const owner = await fetchPage("/report/?yard=9001&kind=owner");
    expect(owner.main.all("[name=docket], [name=seenOn]")).toEqual([]);
    expect(owner.main.value("kind")).toBe("owner");
    expect(owner.main.field("What should we show instead?").attribute("name")).toBe("seen");
  });

  it.each([
    ["?city=atlantis", "We don’t know the city “atlantis”."],
    ["?material=unobtainium", "We don’t know the metal “unobtainium”."],
    ["?yard=7", "That yard is no longer listed."],
    [
      "?city=atlantis&material=unobtainium",
      "We don’t know the city “atlantis” or the metal “unobtainium”. Name the city and metal below.",
    ],
    ["?yard=99999", "We don’t know that yard. Name the yard and its suburb below."],
    ["?yard=none", "We don’t know that yard."],
  ])("says of %s: %s, and takes a report all the same", async (query, words) => {
    await changed("scrap_yards", "delete from scrap_yards where id = 7");
    const { status, main } = await fetchPage(`/report/${query}`);
    expect(status).toBe(200);
    expect(main.words).toContain(words);
    expect(main.value("kind")).toBe("other");
    expect(main.field("What did you see?").attribute("name")).toBe("seen");
    expect(main.words).toContain("What is wrong, and where on this site you saw it");
  });

  it("confirms a report, and leads back to the page", async () => {
    const { title, main } = await fetchPage("/report/?sent&from=%2Fsydney%2F");
    expect(title).toMatch(/^Report sent/);
    expect(main.words).toContain("Report sent");
    expect(hrefsOf(main.links, "Back to the page you came from")).toContain("/sydney/");
    expect(main.all("form, textarea")).toHaveLength(0);
    for (const query of ["?sent", "?sent&from=//evil.example/"])
      expect((await fetchPage(`/report/${query}`)).main.words).not.toContain("Back to the page");
  });
});

it.each([
  ["/sydney/", "/report/?city=sydney"],
  ["/material/copper/", "/report/?material=copper"],
])("%s asks once whether a price is wrong", async (path, href) => {
  const { main } = await fetchPage(path);
  const links = main.links.filter(({ text }) => text === "Price wrong?");
  expect(links.map((link) => link.href)).toEqual([href]);
});
