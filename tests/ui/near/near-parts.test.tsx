import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AlsoNear } from "../../../app/near/also-near.tsx";
import { NearPriceBoard } from "../../../app/near/near-price-board.tsx";
import { NextYardLine } from "../../../app/near/near-yard-list.tsx";
import type { NearPrice } from "../../../app/near/price-near.ts";
import { WhereToSell } from "../../../app/near/where-to-sell.tsx";
import type { NearYard } from "../../../app/near/yards-near.ts";
import { ageOn } from "../../../app/prices/price-age-words.ts";
import { links, show, words } from "../show.tsx";
import { YARD } from "../yards/yard.ts";

// tests/worker/pages/metals/material-near.test.ts tests the pages with the usual data.

const BRASS = { name: "Yellow Brass", slug: "brass", grade: "Clean" };
const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const price = (
  id: number,
  name: string,
  kilometres: number | null,
  checkedOn: string,
): NearPrice => ({
  city: { id, name, slug: name.toLowerCase(), state: "NSW" },
  minPrice: 3 + id,
  maxPrice: 5 + id,
  kilometres,
  change: undefined,
  checkedOn,
  ...ageOn(DAY, { checkedOn }),
});
const DUBBO = price(1, "Dubbo", 47.6, "2026-11-17");
const OWN = price(2, "Moree", null, "2026-01-05");

const nearPrice = (
  shown: NearPrice,
  counted: NearPrice,
  material = BRASS as { grade: string | null },
) =>
  show(
    <NearPriceBoard
      material={{ ...BRASS, ...material }}
      price={{ shown, counted, isJudged: true, scale: undefined }}
      others={[]}
    />,
  );

it("a price has links to its city's prices and to an offer; without a grade none is named", () => {
  nearPrice(DUBBO, DUBBO, { grade: null });
  expect(document.body.textContent).not.toContain("Grade");
  expect(links()).toEqual([
    ["All Dubbo prices", "/dubbo/"],
    ["Check an offer", "/fair-price/?metal=brass&near=Dubbo+NSW"],
  ]);
  const offer = document.querySelector("[aria-label]");
  expect(offer?.getAttribute("aria-label")).toBe("Check an offer for Yellow Brass in Dubbo");
  expect(offer?.getAttribute("rel")).toBe("nofollow");
});

it.each([
  [undefined, "about 48 km away."],
  ["one yard said $4.00 to $6.00", "about 48 km away (one yard said $4.00 to $6.00)."],
])("an old price is followed by the nearest current one with its basis: %s", (said, end) => {
  nearPrice(OWN, { ...DUBBO, said });
  expect(words(".near-price > p")).toEqual([
    `The nearest current price is $4.00 – $6.00 in Dubbo, ${end}`,
  ]);
  expect(links(".near-current a")).toEqual([["Dubbo", "/dubbo/"]]);
});

it.each<[number, string[]]>([
  [0, []],
  [3, ["Also: Richmond NSW, Richmond TAS, Richmond VIC"]],
])("%i other places of the same name are listed", (count, texts) => {
  const others = ["NSW", "TAS", "VIC"].slice(0, count).map((state) => {
    return { label: `Richmond ${state}`, to: `/material/brass/?near=Richmond+${state}` };
  });
  show(<AlsoNear others={others} />);
  expect(words("p")).toEqual(texts);
  expect(links("a[rel=nofollow]")).toEqual(others.map(({ label, to }) => [label, to]));
});

const NEXT = { words: "Moree, about 248 km", path: "/yard/4/a/", kilometres: 248 };

it("the next yard is a link, after the words that say what it is next for", () => {
  show(<NextYardLine next={NEXT} isFirst={false} what="open then" />);
  expect(words("p")).toEqual(["Next open then: Moree, about 248 km"]);
  expect(links()).toEqual([["Moree, about 248 km", "/yard/4/a/"]]);
});

type Given = Partial<ComponentProps<typeof WhereToSell>>;

const NEAR_YARD: NearYard = {
  ...YARD,
  ownPrices: ["$9.20, said by the yard on 19 Nov"],
  name: "Yard 1",
  address: "1 Ore Road",
  phone: null,
  kilometres: 1,
  now: null,
  hours: { line: "By appointment", holidays: null, week: null },
};

