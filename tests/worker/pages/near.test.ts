import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { rulesNear } from "../../../app/near/rules-near.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";
import { fetchPage } from "../page.ts";

// Places on which all pages must agree: on borders, on islands, in the outback, at sea, suburbs, our own towns, places
// without prices or yards nearby.
const PLACES = `
  Dubbo|Cooma NSW|Cobar|Broken Hill|Mildura|Wentworth NSW|Albury|Wodonga|Echuca|Moama|Tweed Heads|Coolangatta
  Queanbeyan|Jervis Bay|Hall|Goondiwindi|Mungindi|Wallangarra|Texas QLD|Barooga|Cobram|Corowa|Rutherglen
  Norfolk Island|Lord Howe Island|King Island|Currie TAS|Cunnamulla|Whitemark|Kangaroo Island|Kingscote
  Thursday Island|Palm Island|Rottnest Island|Christmas Island|Birdsville|Innamincka|Oodnadatta|Coober Pedy|Yulara
  Alice Springs|Tennant Creek|Katherine|Kununurra|Halls Creek|Broome|Eucla|Esperance|Kalgoorlie|Mount Isa
  Longreach|Charleville|Bourke|Tibooburra|Penrith|Logan|Parramatta|2000|-33.87,151.21|-38.5,147.5|-12.0,132.5|-34.5,129.0
`
  .split(/[|\n]/)
  .map((place) => place.trim())
  .filter(Boolean);

const KILOMETRES = /about ([\d,]+) km away/;

/** The city that a text names; "none" if it names none. */
function cityIn(text: string, pattern: RegExp): string {
  const [, city] = pattern.exec(text) ?? [];
  return city ?? "none";
}

async function answersNear(place: string) {
  const near = new URLSearchParams({ near: place }).toString();
  const [material, load, offer, identify] = await Promise.all([
    fetchPage(`/material/copper/?${near}`),
    fetchPage(`/my-load/?copper=60&${near}`),
    fetchPage(`/fair-price/?metal=copper&offer=7&${near}`),
    fetchPage(`/what-is-it/copper/?${near}`),
  ]);
  if (material.main.all(".near-price").length === 0) return { unknown: place };
  const board = material.main.one(".near-price").words;
  const total = load.main.one(".load-total").words;
  const said = offer.main.one(".offer-answer").words;
  const state = /What to bring in (?:the )?([A-Z][\w ]+?) ID/;
  return {
    cities: {
      material: cityIn(board, /Copper in (.+?) \$\/kg/),
      load: cityIn(total, /(?:in|at) (.+?)(?:’s? prices| [A-Z]{2,3}\b)/),
      offer: cityIn(said, /(?:.*current price is |(?:under|over|within|at) )(.+?)’s?[ ,]/),
      identify: cityIn(identify.main.one(".near-price").words, /Copper in (.+?) \$\/kg/),
    },
    kilometres: [board, total, said].map((text) => KILOMETRES.exec(text)?.[1] ?? ""),
    states: [material, load].map((page) => state.exec(page.main.words)?.[1] ?? ""),
  };
}

test("every page answers near a place with the same city, distance and state", async () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(60);
  const wrong: unknown[] = [];
  for (const place of PLACES) {
    const found = await answersNear(place);
    if ("unknown" in found) {
      wrong.push(found);
      continue;
    }
    const distances = found.kilometres.filter(Boolean);
    const isSame =
      new Set(Object.values(found.cities)).size === 1 &&
      new Set(distances).size <= 1 &&
      new Set(found.states).size === 1;
    if (!isSame) wrong.push({ place, ...found });
  }
  expect(wrong).toEqual([]);
});

test("a place's own price shows however old it is, and the counted price is current and says so", async () => {
  await changed(
    "prices",
    "update prices set checked_on = '2026-01-05' where city_id in (select id from cities where slug = 'broken-hill')",
  );
  const near = "near=Broken+Hill+NSW";
  const material = await fetchPage(`/material/steel/?${near}`);
  expect(material.main.one(".near-price").words).toMatch(
    /Steel in Broken Hill .* may be out of date .*The nearest current price is \$.* in Mildura ?, about 2\d\d km away\./,
  );
  const load = await fetchPage(`/my-load/?steel=200&${near}`);
  expect(load.main.one(".load-total").words).toMatch(/ at Mildura’s prices, about 2\d\d km away/);
  expect(load.main.one(".load-own").words).toMatch(
    /^At Broken Hill’s own prices, checked .* ago \(5 Jan 2026\), it would be \$.* They may be out of date\.$/,
  );
  const offer = await fetchPage(`/fair-price/?metal=steel&offer=0.2&${near}`);
  expect(offer.main.one("#offer-heading").words).toBe("We can’t judge this offer");
  expect(offer.main.one(".offer-answer").words).toContain("The nearest current price is Mildura’s");
});

test("each state where something would be sold has a link to its own rules", async () => {
  const cities = [
    { slug: "albury", state: "NSW" },
    { slug: "mount-gambier", state: "SA" },
    { slug: "wodonga", state: "VIC" },
  ];
  expect(await rulesNear(createStore(env), ["VIC", "NSW", "SA", "QLD"], cities)).toMatchObject({
    rules: "/wodonga/#rules",
    editedOn: expect.stringMatching(/^\d{1,2} \w+ 2026$/),
    others: [
      { name: "New South Wales", rules: "/albury/#rules" },
      { name: "South Australia", rules: "/mount-gambier/#rules" },
      { name: "Queensland", rules: "/scrap-metal-prices-by-city/" },
    ],
  });
  expect(await rulesNear(createStore(env), [], cities)).toBeNull();
});
