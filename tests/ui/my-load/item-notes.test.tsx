import { expect, it } from "vitest";
import { ItemNotes } from "../../../app/my-load/item-notes.tsx";
import type { LoadItem } from "../../../app/my-load/load.ts";
import { links, show, words } from "../show.tsx";
import { FRIDGE, row } from "./load.ts";

const item = (slug: string, more: Partial<LoadItem> = {}): LoadItem => ({
  ...{ slug, name: `A ${slug}`, bought: null, madeOf: "Steel and copper", advice: null },
  ...{ guide: null, source: `Source of ${slug}`, ...more },
});
const some = (slug: string, text: string, bought: string | null = null) =>
  row({ ...FRIDGE, slug, bought }, text);

it("items with an amount are described, and how yards buy them where the table does not say so", () => {
  show(
    <ItemNotes
      items={[
        item("fridge", { advice: "Degas it." }),
        item("oven", { bought: "as light steel" }),
        item("boat", { bought: "whole", guide: { title: "Boats", path: "/boats/" } }),
        item("kettle"),
      ]}
      rows={[
        ...[some("fridge", "1"), some("oven", "2", "as light steel"), some("boat", "x", "whole")],
        some("kettle", ""),
      ]}
    />,
  );
  expect(words("h3, dt")).toEqual(["Sold whole", "A fridge", "A oven", "A boat"]);
  expect(words("dd")).toEqual([
    "Ask the yard how it buys it. In it: Steel and copper. Degas it.",
    "In it: Steel and copper.",
    // It cannot be counted, so that no row of the table says it.
    "Yards buy it whole. In it: Steel and copper. Boats",
  ]);
  expect(links()).toEqual([["Boats", "/boats/"]]);
});
