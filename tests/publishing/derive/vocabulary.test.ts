import { expect, test } from "vitest";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { targetsOf, toVocabulary, withSynonyms } from "../../../publishing/derive/vocabulary.ts";
import type { ItemRow, ThingRow } from "../../../publishing/project.ts";
import type { Rows } from "../../../publishing/read/rows.ts";
import type { VocabularyPart } from "../../../worker/search/vocabulary.ts";

type Named = Parameters<typeof toVocabulary>[0];

const metal = (slug: string, aliases: string[] = []) =>
  ({ slug, name: slug.toUpperCase(), aliases }) as unknown as Rows["materials"][number];
const city = (id: number, slug: string, population: number) =>
  ({
    id,
    slug,
    name: slug.toUpperCase(),
    state: "NSW",
    population,
  }) as unknown as Rows["cities"][number];
const synonym = (word: string, leads_to: string, title: string | null = null) => {
  return { word, leads_to, title, is_exact: false };
};
const thing = (name: string, counts_as: string, guide = "", title = ""): ThingRow => {
  return { thing: name, counts_as, guide, title };
};
const item = (slug: string, more: Partial<ItemRow>): ItemRow => ({
  ...({
    unit: "each",
    lightest: "",
    heaviest: "",
    quality: "ok",
    counts_as: "",
    guide: "",
  } as ItemRow),
  ...({
    listed_as: "",
    bought: "",
    made_of: "",
    advice: "",
    source: "",
    also_called: "",
  } as ItemRow),
  ...{ slug, name: slug, title: "", ...more },
});

const NONE: Named = {
  ...{ materials: [], cities: [], states: [], synonyms: [] },
  ...{ things: [], items: [] },
};

function parts(rows: Partial<Named>, things: ThingRow[] = [], items: ItemRow[] = []) {
  const area = { kind: "", state: "", latitude: "", longitude: "", population: "" };
  const areas = [
    { ...area, name: "The Premier State", leads_to: "New South Wales" },
    { ...area, name: "Freo", leads_to: "Fremantle" },
  ];
  const places = { ...thisProject().places, areas };
  const found = toVocabulary({ ...NONE, ...rows }, places, { things, items });
  expect(found.map(({ id }) => id)).toEqual(found.map((_, i) => i + 1));
  return found.map(({ words }) => JSON.parse(words) as VocabularyPart);
}

test("metals have all their names as words, and cities come by population, then id", () => {
  const [names] = parts({
    materials: [metal("no-1-heavy", ["heavy-melting-steel"]), metal("lead")],
    cities: [city(3, "small", 10), city(2, "tied", 50), city(1, "even", 50), city(4, "big", 90)],
  });
  expect(names?.metals).toEqual([
    ["no-1-heavy", "NO-1-HEAVY", "no 1 heavy", "heavy melting steel"],
    ["lead", "LEAD", "lead"],
  ]);
  expect(names?.cities).toEqual([
    ...["big", "even", "tied", "small"].map((slug) => [slug, slug.toUpperCase(), "NSW"]),
  ]);
});

test("a synonym leads to all its targets, and its titles are those of its guides in turn", () => {
  const [names, words] = parts({
    synonyms: [
      synonym("ute", "steel; /cars/ ;/utes/", "Cars; Utes"),
      synonym("van", "/cars/;/vans/", "Vans"),
      synonym("bus", "/buses/"),
    ],
  });
  expect(words?.words).toEqual([
    ["ute", "steel", "/cars/", "/utes/"],
    ["van", "/cars/", "/vans/"],
    ["bus", "/buses/"],
  ]);
  expect(names?.guides).toEqual([
    ["/cars/", "Cars"],
    ["/utes/", "Utes"],
    ["/vans/", "Vans"],
  ]);
  expect(targetsOf(" a;b ; c")).toEqual(["a", "b", "c"]);
});

test("things count as metals that are listed; one that leads nowhere is left out", () => {
  const found = parts({ materials: [metal("copper"), metal("lead")] }, [
    thing("pipe", "copper;gold;lead"),
    thing("ring", "gold"),
    thing("battery", "gold", "/batteries/", "Batteries"),
  ]);
  expect(found.flatMap(({ things }) => things ?? [])).toEqual([
    ["pipe", "copper", "lead"],
    ["battery", "/batteries/"],
  ]);
  expect(found[0]?.guides).toEqual([["/batteries/", "Batteries"]]);
});

