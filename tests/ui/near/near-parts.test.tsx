import { expect, it } from "vitest";
import { AlsoNear } from "../../../app/near/also-near.tsx";
import type { NearYard } from "../../../app/near/metal-near.ts";
import { NearPrice } from "../../../app/near/near-price.tsx";
import { NearYards } from "../../../app/near/near-yards.tsx";
import { NextYardLine } from "../../../app/near/next-yard.tsx";
import { OtherRules } from "../../../app/near/other-rules.tsx";
import type { NearPrice as Price } from "../../../app/near/price-near.ts";
import type { RulesNear } from "../../../app/near/rules-near.ts";
import { ageOn } from "../../../app/prices/price-age.ts";
import { links, show, words } from "../show.tsx";

const BRASS = { name: "Yellow Brass", slug: "brass", grade: "Clean" };
const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const price = (id: number, name: string, kilometres: number | null, checkedOn: string): Price => ({
  city: { id, name, slug: name.toLowerCase(), state: "NSW" },
  ...{ minPrice: 3 + id, maxPrice: 5 + id, kilometres, change: undefined, checkedOn },
  ...ageOn(DAY, { checkedOn }),
});
const DUBBO = price(1, "Dubbo", 47.6, "2026-11-17");
const OWN = price(2, "Moree", null, "2026-01-05");

const SCALE = { minPrice: 2, maxPrice: 9 };
const nearPrice = (shown: Price | null, counted: Price | null) =>
  show(
    <NearPrice
      material={BRASS}
      price={{ shown, counted, isJudged: true, scale: SCALE }}
      others={[]}
    />,
  );

it("the nearest city's price says whose it is and how far away, and leads on", () => {
  const risen = { ...DUBBO, change: { change: "up 40c", since: "3 Nov" } };
  nearPrice(risen, risen);
  expect(words(".near-price > p")).toEqual([
    "The nearest city with a price is Dubbo NSW, about 48 km away.",
  ]);
  expect(words(".price-board-head, .near-figure")).toEqual([
    "Yellow Brass in Dubbo $/kg",
    "$4.00 – $6.00 up 40c since 3 Nov checked 17 Nov 2026",
  ]);
  expect(words(".price-board p.quiet")).toEqual(["Grade: Clean"]);
  expect(words(".price-board-foot")).toEqual([
    "Indicative. Bars: $2.00 to $9.00 in Australia. Tick: mid-price. All Dubbo prices · Check an offer",
  ]);
  expect(links()).toEqual([
    ["All Dubbo prices", "/dubbo/"],
    ["Check an offer", "/fair-price/?metal=brass&near=Dubbo+NSW"],
  ]);
  const offer = document.querySelector("[aria-label]");
  expect(offer?.getAttribute("aria-label")).toBe("Check an offer for Yellow Brass in Dubbo");
  expect(offer?.getAttribute("rel")).toBe("nofollow");
});

it("a metal without a grade has none named", () => {
  const price = { shown: DUBBO, counted: DUBBO, isJudged: true, scale: undefined };
  show(<NearPrice material={{ ...BRASS, grade: null }} price={price} others={[]} />);
  expect(document.body.textContent).not.toContain("Grade");
});

it("a place's own old price is followed by the nearest current one", () => {
  nearPrice(OWN, DUBBO);
  expect(words(".near-price > p")).toEqual([
    "The nearest current price is $4.00 – $6.00 in Dubbo, about 48 km away.",
  ]);
  expect(links(".near-current a")).toEqual([["Dubbo", "/dubbo/"]]);
});

it("the nearest current price says what it rests on", () => {
  nearPrice(OWN, { ...DUBBO, said: "one yard said $4.00 to $6.00" });
  expect(words(".near-price > p")[0]).toMatch(/48 km away \(one yard said \$4\.00 to \$6\.00\)\.$/);
});

it("without any price, that is said", () => {
  nearPrice(null, null);
  expect(words("p")).toEqual(["No city has a price for yellow brass at the moment."]);
});

