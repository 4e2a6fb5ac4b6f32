import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { parse } from "csv-parse/sync";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiRoutes } from "../../worker/api/routes.ts";
import {
  afterAnswerContext,
  renderingContext,
  routesContext,
  siteContext,
  storeContext,
  toldPagesContext,
  visitorContext,
} from "../../worker/contract/context.ts";
import { createStore } from "../../worker/data/store.ts";
import { routeTable } from "../../worker/site/route-table.ts";
import { siteSettings } from "../../worker/site/settings.ts";
import { SCREENS } from "../e2e/every-page/pages.ts";
import table from "./answered-by.csv?raw";
import { READS } from "./reads.ts";

const { routes } = routeTable(build, apiRoutes);

/** Search parameters that write down which of them are read. */
class RecordedParameters extends URLSearchParams {
  readonly read = new Set<string>();

  override get(name: string) {
    this.read.add(name);
    return super.get(name);
  }

  override has(name: string) {
    this.read.add(name);
    return super.has(name);
  }

  override getAll(name: string) {
    this.read.add(name);
    return super.getAll(name);
  }

  // Whoever goes through all of them reads names that are not declared one by one.
  override [Symbol.iterator]() {
    this.read.add("*");
    return super[Symbol.iterator]();
  }

  override entries() {
    return this[Symbol.iterator]();
  }

  override keys() {
    this.read.add("*");
    return super.keys();
  }

  override forEach(each: (value: string, name: string, all: URLSearchParams) => void) {
    this.read.add("*");
    super.forEach(each);
  }
}

function contextOf(address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  const rendering = {
    hasLateData: false,
    isStreamed: false,
    hasFailed: false,
  };
  context.set(storeContext, createStore(env));
  context.set(renderingContext, { nonce: "", isWhole: true, ...rendering });
  context.set(siteContext, siteSettings(env, address));
  context.set(afterAnswerContext, () => {});
  context.set(visitorContext, { network: "local", timeZone: undefined, mayPost: async () => true });
  context.set(toldPagesContext, async () => ({ pages: {}, lastYard: 0 }));
  context.set(routesContext, routes);
  return context;
}

/** The search parameters that a route's loader reads, with and without a value. */
async function parametersRead(id: string, path: string, query: string): Promise<string[]> {
  const params = {
    slug: "sydney",
    id: "1",
    file: "prices.csv",
    month: "2026-11",
    step: "lead",
    "*": "nowhere",
  };
  const filled = path.replace(/:(\w+)/g, (_, name) => params[name as keyof typeof params]);
  const address = `http://localhost${filled}`;
  const url = new URL(address);
  const parameters = new RecordedParameters(query);
  Object.defineProperty(url, "searchParams", { value: parameters });
  const loader = build.routes[id]?.module.loader as ((args: object) => unknown) | undefined;
  const context = contextOf(address);
  try {
    await loader?.({ request: new Request(address), url, params, context, pattern: path });
  } catch (thrown) {
    // Redirects and pages that are not found are answers, too.
    if (thrown instanceof Error) throw thrown;
  }
  return [...parameters.read];
}

describe("a route declares every search parameter that its loader reads", () => {
  it.each(routes)("$id", async ({ id, path, handle }) => {
    const declared = Object.keys(handle.parameters ?? {});
    const filled = new URLSearchParams(declared.map((name) => [name, "map"])).toString();
    for (const query of ["", filled]) {
      const read = await parametersRead(id, path, query);
      expect(declared).toEqual(expect.arrayContaining(read));
    }
  });

  it.each(routes.filter(({ handle }) => handle.parameters))(
    "$id reads all that it declares",
    async ({ id, path, handle }) => {
      const declared = Object.keys(handle.parameters ?? {});
      const read = await Promise.all(
        ["", ...declared.map((name) => `${name}=map`)].map((q) => parametersRead(id, path, q)),
      );
      expect(new Set(read.flat())).toEqual(new Set(declared));
    },
  );
});

describe("the route table", () => {
  it.each<Record<"path" | "route", string>>(parse(table, { columns: true }))(
    "$path is answered by $route",
    ({ path, route }) => {
      expect(routeTable(build, apiRoutes).find(path)?.id).toBe(route);
    },
  );

  it("names a route that says nothing of itself", () => {
    const silent = { ...build.routes["home/home.route"]!, module: { default: () => null } };
    expect(() => routeTable({ routes: { silent } }, [])).toThrow(
      "home/home.route exports no handle",
    );
  });
});

describe("nothing is left out of", () => {
  it("the list of reads that the API's tests try", () => {
    const { find } = routeTable(build, apiRoutes);
    const tried = READS.map(({ path }) => find(path)?.id);
    const isData = ({ path, handle }: (typeof apiRoutes)[number]) =>
      handle.cache === "public" && !["/api", "/api/openapi.json"].includes(path);
    const operations = apiRoutes.filter(isData);
    expect(new Set(tried)).toEqual(new Set(operations.map(({ id }) => id)));
  });

  it("the screens that the browser tests open: every page is one of them", () => {
    const { find } = routeTable(build, []);
    const module = (id = "") => build.routes[id]?.module;
    const opened = new Set(
      Object.values(SCREENS)
        .flat()
        .map((path) => module(find(path.replace(/\?.*$/, "").replace(/(.)\/$/, "$1"))?.id)),
    );
    const missing = routes.filter(({ id, isPage }) => isPage && !opened.has(module(id)));
    expect(missing).toEqual([]);
  });
});
