import { act, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import type { ListedPrices } from "../../../app/metals/listed-prices.ts";
import { MaterialAbout } from "../../../app/metals/material-about.tsx";
import { MaterialLead } from "../../../app/metals/material-lead.tsx";
import { MaterialTakersSection } from "../../../app/metals/material-takers.tsx";
import { NearForm } from "../../../app/metals/near-form.tsx";
import { UnknownPlace } from "../../../app/metals/unknown-place.tsx";
import { show } from "../show.tsx";

const BRASS = { name: "Yellow Brass", slug: "brass", description: "Copper and zinc." };
const links = () =>
  [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

const [ALL, NSW] = ["", "NSW"].map((state) => ({ sort: "" as const, state }));
const WHAT = "What yards pay for yellow brass in Australian cities, in dollars per kilogram.";

it.each([
  [
    ALL,
    8.83,
    false,
    "Yards pay $4.00 to $12.50 a kilogram, typically about $8.80. Indicative only.",
  ],
  [
    NSW,
    1.83,
    false,
    "Yards in NSW pay $4.00 to $12.50 a kilogram, typically about $1.83. Indicative only.",
  ],
  [ALL, undefined, false, "Yards pay $4.00 to $12.50 a kilogram. Indicative only."],
  [NSW, null, false, `${WHAT} Indicative only.`],
  [ALL, null, false, "We have no price for yellow brass yet. Ring the yards near you."],
  [ALL, 8.83, true, WHAT],
])(
  "what cities pay is one sentence: %j, typically %s, near a place: %s",
  (view, typical, isNear, words) => {
    const range = typical === null ? undefined : { minPrice: 4, maxPrice: 12.5, typical };
    const listed = { prices: [], checked: "", range, scale: undefined };
    show(<MaterialLead {...{ material: BRASS, view: view!, listed, isNear }} />);
    expect(document.body.textContent).toBe(words);
  },
);

it("a metal all of whose prices are unavailable has none", () => {
  const prices = [{ minPrice: 0, maxPrice: 0 }] as unknown as ListedPrices["prices"];
  const listed = { prices, checked: "", range: undefined, scale: undefined };
  show(<MaterialLead {...{ material: BRASS, view: ALL!, listed, isNear: false }} />);
  expect(document.body.textContent).toMatch(/^We have no price for yellow brass yet\./);
});

it("a metal all of whose prices are old has prices, but no range of them", () => {
  const prices = [{ minPrice: 4, maxPrice: 5, isOld: true }] as unknown as ListedPrices["prices"];
  const listed = { prices, checked: "", range: undefined, scale: undefined };
  show(<MaterialLead {...{ material: BRASS, view: ALL!, listed, isNear: false }} />);
  expect(document.body.textContent).toBe(`${WHAT} Indicative only.`);
});

it.each([
  ["It is yellow.", "How to recognise it: It is yellow."],
  [undefined, undefined],
])("a metal is described, and how to recognise it: %s", (recognising, words) => {
  show(<MaterialAbout material={BRASS} recognising={recognising} load="/my-load/?brass=" />);
  expect([...document.querySelectorAll(".prose p")].map((each) => each.textContent)).toEqual([
    "Copper and zinc.",
    ...(words ? [words] : []),
  ]);
  expect(document.querySelector("section")?.getAttribute("aria-labelledby")).toBe("about-heading");
  expect(document.querySelector("#about-heading")?.textContent).toBe("About Yellow Brass");
  expect(links()).toEqual([
    ["What is my load worth?", "/my-load/?brass="],
    ["All recorded prices for yellow brass", "/material/brass/history/"],
    ["Prices of other metals", "/scrap-metal-prices-by-material/"],
  ]);
});

const STATES = [
  { state: "NSW", yards: 12 },
  { state: "WA", yards: 3 },
];

/** What is said of the yards that take brass. */
function takers(word: string | null, isOwnWord: boolean, isNear: boolean, states = STATES) {
  show(
    <MaterialTakersSection material={BRASS} takers={{ word, isOwnWord, states }} isNear={isNear} />,
  );
  return {
    words: [...document.querySelectorAll("section > p")].map((each) => each.textContent),
    links: links(),
    fields: [...document.querySelectorAll("input")].map(({ name, value }) => [name, value]),
  };
}

it("the yards that take a metal are found near a place, or by state", () => {
  expect(takers("Brass & bronze", false, false)).toMatchObject({
    words: [
      "Type where you are for the price and yards near you.",
      "Use my location",
      "Most yards list it under “Brass & bronze”.",
    ],
    links: [
      ["NSW (12)", "/scrap-yards/?state=NSW&material=Brass+%26+bronze"],
      ["WA (3)", "/scrap-yards/?state=WA&material=Brass+%26+bronze"],
    ],
    fields: [["near", ""]],
  });
  screen.getByRole("list", { name: "Yards that take yellow brass, by state" });
  const near = screen.getByLabelText<HTMLInputElement>("Near");
  expect([near.required, near.maxLength]).toEqual([true, 100]);
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/material/brass/");
  expect(screen.getByRole("button", { name: "Find price" })).toBeDefined();
  expect(document.querySelector("h2")?.textContent).toBe("Who takes yellow brass");
  expect(document.querySelector("form")?.getAttribute("aria-label")).toBe("Yards near you");
});

it("near a place only the states are listed", () => {
  expect(takers("Brass", true, true)).toMatchObject({
    words: ["Yards that take it, by state:"],
    fields: [],
  });
});

it("a metal that nobody lists says so, near a place and elsewhere", () => {
  expect(takers(null, false, true, []).words).toEqual([
    "No yard in the directory lists it separately.",
  ]);
});

it("a metal that nobody lists is looked for without a word", () => {
  const { words, fields } = takers(null, false, false, []);
  expect(words[0]).toBe(
    "No yard in the directory lists it separately. Find yards near you and ring them.",
  );
  expect(fields).toEqual([["near", ""]]);
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/scrap-yards/");
  expect(screen.getByRole("button", { name: "Find yards" })).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

it.each([
  ["Dubbo", false, ["Dubbo", null, null]],
  ["-32.26,148.6", false, ["", null, null]],
  ["Lot 12,14", true, ["Lot 12,14", "true", "near-failure"]],
  ["12 Ore Rd,Dubo", true, ["12 Ore Rd,Dubo", "true", "near-failure"]],
])("the place %j is in its field again, failed: %s", (near, hasFailed, shown) => {
  const asked = { near, for: "wire", open: "sat-13.00" };
  show(<NearForm slug="brass" view={{ sort: "price", state: "NSW" }} {...{ asked, hasFailed }} />);
  const field = screen.getByLabelText<HTMLInputElement>("Near");
  expect([
    ...[field.value, field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")],
  ]).toEqual(shown);
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Prices near a place" });
  expect(form.getAttribute("action")).toBe("/material/brass/");
  expect([...new FormData(form)].map(String).toSorted()).toEqual([
    ...["for,wire", `near,${shown[0]}`, "open,sat-13.00", "sort,price", "state,NSW"],
  ]);
});

it("the field has the next place once that is answered", () => {
  const router = show(<Asked />, "/?near=Dubbo");
  const field = () => screen.getByLabelText<HTMLInputElement>("Near");
  fireEvent.change(field(), { target: { value: "Moree" } });
  act(() => void router.navigate("/?near=Orange"));
  expect(field().value).toBe("Orange");
});

/** The form of a page near the place in its address. */
function Asked() {
  const near = new URLSearchParams(useLocation().search).get("near") ?? "";
  return <NearForm slug="brass" view={ALL!} asked={{ near, for: "", open: "" }} />;
}

it("an outage of the yards is said", () => {
  show(<MaterialTakersSection material={BRASS} takers={null} isNear={false} />);
  expect(document.querySelector("p")?.textContent).toBe(
    "We can’t load the yards right now. Try again in a minute.",
  );
});

it.each([
  ["similar ones", ["Dubbo NSW 2830", "Dobie VIC 3377"]],
  ["none", []],
])("an unknown place is said, with %s", (_, others) => {
  const asked = { near: "Dubo", for: "", open: "" };
  show(
    <UnknownPlace
      failure="We don’t know Dubo."
      {...{ others, material: BRASS, view: ALL!, asked }}
    />,
  );
  expect(document.querySelector("[role=status]")?.textContent).toBe("We don’t know Dubo.");
  expect(document.body.textContent?.includes("Did you mean")).toBe(others.length > 0);
  expect(document.querySelectorAll("a[rel=nofollow]")).toHaveLength(others.length);
  expect(links().filter(([words]) => others.includes(words!))).toEqual(
    others.map((label) => [label, `/material/brass/?${new URLSearchParams({ near: label })}`]),
  );
});
