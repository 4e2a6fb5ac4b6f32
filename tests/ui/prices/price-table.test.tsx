import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CheckedOn } from "../../../app/prices/checked-on.tsx";
import { ageOn, isOld } from "../../../app/prices/price-age.ts";
import type { PriceRow } from "../../../app/prices/price-rows.ts";
import { PriceTable } from "../../../app/prices/price-table.tsx";
import { show } from "../show.tsx";

const price = (minPrice: number, maxPrice: number, description: string, checkedOn: string) => ({
  price: {
    minPrice,
    maxPrice,
    description,
    ...ageOn({ today: "2026-11-21", judged: "2026-11-21" }, { checkedOn }),
  },
});

const ROWS: PriceRow[] = [
  { name: "Steel", slug: "steel", grade: null, ...price(0.1, 0.3, "Mixed", "2026-11-20") },
  { name: "Zinc", slug: "zinc", grade: "Old die-cast", ...price(0, 0, "Clean", "2026-11-20") },
  { name: "Copper", slug: "copper", grade: "No. 2", ...price(8, 11, "Pipe", "2026-09-05") },
  { name: "Lead", slug: "lead", grade: null },
  { name: "Brass", slug: "brass", grade: null, ...price(5, 7.5, "Taps", "2026-11-20") },
];

const names = () =>
  screen.getAllByRole("rowheader").map((row) => within(row).getByRole("link").textContent);
const header = (name: RegExp) => screen.getByRole("columnheader", { name });
const click = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => window.history.replaceState(null, ""));

describe("a sortable price table", () => {
  it("starts in the order that it was given, sorted by nothing", () => {
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    expect(names()).toEqual(["Steel", "Zinc", "Copper", "Lead", "Brass"]);
    expect(header(/metal type/i).getAttribute("aria-sort")).toBe("none");
    expect(header(/price range/i).getAttribute("aria-sort")).toBe("none");
  });

  it("is sorted by name: first ascending, then descending, then ascending again", async () => {
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    const ascending = ["Brass", "Copper", "Lead", "Steel", "Zinc"];
    for (const [sort, order] of [
      ["ascending", ascending],
      ["descending", ascending.toReversed()],
      ["ascending", ascending],
    ] as const) {
      await click(/metal type/i);
      expect(header(/metal type/i).getAttribute("aria-sort")).toBe(sort);
      expect(names()).toEqual(order);
    }
  });

  it("is sorted by the middle of the price, unavailable ones last both ways", async () => {
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    await click(/price range/i);
    expect(header(/price range/i).getAttribute("aria-sort")).toBe("ascending");
    expect(names()).toEqual(["Steel", "Brass", "Copper", "Zinc", "Lead"]);
    await click(/price range/i);
    expect(header(/price range/i).getAttribute("aria-sort")).toBe("descending");
    expect(names()).toEqual(["Copper", "Brass", "Steel", "Zinc", "Lead"]);
  });

  it("starts ascending in the other column, and is sorted by one column at a time", async () => {
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    await click(/price range/i);
    await click(/price range/i);
    await click(/metal type/i);
    expect(header(/metal type/i).getAttribute("aria-sort")).toBe("ascending");
    expect(header(/price range/i).getAttribute("aria-sort")).toBe("none");
  });

  it("is sorted as it was left when its page is shown again", async () => {
    // What others keep of the page, such as where it was scrolled to, stays.
    window.history.replaceState({ idx: 3 }, "");
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    await click(/metal type/i);
    await click(/metal type/i);
    cleanup();
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    expect(header(/metal type/i).getAttribute("aria-sort")).toBe("descending");
    expect(names()[0]).toBe("Zinc");
    expect(window.history.state).toMatchObject({ idx: 3 });
  });

  it("is sorted from the keyboard too", async () => {
    show(<PriceTable caption="Prices" rows={ROWS} sortable />);
    screen.getByRole("button", { name: /metal type/i }).focus();
    await userEvent.keyboard("{Enter}");
    expect(names()[0]).toBe("Brass");
    await userEvent.keyboard(" ");
    expect(names()[0]).toBe("Zinc");
  });
});

