import { VIEWS } from "../../ceilings.ts";

/** Yards on one page of the directory; the code that says so needs the public holidays of the build. */
const PAGE_SIZE = 10;

/** The addresses of each view, by the view's name. */
export async function viewAddresses(db: D1Database): Promise<Record<string, string[]>> {
  const metals = await db.prepare("select slug from materials").all<{ slug: string }>();
  const yards = await db.prepare("select count(*) as n from scrap_yards").first<number>("n");
  const last = Math.max(1, Math.ceil((yards ?? 0) / PAGE_SIZE));
  const everyMetal = metals.results.map(({ slug }) => `${slug}=1`).join("&");
  return Object.fromEntries(
    VIEWS.map(([view, addresses]) => [
      view,
      addresses.replace("{last}", String(last)).replace("{every metal}", everyMetal).split(" "),
    ]),
  );
}
