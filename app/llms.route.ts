import { siteContext, storeContext } from "../worker/contract/context.ts";
import type { RouteHandle } from "../worker/contract/route-handle.ts";
import { currentHealth } from "../worker/data/health.ts";
import { allMaterials } from "../worker/data/materials.ts";
import { allCities, topCities } from "../worker/data/places/cities.ts";
import { OLD_AFTER_DAYS } from "../worker/data/price-age.ts";
import { recordedMonths } from "../worker/data/record/national-price-months.ts";
import { yardTable } from "../worker/data/yards/yard-table.ts";
import type { Route } from "./+types/llms.route";
import { outageAsText } from "./frame/errors.ts";
import { CONTENT_PAGES } from "./guides/content-pages.ts";
import template from "./llms.md?raw";
import { LICENCE_PAGES } from "./open-data/licence.tsx";
import { SAMPLE_NOTICE } from "./prices/disclaimers.tsx";
import { FILES } from "./words/download-fields.ts";
import { longDate, longMonth } from "./words/format.ts";

export const handle: RouteHandle = { cache: "public" };

/** llms.txt (llmstxt.org) in Markdown: the content, its age and licence, and the URLs of the files and the API. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, origin } = context.get(siteContext);
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${origin}${path}): ${about}`;
  try {
    const [largest] = await topCities(context.get(storeContext), 1);
    const values: Record<string, string> = {
      name,
      origin,
      facts: (await factLines(context)).join("\n"),
      city: largest ? `, such as /${largest.slug}/` : "",
      files: FILES.map(({ name, title }) =>
        link(title, `/data/${name}.csv`, `CSV; JSON at /data/${name}.json`),
      ).join("\n"),
      guides: CONTENT_PAGES.map(({ path, head }) => link(head.title, path, head.description)).join(
        "\n",
      ),
    };
    return new Response(
      template.replace(/\{(\w+)\}/g, (_, key) => values[key]!),
      { headers: { "Content-Type": "text/plain; charset=utf-8" } },
    );
  } catch (error) {
    return outageAsText(error);
  }
}

/** Lines on the content, its age and its licence. */
async function factLines(context: Route.LoaderArgs["context"]): Promise<string[]> {
  const { name, origin, dataLicence } = context.get(siteContext);
  const store = context.get(storeContext);
  const [{ dataset, prices }, cities, materials, yards, months] = await Promise.all([
    currentHealth(store, Date.now()),
    allCities(store),
    allMaterials(store),
    yardTable(store),
    recordedMonths(store),
  ]);
  const page = LICENCE_PAGES[dataLicence];
  const licence = `- Licence of the data: ${page ? `[${dataLicence}](${page})` : dataLicence}. Cite as: ${name}, ${origin}/data/. World prices: World Bank, CC BY 4.0.`;
  if (!dataset) return ["- Nothing has been published yet.", licence];
  const old = prices.olderThan90Days;
  const span = [...new Set([months.at(-1), months[0]])].filter((month) => month !== undefined);
  return [
    ...(dataset.isSample ? [`**${SAMPLE_NOTICE}** World prices are real.`, ""] : []),
    `- Last published: ${longDate(dataset.publishedOn)} (${dataset.publishedOn}). There is no fixed day.`,
    `- Holds ${counted(prices.total, "price")}, ${counted(materials.length, "metal")}, ${counted(cities.length, "city", "cities")} and ${counted(yards.yards.length, "scrap yard")}.`,
    ...(span.length > 0 ? [`- Price history: ${span.map(longMonth).join(" to ")}.`] : []),
    "- A price is the range that yards of a city pay the public for one stated grade. Yards set their own prices, so quote it as indicative, with the day it was checked.",
    dataset.isSample || old === 0
      ? `- Each price has its own day of checking; one older than ${OLD_AFTER_DAYS} days may be out of date.`
      : `- Each price has its own day of checking; ${old} were checked more than ${OLD_AFTER_DAYS} days ago and may be out of date.`,
    licence,
  ];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
