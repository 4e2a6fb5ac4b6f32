import { env } from "cloudflare:workers";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import type { Part } from "../part.ts";
import { openDesk } from "./desk.ts";

/** Who may not publish, and who may. */
export const [KIM, PAT] = ["kim@yard.example", "pat@yard.example"];
/** The page of a yard in the round of its city. */
export const BLUEGUM = "/desk/round/adelaide/1/";
/** The id of copper, in SQL. */
export const COPPER = "(select id from materials where slug = 'copper')";
/** Today in Sydney. */
export const TODAY = dayIn(NATIONAL_TIME_ZONE);

/** A desk as Kim sees it, who may not publish, or as Pat does, who may. */
export async function deskOf(who: string) {
  const { as } = await openDesk();
  return as(who);
}

/** The rows of the table with a caption, as the words of their cells; none without such a table. */
export const table = (page: Part, caption: string) =>
  page
    .all("table")
    .filter((one) => one.one("caption").words === caption)
    .flatMap((one) => one.one("tbody").rows);

/** What is in somebody's draft, by key. */
export async function draftOf(by: string): Promise<Record<string, Record<string, unknown> | null>> {
  const { results } = await env.DB.prepare(
    'select "key", "after" from desk_drafts where "by" = ? order by "key"',
  )
    .bind(by)
    .all<{ key: string; after: string }>();
  return Object.fromEntries(results.map(({ key, after }) => [key, JSON.parse(after)]));
}

/** Says that a yard was asked: its id, the day, and what it pays for copper, in cents. */
export const asked = (
  yard: number,
  day: string,
  low = 810,
  high = 850,
  isSample = 1,
  metal = COPPER,
) =>
  env.DB.exec(
    `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents) values (${isSample}, ${yard}, ${metal}, '${day}', ${low}, ${high})`,
  );

/** What the button with these words says when it sends its form. @throws if there is none */
export function pressed(page: Part, words: string): Record<string, string> {
  const button = page.all("button").find((one) => one.words === words);
  if (!button) throw new Error(`There is no button "${words}".`);
  const name = button.attribute("name");
  return name ? { [name]: button.attribute("value")! } : {};
}

/** The fields of a page's form as a browser would send them, with some changed; "" unticks a box. */
export function filled(page: Part, fields: Record<string, string>): Record<string, string> {
  const own = page.all("form input, form textarea, form select").flatMap((field) => {
    const isBox = field.attribute("type") === "checkbox";
    const name = field.attribute("name")!;
    return isBox && field.attribute("checked") === undefined
      ? []
      : [[name, page.value(name) ?? ""]];
  });
  return { ...Object.fromEntries(own), ...fields };
}
