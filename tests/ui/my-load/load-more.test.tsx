import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { LoadMore } from "../../../app/my-load/load-more.tsx";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import { links, show, words } from "../show.tsx";

type Props = ComponentProps<typeof LoadMore>;

const STEEL = { id: 15, slug: "steel", name: "Steel", grade: null };
const item = (slug: string, bought: string | null, more = {}) =>
  ({
    ...{ slug, name: slug.toUpperCase(), bought, madeOf: "steel", advice: null, guide: null },
    ...{ source: "A guide", ...more },
  }) as unknown as Props["items"][number];
const row = (slug: string, text: string, bought: string | null = null): LoadRow => ({
  ...{ name: slug, title: slug },
  good: {
    ...{ slug, name: slug, unit: "piece", metal: STEEL, grams: [1000, 2000], isAbout: true },
    ...{ listedAs: slug, bought },
  },
  quantity: text === "" ? undefined : readQuantity(text, "piece"),
});

const showMore = (given: Partial<Props>) =>
  show(
    <LoadMore
      {...{ rows: [], items: [], kmCost: { value: 0.88 }, answer: null, anywhere: null }}
      {...given}
    />,
  );

it("nothing more is said of a load of which nothing more is known", () => {
  showMore({ items: [item("fridge", null)] });
  expect(document.body.textContent).toBe("");
});

it("each thing that has an amount says how yards buy it, what it is made of, and where that is from", () => {
  const items = [
    item("fridge", "as light steel", {
      advice: "Leave the gas in.",
      guide: { title: "Fridges", path: "/blog/fridges/" },
    }),
    item("washer", null),
    item("stove", null),
  ];
  // What the table of worth says is not said again.
  const rows = [row("fridge", "2", "as light steel"), row("washer", "1"), row("stove", "")];
  showMore({ items, rows });
  expect(words("h3, dt")).toEqual(["Sold whole", "FRIDGE", "WASHER"]);
  expect(words("dd")).toEqual([
    "In it: steel. Leave the gas in. Fridges",
    "Ask the yard how it buys it. In it: steel.",
  ]);
  expect(links()).toEqual([["Fridges", "/blog/fridges/"]]);
  expect(words("li")).toEqual(["FRIDGE: A guide", "WASHER: A guide"]);
});

it("a thing that cannot be counted says how yards buy it", () => {
  const fridge = { ...row("fridge", "x", "as light steel"), quantity: readQuantity("x", "piece") };
  showMore({ items: [item("fridge", "as light steel")], rows: [fridge] });
  expect(words("dd")).toEqual(["Yards buy it as light steel. In it: steel."]);
});

it("what to bring is said, and when its rules were edited", () => {
  const bring = {
    city: {
      ...{ stateName: "Victoria", bringId: "A licence" },
      bringPayment: null,
      bringRecords: null,
    },
    ...{ rules: "/melbourne/#rules", editedOn: "1 May 2026" },
    others: [{ name: "Tasmania", rules: "/hobart/#rules" }],
  };
  showMore({ answer: { bring, nearest: null, others: null } as never });
  expect(words("p").filter((text) => !text?.startsWith("General"))).toEqual([
    "A yard listed here is in Tasmania: what to bring in Tasmania",
    "These are the rules for the state where you sell, last edited on 1 May 2026.",
  ]);
  expect(words("h3")).toEqual(["What to bring in Victoria"]);
});

it("other cities are compared at the cost of driving that was typed", () => {
  const city = (name: string) => ({ name, slug: name.toLowerCase(), state: "NSW" });
  const cities = [
    {
      ...{ city: city("Orange"), kilometres: 120, total: { min: 1_000_000, max: 2_000_000 } },
      ...{ comparison: null, besides: [], oneYard: [] },
    },
  ];
  const answer = { nearest: { city: city("Dubbo") }, others: { cities, apart: [] } } as never;
  showMore({ answer, kmCost: { value: 1.2 } });
  expect(words("p.quiet").join()).toContain("there and back, at $1.20 a kilometre");
});
