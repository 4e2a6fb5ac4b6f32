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
import { FILES } from "./open-data/file-list.tsx";
import { licencePage } from "./open-data/licence.tsx";
import { SAMPLE_NOTICE } from "./prices/disclaimers.tsx";
import { longDate, longMonth } from "./words/format.ts";

export const handle: RouteHandle = { cache: "public" };

/** llms.txt (llmstxt.org) in Markdown: the content, its age and licence, and the addresses of files and API. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, origin, dataLicence } = context.get(siteContext);
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${origin}${path}): ${about}`;
  try {
    const [largest] = await topCities(context.get(storeContext), 1);
    const lines = [
      `# ${name}`,
      "",
      "> Indicative prices that scrap yards pay the public, in Australian dollars per kilogram, by Australian city and metal, with their history, a directory of scrap yards, and guides to selling scrap.",
      "",
      ...(await factLines(context)),
      licenceLine(dataLicence, `${name}, ${origin}/data/`),
      "",
      "## Pages",
      "",
      link(
        "Prices by city",
        "/scrap-metal-prices-by-city/",
        `each city has a page${largest ? `, such as /${largest.slug}/` : ""}`,
      ),
      link("Prices by metal", "/scrap-metal-prices-by-material/", "such as /material/copper/"),
      link("Scrap yards", "/scrap-yards/", "search by name, place, metal and service"),
      link("Price history", "/data/#months", "one page a month, at /prices/YYYY-MM/"),
      "",
      "## Data",
      "",
      link("About the files", "/data/", "every field explained"),
      ...FILES.map(({ name, title }) =>
        link(title, `/data/${name}.csv`, `CSV; JSON at /data/${name}.json`),
      ),
      "",
      "## API",
      "",
      link("API", "/api/", "read-only, open to everyone, no key"),
      link("OpenAPI description", "/api/openapi.json", "every operation, with examples"),
      link("Feed", "/feed.xml", "an Atom entry for each publication"),
      "",
      "## Guides",
      "",
      ...CONTENT_PAGES.map(({ path, head }) => link(head.title, path, head.description)),
      "",
    ];
    return new Response(lines.join("\n"), {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  } catch (error) {
    return outageAsText(error);
  }
}

/** Lines on the content and its age. */
async function factLines(context: Route.LoaderArgs["context"]): Promise<string[]> {
  const store = context.get(storeContext);
  const [{ dataset, prices }, cities, materials, yards, months] = await Promise.all([
    currentHealth(store, Date.now()),
    allCities(store),
    allMaterials(store),
    yardTable(store),
    recordedMonths(store),
  ]);
  if (!dataset) return ["- Nothing has been published yet."];
  const old = prices.olderThan90Days;
  return [
    ...(dataset.isSample ? [`**${SAMPLE_NOTICE}** World prices are real.`, ""] : []),
    `- Last published: ${longDate(dataset.publishedOn)} (${dataset.publishedOn}). There is no fixed day.`,
    `- Holds ${counted(prices.total, "price")}, ${counted(materials.length, "metal")}, ${counted(cities.length, "city", "cities")} and ${counted(yards.yards.length, "scrap yard")}.`,
    ...(months.length > 0
      ? [
          `- Price history: ${[...new Set([months.at(-1)!, months[0]!])].map(longMonth).join(" to ")}.`,
        ]
      : []),
    "- A price is the range that yards of a city pay the public for one stated grade. Yards set their own prices, so quote it as indicative, with the day it was checked.",
    dataset.isSample || old === 0
      ? `- Each price has its own day of checking; one older than ${OLD_AFTER_DAYS} days may be out of date.`
      : `- Each price has its own day of checking; ${old} were checked more than ${OLD_AFTER_DAYS} days ago and may be out of date.`,
  ];
}

function licenceLine(licence: string, source: string): string {
  const page = licencePage(licence);
  return `- Licence of the data: ${page ? `[${licence}](${page})` : licence}. Cite as: ${source}. World prices: World Bank, CC BY 4.0.`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