it.each<[number, string]>([
  [1, "Also: Richmond NSW"],
  [2, "Also: Richmond NSW, Richmond TAS"],
  [3, "Also: Richmond NSW, Richmond TAS, Richmond VIC"],
])("%i other places of a name are listed", (count, text) => {
  const others = ["NSW", "TAS", "VIC"].slice(0, count).map((state) => {
    return { label: `Richmond ${state}`, to: `/material/brass/?near=Richmond+${state}` };
  });
  show(<AlsoNear others={others} />);
  expect(words("p")).toEqual([text]);
  expect(links()).toEqual(others.map(({ label, to }) => [label, to]));
  expect(document.querySelector("a")?.getAttribute("rel")).toBe("nofollow");
});

it("nothing is said without other places", () => {
  show(<AlsoNear others={[]} />);
  expect(document.body.textContent).toBe("");
});

const NEXT = { words: "Moree, about 248 km", path: "/yard/4/a/", kilometres: 248 };

it.each([
  [true, undefined, "We don’t know of one within 100 km. Next: Moree, about 248 km"],
  [false, undefined, "Next: Moree, about 248 km"],
  [false, "open then", "Next open then: Moree, about 248 km"],
])("the next yard, first: %s, is %s", (isFirst, what, text) => {
  show(<NextYardLine next={NEXT} isFirst={isFirst} what={what} />);
  expect(words("p")).toEqual([text]);
  expect(links()).toEqual([["Moree, about 248 km", "/yard/4/a/"]]);
});

it("the rules of other states are linked, each by its name in a sentence", () => {
  show(
    <OtherRules
      others={[
        { name: "Northern Territory", rules: "/darwin/#rules" },
        { name: "Victoria", rules: "/melbourne/#rules" },
      ]}
    />,
  );
  expect(words("p")).toEqual([
    "A yard listed here is in the Northern Territory: what to bring in the Northern Territory",
    "A yard listed here is in Victoria: what to bring in Victoria",
  ]);
  expect(links().map(([, href]) => href)).toEqual(["/darwin/#rules", "/melbourne/#rules"]);
});

const yard = (id: number, more: Partial<NearYard> = {}): NearYard => ({
  ...{ id, name: `Yard ${id}`, address: `${id} Ore Road`, phone: null, state: "NSW" },
  ...{ cityName: "Dubbo", kilometres: id, hours: null, now: null, ...more },
});

interface Asked {
  yards: NearYard[] | null;
  next?: typeof NEXT;
  word?: string | null;
  open?: string;
  openWords?: string;
  bring?: RulesNear | null;
}

it("what to bring comes with the rules of each state and the day of their last edit", () => {
  const city = { stateName: "Victoria", bringId: "A licence", bringPayment: null };
  const bring = {
    ...{ city: { ...city, bringRecords: null }, rules: "/wodonga/#rules", editedOn: "1 May 2026" },
    others: [{ name: "New South Wales", rules: "/albury/#rules" }],
  };
  nearYards({ yards: [yard(1)], bring });
  expect(words(".near-more h3")).toEqual(["What to bring in Victoria"]);
  expect(links(".near-more a").map(([, href]) => href)).toEqual([
    ...["/wodonga/#rules", "/albury/#rules", "/my-load/?brass="],
  ]);
  expect(words(".near-more > p.quiet")).toEqual(["Rules last edited on 1 May 2026."]);
});

function nearYards({
  yards,
  next,
  word = "Brass",
  open = "",
  openWords = "",
  bring = null,
}: Asked) {
  show(
    <NearYards
      {...{ yards, next: next ?? null, word, open, openWords, bring }}
      material={BRASS}
      place="Dubbo"
      address="Dubbo NSW 2830"
      load="/my-load/?brass="
    />,
  );
  return { texts: words(".near-yards > p"), all: links(".near-yards > p:last-child a")[0] };
}

const RING = "Lists can be wrong, so ring first. Distances are in a straight line.";

