import type { Page } from "@playwright/test";

/** The parts of the directory's screen. */
export function directory(page: Page) {
  const main = page.getByRole("main");
  const results = main.getByRole("region", { name: /Scrap Yards Found$/ });
  const pagination = main.getByRole("navigation", { name: "Pagination" });
  return {
    main,
    results,
    pagination,
    heading: results.getByRole("heading", { level: 2 }),
    names: results.getByRole("heading", { level: 3 }),
    cards: results.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) }),
    text: main.getByRole("searchbox", { name: "Search" }),
    near: main.getByLabel("Near", { exact: true }),
    locate: main.getByRole("button", { name: "Use my location" }),
    /** The further metals, once one is chosen. */
    also: main.getByRole("combobox", { name: "And also" }),
    state: main.getByRole("combobox", { name: "State" }),
    material: main.getByRole("combobox", { name: "Accepted Materials" }),
    service: main.getByRole("combobox", { name: "Services Offered" }),
    /** The fold with the filters, on a narrow screen. */
    fold: main.getByText(/^Filters/),
    submit: main.getByRole("button", { name: "Search yards" }),
    reset: main.getByRole("button", { name: "Reset All" }),
    current: pagination.locator("[aria-current=page]"),
    link: (name: string) => pagination.getByRole("link", { name, exact: true }),
  };
}
