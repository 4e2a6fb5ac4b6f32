import type { Page } from "../fixtures.ts";

/** What a visitor sees of My load. */
export function loadForm(page: Page) {
  const main = page.getByRole("main");
  return {
    near: main.getByLabel("Town, suburb or postcode"),
    copper: main.getByLabel("Copper", { exact: true }),
    brass: main.getByLabel("Brass", { exact: true }),
    batteries: main.getByLabel("Lead-Acid Batteries"),
    zinc: main.getByLabel("Zinc", { exact: true }),
    another: main.getByLabel("Another metal"),
    add: main.getByRole("button", { name: "Add", exact: true }),
    submit: main.getByRole("button", { name: "What is it worth?" }),
    clear: main.getByRole("button", { name: "Clear my load" }),
    total: main.getByRole("status").filter({ hasText: /kg|Type a weight/ }),
    heading: main.getByRole("heading", { name: "What it is worth" }),
  };
}
