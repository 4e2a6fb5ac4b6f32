import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

describe("the word that a visitor typed", () => {
  const said = async (word: string, slug = "aluminum") =>
    (await fetchPage(`/material/${slug}/?${new URLSearchParams({ for: word })}`)).main
      .all(".near-word")
      .map(({ words }) => words)[0];

  it.each<string[]>([
    ["guttering", "steel", "“Guttering”: priced as Steel."],
    // A word of several metals, on the page of each.
    ["handles", "brass", "“Handles”: priced as Brass."],
    ["handles", "zinc", "“Handles”: priced as Zinc."],
    [
      ...["alloy WHEELS", "aluminum"],
      "“Alloy wheels”: priced as Aluminium, about 5.5–17 kg each. Clean pays more: no tyre, no lead weights, no valve.",
    ],
    [
      ...["keg", "stainless-steel"],
      "“Keg”: priced as Stainless Steel, about 8–14 kg each. Yards ask for proof that it is yours: kegs mostly belong to a brewery. Never cut a closed one.",
    ],
    // No source says what a rail weighs, and a star picket is metres as well as pieces.
    [
      ...["railway sleepers", "steel"],
      "“Railway sleeper”: priced as Steel. Yards ask for proof that it is yours. Cut to length.",
    ],
    ["star picket", "steel", "“Star picket”: priced as Steel."],
  ])("%s on the page of %s has the facts that its meanings share", async (word, slug, words) => {
    expect(await said(word, slug)).toBe(words);
  });

  it.each(["", "Aluminium", "bright wire", "Call 1300 000 000", "x".repeat(500)])(
    "is not shown for %j, which is no word for it",
    async (word) => {
      expect(await said(word)).toBeUndefined();
    },
  );

  it("leaves the page that search engines keep to the metal's own", async () => {
    const page = await fetchPage("/material/aluminum/?for=alloy+wheels");
    expect(page.meta.robots).toBe("noindex");
    expect(page.canonical).toBe("http://localhost/material/aluminum/");
  });

  it("stays with another place", async () => {
    const page = await fetchPage("/material/aluminum/?near=Richmond&for=alloy+wheels");
    expect(page.words).toContain("“Alloy wheels”: priced as Aluminium, about");
    expect(page.main.one("form[role=search]").value("for")).toBe("Alloy wheels");
    expect(hrefsOf(page.main.links, "Richmond TAS 7025")).toEqual([
      "/material/aluminum/?near=Richmond+TAS+7025&for=Alloy+wheels",
    ]);
  });

  it("is left out when words cannot be read", async () => {
    quietErrors();
    // So that they are read again.
    await changed("dataset", "update dataset set version = 'another'");
    const path = "/material/aluminum/?for=alloy+wheels";
    const page = await pageOf(await fetchWith(failingDatabase("vocabulary"), path));
    expect(page.status).toBe(200);
    expect(page.words).not.toContain("priced as");
  });
});
