import * as build from "virtual:react-router/server-build";
import { expect, it } from "vitest";
import { routeTable } from "../../worker/site/route-table.ts";
import { fetchPath } from "./fetch.ts";

const { routes } = routeTable(build, []);

/** Slugs by what an address begins with; any other is a city's. */
const SLUGS = { "/material/": "copper", "/blog/": "reading-a-scrap-price" };

/** An address of a route, with parameters that there are. */
function addressOf(path: string): string {
  const [, slug] = Object.entries(SLUGS).find(([start]) => path.startsWith(start)) ?? [];
  const values = {
    slug: slug ?? "sydney",
    id: "1",
    month: "2026-11",
    file: "prices.csv",
    step: "lead",
  };
  return path.replace(/:(\w+)/g, (_, name) => values[name as keyof typeof values]);
}

/** The last answer, where an address leads to another one. */
async function answerTo(address: string): Promise<Response> {
  const response = await fetchPath(address);
  const next = response.headers.get("location");
  return next ? answerTo(next) : response;
}

// The shortest look at the whole site: also `npm run quick` takes it, whatever was changed.
it.each(routes)("$id is shown", async ({ id, path }) => {
  const address = addressOf(path);
  const response = await answerTo(address);
  expect(response.status, address).toBe(/^(not-found\.route|yard-prices)$/.test(id) ? 404 : 200);
  expect((await response.text()).length, address).toBeGreaterThan(0);
});
