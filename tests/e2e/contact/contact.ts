import { expect, type Page } from "../fixtures.ts";

/** A message, by the labels of the fields. */
export const TYPED = {
  Name: "Mei O’Brien",
  Email: "mei@mail.example",
  Subject: "A price in Sydney",
  Message: "Copper was $9.\n\nThank you.",
};

/** The page's own part. */
export const form = (page: Page) => page.getByRole("main");
/** A field by its label. */
export const field = (page: Page, label: string) =>
  form(page).getByRole("textbox", { name: label, exact: true });
/** Sends what is typed. */
export const send = (page: Page) =>
  form(page).getByRole("button", { name: "Send Message" }).click();

/** Types a message. */
export async function fill(page: Page, typed: Record<string, string> = TYPED): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

/** Expects that a message is still in the form. */
export async function expectTyped(
  page: Page,
  typed: Record<string, string> = TYPED,
): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(text);
}

/** The browser itself would refuse this; only the server knows that it is no address. */
export const NO_ADDRESS = { ...TYPED, Email: "mei@mail" };

/** Expects the page that NO_ADDRESS is answered with. */
export async function expectProblem(page: Page): Promise<void> {
  const summary = form(page).getByRole("alert");
  await expect(summary.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Contact/);
  await expectTyped(page, NO_ADDRESS);
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
}