describe("a price table", () => {
  it("has a caption, and in each row a metal's link, its range and its description", () => {
    show(<PriceTable caption="Prices in Sydney" rows={ROWS} />);
    const table = screen.getByRole("table", { name: "Prices in Sydney" });
    expect(table.querySelectorAll("td .quiet")).toHaveLength(2);
    const row = within(table).getByRole("row", { name: /copper/i });
    expect(within(row).getByRole("link").getAttribute("href")).toBe("/material/copper/");
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["$8.00 – $11.00 checked 77 days ago (5 Sep 2026)", "Pipe"]);
  });

  it("states a metal's grade and the day on which its price was checked, if it has one", () => {
    show(<PriceTable caption="Prices" rows={ROWS} />);
    const zinc = screen.getByRole("row", { name: /zinc/i });
    expect(within(zinc).getByRole("rowheader").textContent).toBe("Zinc");
    const brass = screen.getByRole("row", { name: /brass/i });
    expect(brass.querySelectorAll("th *")).toHaveLength(2);
    const copper = screen.getByRole("row", { name: /copper/i });
    expect(within(copper).getByRole("rowheader").textContent).toBe("Copper No. 2");
    expect(zinc.textContent).not.toContain("checked");
    expect(screen.getByRole("row", { name: /brass/i }).textContent).toContain(
      "checked 20 Nov 2026",
    );
  });

  it("says of an old price how old it is and that it may be out of date", () => {
    const old = { name: "Tin", slug: "tin", grade: null, ...price(1, 2, "", "2026-08-22") };
    show(<PriceTable caption="Prices" rows={[old]} />);
    expect(screen.getAllByRole("cell")[0]?.textContent).toBe(
      "$1.00 – $2.00 checked 91 days ago (22 Aug 2026) may be out of date",
    );
  });

  it.each([["up 40c"], ["down $1.20"]])(
    "says in words and with an arrow how a price changed: %s",
    (words) => {
      const { price: checked } = price(1, 2, "", "2026-11-20");
      const row = { name: "Tin", slug: "tin", grade: null };
      show(
        <PriceTable
          caption="Prices"
          rows={[{ ...row, price: { ...checked, change: words, since: "3 Nov" } }]}
        />,
      );
      const [cell] = screen.getAllByRole("cell");
      expect(cell?.textContent).toBe(`$1.00 – $2.00 ${words} since 3 Nov checked 20 Nov 2026`);
      expect(cell?.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
    },
  );

  it.each(["Zinc", "Lead"])("says that the price of %s is unavailable", (name) => {
    show(<PriceTable caption="Prices" rows={ROWS} />);
    const row = screen.getByRole("row", { name: new RegExp(name) });
    expect(within(row).getAllByRole("cell")[0]?.textContent).toBe("Price unavailable");
  });

  it.each([
    ["Clean", "Scrap cable", "Tin Clean Scrap cable", "Scrap cable"],
    [
      "Clean cable",
      "Cable, bright and clean",
      "Tin Cable, bright and clean",
      "Cable, bright and clean",
    ],
    [null, "Mixed", "Tin Mixed", "Mixed"],
    ["Clean", "", "Tin Clean", ""],
    [null, "", "Tin", ""],
  ])("of the grade %j described as %j, each is said once: %s", (grade, said, head, note) => {
    const row = { name: "Tin", slug: "tin", grade, ...price(1, 2, said, "2026-11-20") };
    show(<PriceTable caption="Prices" rows={[row]} isDescribed />);
    expect(screen.getByRole("rowheader").textContent).toBe(head);
    expect(screen.getAllByRole("cell")[1]?.textContent).toBe(note);
  });

  it("says of its bars what they are, once, where it has any", () => {
    const scale = { minPrice: 5, maxPrice: 12 };
    show(<PriceTable caption="Prices." rows={ROWS.map((row) => ({ ...row, scale }))} />);
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
    show(<CheckedOn {...age} isOld={isOld(age)} />);
    expect(document.body.textContent).toBe(text);
    expect(document.querySelectorAll("small")).toHaveLength(text === "" ? 0 : 1);
  });

  it("has no buttons and no sort where it is not sortable", () => {
    show(<PriceTable caption="Prices" rows={ROWS} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(header(/metal type/i).hasAttribute("aria-sort")).toBe(false);
  });
});
