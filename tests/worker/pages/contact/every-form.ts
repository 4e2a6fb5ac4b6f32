import { expect } from "vitest";
import { MESSAGE, REPORT, rowsOf } from "../../forms.ts";
import { type Page, pageOf } from "../../page.ts";

/** The forms of visitors: valid fields, what one that is wrong may be, and how what is saved is answered. */
export const FORMS = [
  {
    ...{ path: "/contact/", fields: MESSAGE, table: "messages", saved: 303 },
    ...{ name: "contact", thing: "message", log: "message", title: /^Error: Contact/ },
  },
  {
    ...{ path: "/newsletter/", fields: { email: MESSAGE.email, page: "/sydney/" } },
    ...{ table: "subscribers", saved: 200 },
    ...{ name: "newsletter", thing: "address", log: "subscription", title: /^Error: Newsletter/ },
  },
  {
    ...{ path: "/report/?city=sydney", fields: REPORT, table: "reports", saved: 303 },
    ...{ name: "report", thing: "report", log: "report", title: /^Error: Tell us what is wrong/ },
  },
] as const;

/** A form of visitors. */
export type Form = (typeof FORMS)[number];

/** The page of a post that was not saved, which nobody keeps: the form still holds what was typed. */
export async function rejected(
  { fields, table, title }: Form,
  response: Response,
  typed: Record<string, string> = fields,
): Promise<Page> {
  const page = await pageOf(response);
  // A form without a docket's field has none to keep.
  for (const [name, value] of Object.entries(typed))
    expect(page.main.value(name) ?? "", name).toBe(value);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.title).toMatch(title);
  expect(page.words).not.toContain("Thanks. You’re on our list.");
  expect(await rowsOf(table)).toEqual([]);
  return page;
}

/** Checks that one field alone is called wrong, with this message beside it. */
export function expectWrong({ main }: Page, field: string, message: string): void {
  const invalid = main.all("[aria-invalid=true]");
  expect(invalid.map((part) => part.attribute("name"))).toEqual([field]);
  const [errorId] = invalid[0]?.attribute("aria-describedby")?.split(" ") ?? [];
  expect(main.one(`#${errorId}`).words).toBe(message);
}