test("an operator's things and items take the place of those of their names, and others follow", () => {
  const own = { counts_as: "lead", guide: null, title: null };
  const found = parts(
    {
      materials: [metal("copper"), metal("lead")],
      things: [
        { ...own, thing: "PIPES" },
        { ...own, thing: "anode" },
      ],
      items: [item("kettle", { name: "Ours" }), item("urn", {})] as unknown as Rows["items"],
    },
    [thing("Pipes", "copper"), thing("ring", "copper")],
    [item("kettle", {}), item("pan", {})],
  );
  expect(found.flatMap(({ things }) => things ?? [])).toEqual([
    ["PIPES", "lead"],
    ["ring", "copper"],
    ["anode", "lead"],
  ]);
  expect(found.flatMap(({ items }) => items?.map(({ name }) => name) ?? [])).toEqual([
    ...["Ours", "pan", "urn"],
  ]);
});

test("items weigh grams, and those that count as a metal which is not listed are left out", () => {
  const found = parts(
    { materials: [metal("copper")] },
    [],
    [
      item("kettle", { lightest: "0.5", heaviest: "1.25", counts_as: "copper" }),
      item("ring", { counts_as: "gold" }),
      item("chair", { quality: "guess", also_called: "stool;seat" }),
    ],
  ).flatMap(({ items }) => items ?? []);
  expect(found).toMatchObject([
    { slug: "kettle", grams: [500, 1250], metal: "copper", isAbout: false, names: [], guide: null },
    { slug: "chair", grams: null, metal: null, isAbout: true, names: ["stool", "seat"] },
  ]);
});

test("an item says what is known of it, and nothing of what is not", () => {
  const told = (more: Partial<ItemRow>) =>
    parts({ materials: [metal("copper")] }, [], [item("pipe", more)]).flatMap(
      ({ items }) => items ?? [],
    );
  const known = { made_of: "copper tube", source: "We weighed it." };
  const more = { listed_as: "brass", bought: "by the kilogram", advice: "Drain it." };
  expect(
    told({ ...known, ...more, counts_as: "copper", guide: "/pipes/", title: "Pipes" }),
  ).toEqual([
    {
      ...{ slug: "pipe", name: "pipe", unit: "each", grams: null, isAbout: false, metal: "copper" },
      ...{ listedAs: "brass", bought: more.bought, madeOf: known.made_of, advice: more.advice },
      ...{ source: known.source, guide: { path: "/pipes/", title: "Pipes" }, names: [] },
    },
  ]);
  const nothing = { metal: null, listedAs: null, bought: null, advice: null, guide: null };
  expect(told(known)).toMatchObject([nothing]);
});

test("the operator's own synonyms take the place of those before, and no other part changes", () => {
  const made = (synonyms: Rows["synonyms"]) => {
    const rows = { ...NONE, materials: [metal("copper")], synonyms };
    const project = { things: [thing("pipe", "copper", "/pipes/", "Pipes")], items: [] };
    return toVocabulary(rows, thisProject().places, project);
  };
  const before = made([synonym("tube", "copper"), synonym("ute", "/cars/", "Cars")]);
  const after = [synonym("van", "/cars/", "Vans"), synonym("bus", "/pipes/", "Buses")];
  expect(withSynonyms(before, after)).toEqual(made(after));
  const guides = JSON.parse(withSynonyms(before, [])[0]!.words).guides;
  expect(guides).toEqual([
    ["/cars/", "Cars"],
    ["/pipes/", "Pipes"],
  ]);
});

test("a part has at most 80,000 characters, and no word or item is lost", () => {
  const long = "x".repeat(970);
  const synonyms = Array.from({ length: 201 }, (_, i) => synonym(`${long}${i + 100}`, "lead"));
  const items = Array.from({ length: 201 }, (_, i) => item(`i${i}`, { source: long }));
  const found = parts({ synonyms }, [], items);
  const words = found.flatMap((part) => (part.words ? [part.words] : []));
  const sold = found.flatMap((part) => (part.items ? [part.items] : []));
  expect(words.map(({ length }) => length)).toEqual([81, 81, 39]);
  expect(sold.length).toBeGreaterThan(2);
  for (const part of found) expect(JSON.stringify(part).length).toBeLessThan(81_000);
  expect(words.flat().map(([word]) => word)).toEqual(synonyms.map(({ word }) => word));
  expect(sold.flat().map(({ slug }) => slug)).toEqual(items.map(({ slug }) => slug));
});

test("a state is its code, its name and what people call it", () => {
  const states = [
    { code: "NSW", name: "New South Wales" },
    { code: "TAS", name: "Tasmania" },
  ] as unknown as Rows["states"];
  expect(parts({ states })[0]?.states).toEqual([
    ["NSW", "New South Wales", "The Premier State"],
    ["TAS", "Tasmania"],
  ]);
});
