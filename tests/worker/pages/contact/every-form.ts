import { expect } from "vitest";
import { MESSAGE, REPORT, rowsOf } from "../../forms.ts";
import { type Page, pageOf } from "../../page.ts";

/** A form of visitors: valid fields, where they are saved, and what is said of them. */
export interface Form {
  path: string;
  fields: Record<string, string>;
  table: Parameters<typeof rowsOf>[0];
  /** The status of what is saved. */
  saved: number;
  name: string;
  thing: string;
  log: string;
  title: RegExp;
}

export const FORMS: [contact: Form, newsletter: Form, report: Form] = [
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
];

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
