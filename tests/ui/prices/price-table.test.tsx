import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { ageOn } from "../../../app/prices/price-age-words.ts";
import { PriceFigure } from "../../../app/prices/price-figure.tsx";
import type { PriceRow } from "../../../app/prices/price-rows.ts";
import { PriceTable } from "../../../app/prices/price-table.tsx";
import { links, show, words } from "../show.tsx";

const price = (minPrice: number, maxPrice: number, description: string, checkedOn: string) => ({
  price: {
    minPrice,
    maxPrice,
    description,
    ...ageOn({ today: "2026-11-21", judged: "2026-11-21" }, { checkedOn }),
  },
});
const TIN = { name: "Tin", slug: "tin", grade: null };

const ROWS: PriceRow[] = [
  { name: "Steel", slug: "steel", grade: null, ...price(0.1, 0.3, "Mixed", "2026-11-20") },
  { name: "Zinc", slug: "zinc", grade: "Old die-cast", ...price(0, 0, "Clean", "2026-11-20") },
  { name: "Copper", slug: "copper", grade: "No. 2", ...price(8, 11, "Pipe", "2026-09-05") },
  { name: "Lead", slug: "lead", grade: null },
  { name: "Brass", slug: "brass", grade: null, ...price(5, 7.5, "Taps", "2026-11-20") },
];

const table = (rows: PriceRow[]) => show(<PriceTable caption="Prices." rows={rows} />);

beforeEach(() => window.history.replaceState(null, ""));

describe("a sortable price table", () => {
  const sortable = () => show(<PriceTable caption="Prices" rows={ROWS} sortable />);
  const click = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
  /** The sort of the first two columns, and the metals in order. */
  const order = () => [
    ...["Metal", "Price"].map((name) =>
      screen.getByRole("columnheader", { name: new RegExp(name) }).getAttribute("aria-sort"),
    ),
    words("th a").join(" "),
  ];

  it("starts in the given order, and is sorted by one column at a time", async () => {
    sortable();
    expect(order()).toEqual(["none", "none", "Steel Zinc Copper Lead Brass"]);
    await click(/metal type/i);
    expect(order()).toEqual(["ascending", "none", "Brass Copper Lead Steel Zinc"]);
    await click(/metal type/i);
    expect(order()).toEqual(["descending", "none", "Zinc Steel Lead Copper Brass"]);
    await click(/price range/i);
    expect(order()).toEqual(["none", "ascending", "Steel Brass Copper Zinc Lead"]);
    await click(/price range/i);
    expect(order()).toEqual(["none", "descending", "Copper Brass Steel Zinc Lead"]);
    for (const sort of ["ascending", "descending", "ascending"]) {
      await click(/metal type/i);
      expect(order().slice(0, 2)).toEqual([sort, "none"]);
    }
  });

  it("keeps its sort when its page is shown again", async () => {
    // Other state of the history entry, such as the scroll position, stays.
    window.history.replaceState({ idx: 3 }, "");
    sortable();
    await click(/metal type/i);
    await click(/metal type/i);
    cleanup();
    sortable();
    expect(order()).toEqual(["descending", "none", "Zinc Steel Lead Copper Brass"]);
    expect(window.history.state).toMatchObject({ idx: 3 });
  });
});

describe("a price table", () => {
  it("has a caption, and in each row a metal's link and grade, its range and its description", () => {
    table(ROWS);
    screen.getByRole("table", { name: "Prices." });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Steel", "$0.10 – $0.30 checked 20 Nov 2026", "Mixed"],
      ["Zinc", "Price unavailable", "Clean"],
      ["Copper No. 2", "$8.00 – $11.00 checked 77 days ago (5 Sep 2026)", "Pipe"],
      ["Lead", "Price unavailable", ""],
      ["Brass", "$5.00 – $7.50 checked 20 Nov 2026", "Taps"],
    ]);
    expect(links("th a")[2]).toEqual(["Copper", "/material/copper/"]);
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.querySelectorAll("[aria-sort]")).toHaveLength(0);
  });

  it.each([
    ["Clean", "Scrap cable", "Tin Clean Scrap cable", "Scrap cable"],
    ["Clean cable", "Cable, bright, clean", "Tin Cable, bright, clean", "Cable, bright, clean"],
    [null, "Mixed", "Tin Mixed", "Mixed"],
    ["Clean", "", "Tin Clean", ""],
  ])(
    "shows the grade %j and the description %j without saying anything twice: %s",
    (grade, said, head, note) => {
      const row = { ...TIN, grade, ...price(1, 2, said, "2026-11-20") };
      show(<PriceTable caption="Prices" rows={[row]} isDescribed />);
      expect(screen.getByRole("rowheader").textContent).toBe(head);
      expect(screen.getAllByRole("cell")[1]?.textContent).toBe(note);
    },
  );

  it("explains its bars once, if it has any", () => {
    const scale = { minPrice: 5, maxPrice: 12 };
    table(ROWS.map((row) => ({ ...row, scale })));
    screen.getByRole("table", {
      name: "Prices. Bars: lowest to highest in Australia. Tick: mid-price.",
    });
    // Steel costs less than the scale's lowest.
    const drawn = screen.getAllByRole("row").filter((row) => row.querySelector(".range-bar"));
    expect(drawn.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
      ...["Copper No. 2", "Brass"],
    ]);
  });

  it.each([
    [{ days: 90 }, ""],
    [{ days: 91 }, " may be out of date"],
    [{ days: 1, said: "4 yards" }, " 4 yards"],
    [{ days: 1, checked: "5 Sep 2026", said: "4 yards" }, " checked 5 Sep 2026 (4 yards)"],
    [{ days: 91, checked: "5 Sep 2026" }, " checked 5 Sep 2026 may be out of date"],
  ])("of the age %j the cell of a price says %j", (age, text) => {
    show(<PriceFigure price={{ minPrice: 1, maxPrice: 1, ...age }} />);
    expect(document.body.textContent).toBe(`$1.00${text}`);
    expect(document.querySelectorAll("small")).toHaveLength(text === "" ? 0 : 1);
  });
});
