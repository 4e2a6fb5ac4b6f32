import type { Page } from "../fixtures.ts";

/** What a visitor sees of My load. */
export function loadForm(page: Page) {
  const main = page.getByRole("main");
  const row = (name: string) => main.getByLabel(name, { exact: true });
  return {
    near: main.getByLabel("Town, suburb or postcode"),
    what: main.getByLabel(/^What (else )?have you got\?$/),
    amount: main.getByLabel("How much?"),
    add: main.getByRole("button", { name: /^(Add|What is it worth\?)$/ }).first(),
    row,
    copper: row("Copper"),
    total: main.getByRole("status").filter({ hasText: /kg|Add what|Type how much/ }),
    heading: main.getByRole("heading", { name: "What it is worth" }),
  };
}
