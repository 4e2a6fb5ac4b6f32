import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

/** The address of the option that begins with these words. */
async function choose(path: string, label: string): Promise<string> {
  const { main } = await fetchPage(path);
  const option = main.all(".identify-option").find(({ words }) => words.startsWith(label));
  return option?.attribute("href") ?? `no option "${label}"`;
}

describe("from the first question to the price", () => {
  it("leads from question to question by plain links, and keeps the place", async () => {
    const first = await choose("/what-is-it/?near=Dubbo", "From a kitchen");
    const second = await choose(first, "Tap, mixer");
    const third = await choose(second, "Yellow");
    expect([first, second, third]).toEqual([
      "/what-is-it/house/?near=Dubbo",
      "/what-is-it/fitting/?near=Dubbo",
      "/what-is-it/brass/?near=Dubbo",
    ]);
    const page = await fetchPage(third);
    expect(page.heading).toBe("Brass");
    expect(page.title).toBe("Brass | What Metal Is This?");
    expect(hrefsOf(page.main.links, "What is this?")).toEqual(["/what-is-it/?near=Dubbo"]);
    const worth = page.main.section("What it’s worth near Dubbo NSW 2830");
    expect(worth.words).toMatch(/Brass in Dubbo \$\/kg \$\d+\.\d\d – \$\d+\.\d\d checked/);
    expect(hrefsOf(worth.links, "Yards that take brass")).toEqual([
      "/material/brass/?near=Dubbo+NSW+2830",
    ]);
    expect(hrefsOf(worth.links, "Add it to My load")).toEqual([
      "/my-load/?near=Dubbo+NSW+2830&brass=",
    ]);
    expect(page.main.section("Mix-ups that cost money").hrefs).toContain(
      "/material/zinc/?near=Dubbo",
    );
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("asks for a place at the end where none is known", async () => {
    const { main, headers } = await fetchPage("/what-is-it/brass/");
    const worth = main.section("What it’s worth near you");
    expect(main.words).toMatch(/Priced as brass: \$\d.* a kilogram across Australia/i);
    expect(hrefsOf(worth.links, "Prices in all cities")).toEqual(["/material/brass/"]);
    expect(worth.one("form").attribute("action")).toBe("/material/brass/");
    expect(hrefsOf(worth.links, "Add it to My load")).toEqual(["/my-load/?brass="]);
    expect(hrefsOf(main.links, "Start again")).toEqual(["/what-is-it/"]);
    expect(headers.get("cache-control")).toContain("max-age=60");
  });

  it.each([
    ["", undefined],
    ["house", "At most 2 more questions."],
    ["fitting", "At most one more question after this."],
    ["casting", "The last question."],
  ])("says how many questions are left: %s", async (step, words) => {
    const { main } = await fetchPage(`/what-is-it/${step && `${step}/`}`);
    expect(main.all(".identify-more")[0]?.words).toBe(words);
    expect(main.all("h2").some(({ words }) => words === "Don’t test these")).toBe(!step);
  });

  it("answers near a position, and draws an ingot for a wheel, not the pot of aluminium", async () => {
    const near = await fetchPage("/what-is-it/alloy-wheel/?near=-32.25,148.61");
    expect(near.main.headings(2)).toContain("What it’s worth near your location");
    const { main } = await fetchPage("/what-is-it/alloy-wheel/");
    expect(main.one(".identify-metal .swatch").attribute("data-metal")).toBe("");
  });

  it("adds the metal to the load that the visitor came with", async () => {
    const load = "near=Dubbo&copper=60&fridge=";
    const query = new URLSearchParams({ near: "Dubbo", load });
    const house = await choose(`/what-is-it/?${query}`, "From a kitchen");
    // A place within the load, as old links have it, goes no further.
    expect(house).toBe("/what-is-it/house/?near=Dubbo&load=copper%3D60%26fridge%3D");
    const answer = await fetchPage(`/what-is-it/brass/?${query}`);
    expect(hrefsOf(answer.main.links, "Add it to My load")).toEqual([
      "/my-load/?near=Dubbo+NSW+2830&copper=60&fridge=&brass=",
    ]);
    const weighed = await fetchPage(`/what-is-it/copper/?${query}`);
    expect(hrefsOf(weighed.main.links, "Add it to My load")).toEqual([
      "/my-load/?near=Dubbo+NSW+2830&copper=60&fridge=",
    ]);
  });

  it("links to the answer near other places of the same name", async () => {
    const { main } = await fetchPage("/what-is-it/lead/?near=Richmond");
    expect(hrefsOf(main.links, "Richmond TAS 7025")).toEqual([
      "/what-is-it/lead/?near=Richmond+TAS+7025",
    ]);
  });

  it("lists the metals that it may be where only a yard can tell", async () => {
    const { main } = await fetchPage("/what-is-it/zinc-or-aluminium/?near=2830");
    expect(main.section("Prices to compare").hrefs).toEqual([
      "/material/zinc/?near=2830",
      "/material/aluminum/?near=2830",
    ]);
    expect(main.section("At the yard").words).toContain("tester");
    expect(hrefsOf(main.links, "Yards near you")).toEqual(["/scrap-yards/?near=2830"]);
  });

  it.each(["Dubo", "%", "x".repeat(300), "51.5,-0.12"])(
    "says that it does not know the place %j, and asks again",
    async (near) => {
      const page = await fetchPage(`/what-is-it/copper/?${new URLSearchParams({ near })}`);
      expect(page.status).toBe(200);
      expect(page.heading).toBe("Copper");
      expect(page.main.field("Near").attribute("aria-invalid")).toBe("true");
    },
  );
});

describe("an answer without its price", () => {
  it("has the general name of a metal that the dataset does not have", async () => {
    await changed("materials", "update materials set slug = 'scrap-brass' where slug = 'brass'");
    for (const path of ["/what-is-it/brass/", "/what-is-it/brass/?near=Dubbo"]) {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      expect(page.heading).toBe("Brass");
      expect(page.words).toContain("We have no prices for brass.");
      expect(page.hrefs.filter((href) => href.startsWith("/my-load/?"))).toEqual([]);
    }
  });

  it("still names the metal in an outage, and is not kept", async () => {
    quietErrors();
    for (const table of ['"materials"', '"prices"', "place_words"]) {
      const response = await fetchWith(failingDatabase(table), "/what-is-it/lead/?near=Dubbo");
      const { status, heading, words } = await pageOf(response);
      expect(status).toBe(200);
      expect(heading).toBe("Lead");
      expect(words).toContain("We can’t load prices right now.");
    }
  });
});

describe("the addresses", () => {
  it("are in search engines for the first question alone", async () => {
    const first = await fetchPage("/what-is-it/");
    expect(first.title).toBe("What Metal Is This? | Scrap Metal Prices Australia");
    expect([first.canonical, first.meta.robots]).toEqual([
      ...["http://localhost/what-is-it/", undefined],
    ]);
    for (const path of ["?load=zinc%3D4", "?near=Dubbo", "Silver/"])
      expect((await fetchPage(`/what-is-it/${path}`)).meta.robots, path).toBe("noindex");
    const sitemap = await (await fetchPath("/sitemap.xml")).text();
    expect(sitemap.match(/\/what-is-it\/[^<]*/g)).toEqual(["/what-is-it/"]);
  });

  it.each(["flurble", "constructor", "__proto__", "%00"])(
    "of %s is 404, with a way back",
    async (name) => {
      const page = await fetchPage(`/what-is-it/${name}/`);
      expect(page.status).toBe(404);
      expect(page.heading).toBe("Page Not Found");
      expect(hrefsOf(page.main.links, "Start with the first question")).toEqual(["/what-is-it/"]);
    },
  );
});
