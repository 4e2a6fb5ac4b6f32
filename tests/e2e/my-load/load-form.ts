import type { Page } from "../fixtures.ts";

/** What a visitor sees of My load. */
export function loadForm(page: Page) {
  const main = page.getByRole("main");
  const row = (name: string) => main.getByLabel(name, { exact: true });
  return {
    near: main.getByLabel("Town, suburb or postcode"),
    what: main.getByLabel(/^What (else )?have you got\?$/),
    amount: main.getByLabel("How much?"),
    unit: main.getByLabel("Unit", { exact: true }),
    add: main.getByRole("button", { name: /^(Add|What is it worth\?)$/ }).first(),
    row,
    copper: row("Copper"),
    example: (name: string) =>
      main.getByRole("list", { name: "Examples" }).getByRole("button", { name }),
    clear: main.getByRole("button", { name: "Clear my load" }),
    total: main.getByRole("status").filter({ hasText: /kg|Add what|Type how much/ }),
    heading: main.getByRole("heading", { name: "What it is worth" }),
  };
}