const whereToSell = (given: Given) =>
  show(
    <WhereToSell
      yards={[NEAR_YARD]}
      word="Brass"
      next={null}
      order={null}
      open=""
      openWords=""
      bring={null}
      material={BRASS}
      place="Dubbo"
      address="Dubbo NSW 2830"
      load="/my-load/?brass="
      {...given}
    />,
  );

const RING = "Lists can be wrong, so ring first. Distances are in a straight line.";
const AT = "/scrap-yards/?near=Dubbo+NSW+2830";
const ALL = ["All yards near Dubbo", AT];
const OF_BRASS = ["All yards near Dubbo that list “Brass”", `${AT}&material=Brass`];
const OPEN_THEN = [`${OF_BRASS[0]} and are open then`, `${OF_BRASS[1]}&open=sat-13.00`];
const NEXT_LINE = "Next: Moree, about 248 km";
const NONE_LISTED =
  "We don’t know of a yard that lists yellow brass. Yards may take more than they list, so ring one near you.";
const ONE_OPEN = { open: "sat-13.00", openWords: "One is open then." };
const NONE_OPEN = { yards: [], open: "sat-13.00", openWords: "None is open then." };

it.each<[string, Given, lines: string[], all: string[]]>([
  ["a yard", {}, [RING], OF_BRASS],
  ["a yard that is open then", ONE_OPEN, ["One is open then.", RING], OPEN_THEN],
  [
    "none that is open then, but a next one",
    { ...NONE_OPEN, next: NEXT },
    ["None is open then.", NEXT_LINE, RING],
    OPEN_THEN,
  ],
  ["none that is open then anywhere", NONE_OPEN, ["None is open then.", RING], OF_BRASS],
  ["a far yard after a near one", { next: NEXT }, [NEXT_LINE, RING], OF_BRASS],
  [
    "a far yard alone",
    { yards: [], next: NEXT },
    [`We don’t know of one within 100 km. ${NEXT_LINE}`, RING],
    OF_BRASS,
  ],
  ["none", { yards: [] }, [NONE_LISTED], ALL],
  [
    "an outage",
    { yards: null },
    ["We can’t load the yards right now. Try again in a minute."],
    ALL,
  ],
  ["a metal that the directory has no word for", { word: null }, [RING], ALL],
])("near a place with %s, the page says so and links to all yards", (_, given, lines, all) => {
  whereToSell(given);
  expect(words(".near-yards > p")).toEqual([...lines, all[0]]);
  expect(links(".near-yards > p:last-child a")).toEqual([all]);
  const found = given.yards === undefined ? ["Yard 1"] : [];
  expect(words("h4")).toEqual(found);
});

it("a listed yard shows its distance, hours, address and phone number", () => {
  whereToSell({
    yards: [
      { ...NEAR_YARD, phone: "02 5550 0001" },
      { ...NEAR_YARD, id: 2, now: "Open now" },
    ],
  });
  expect(words("h3")).toEqual(["Nearest yards that take yellow brass"]);
  const [first, second] = words("li");
  for (const said of ["Yard 1", "about 1 km away", "By appointment", "1 Ore Road", "02 5550 0001"])
    expect(first).toContain(said);
  expect(second).toContain("about 1 km away · Open now");
});

it("the list of things to bring has the rules of each state and the day of their last edit", () => {
  const city = { stateName: "Victoria", bringId: "A licence", bringPayment: null };
  const bring = {
    city: { ...city, bringRecords: null },
    rules: "/wodonga/#rules",
    editedOn: "1 May 2026",
    others: [{ name: "Northern Territory", rules: "/darwin/#rules" }],
  };
  whereToSell({ bring });
  expect(words(".near-more h3")).toEqual(["What to bring in Victoria"]);
  expect(words(".near-more > p")).toEqual([
    "A yard listed here is in the Northern Territory: what to bring in the Northern Territory",
    "Rules last edited on 1 May 2026.",
    "What is my load worth?",
  ]);
  expect(links(".near-more a").map(([, href]) => href)).toEqual([
    ...["/wodonga/#rules", "/darwin/#rules", "/my-load/?brass="],
  ]);
});