it("the yards near a place are listed with what is known of them", () => {
  const asked = yard(3, { hours: { line: "By appointment", holidays: null, week: null } });
  const found = nearYards({
    yards: [yard(1, { phone: "02 5550 0001", now: "Open now until 4 pm" }), yard(2), asked],
  });
  expect(words("li:last-child")[0]).toContain("By appointment");
  expect(words("h3")).toEqual(["Nearest yards that take yellow brass"]);
  expect(words("h4")).toEqual(["Yard 1", "Yard 2", "Yard 3"]);
  expect(links("h4 a")[0]).toEqual(["Yard 1", "/yard/1/yard-1/"]);
  expect(words(".open-now")).toEqual([
    "about 1 km away · Open now until 4 pm",
    "about 2 km away",
    "about 3 km away",
  ]);
  expect(words(".place")).toEqual(["1 Ore Road", "2 Ore Road", "3 Ore Road"]);
  expect(document.body.textContent?.match(/02 5550 0001/g)).toHaveLength(1);
  expect(found).toEqual({
    texts: [RING, "All yards near Dubbo that list “Brass”"],
    all: [
      "All yards near Dubbo that list “Brass”",
      "/scrap-yards/?near=Dubbo+NSW+2830&material=Brass",
    ],
  });
  const load = ["What is my load worth?", "/my-load/?brass="];
  expect(links(".near-more a[rel=nofollow]")).toEqual([load]);
});

it("those that have to be open then say how many are", () => {
  const asked = { open: "sat-13.00", openWords: "One is open then." };
  expect(nearYards({ yards: [yard(1)], ...asked })).toEqual({
    texts: ["One is open then.", RING, "All yards near Dubbo that list “Brass” and are open then"],
    all: [
      "All yards near Dubbo that list “Brass” and are open then",
      "/scrap-yards/?near=Dubbo+NSW+2830&material=Brass&open=sat-13.00",
    ],
  });
});

it("where none is open then, that is said, and the next one", () => {
  const asked = { open: "sat-13.00", openWords: "None is open then.", next: NEXT };
  expect(nearYards({ yards: [], ...asked }).texts).toEqual([
    "None is open then.",
    "Next: Moree, about 248 km",
    RING,
    "All yards near Dubbo that list “Brass” and are open then",
  ]);
  expect(document.querySelector(".near-yards ul")).toBeNull();
});

it("where none is open then anywhere, the way to all asks for no time", () => {
  const asked = { open: "sat-13.00", openWords: "None is open then." };
  const { texts, all } = nearYards({ yards: [], ...asked });
  expect(texts).toEqual([
    ...["None is open then.", RING, "All yards near Dubbo that list “Brass”"],
  ]);
  expect(all?.[1]).toBe("/scrap-yards/?near=Dubbo+NSW+2830&material=Brass");
});

it("a far one that follows a near one is only the next", () => {
  expect(nearYards({ yards: [yard(1)], next: NEXT }).texts[0]).toBe("Next: Moree, about 248 km");
  expect(words("h4")).toEqual(["Yard 1"]);
});

it("where the next one is far away, none is known to be near", () => {
  expect(nearYards({ yards: [], next: NEXT }).texts).toEqual([
    "We don’t know of one within 100 km. Next: Moree, about 248 km",
    RING,
    "All yards near Dubbo that list “Brass”",
  ]);
});

it.each([
  [
    [],
    "We don’t know of a yard that lists yellow brass. Yards may take more than they list, so ring one near you.",
  ],
  [null, "We can’t load the yards right now. Try again in a minute."],
])("without yards, %j, that is said, and all are a link", (yards, text) => {
  expect(nearYards({ yards })).toEqual({
    texts: [text, "All yards near Dubbo"],
    all: ["All yards near Dubbo", "/scrap-yards/?near=Dubbo+NSW+2830"],
  });
});

it("a metal without a word in the directory is not asked for", () => {
  expect(nearYards({ yards: [yard(1)], word: null }).all?.[0]).toBe("All yards near Dubbo");
});
