import { afterAll, beforeAll, describe } from "vitest";
import { checkJobs } from "./checks/jobs.ts";
import { checkMenus } from "./checks/menus.ts";
import { checkPages } from "./checks/pages.ts";
import type { Screen } from "./drivers/driver.ts";
import type { Feature } from "./in-page/older.ts";
import { startProxy } from "./proxy.ts";
import { type Engine, Visitor } from "./visitor.ts";

/** Two screens show both colour schemes. */
const PHONE: Screen = { width: 390, height: 844, isDark: true };
const DESKTOP: Screen = { width: 1280, height: 800 };

const DROPDOWNS = ["Cities menu", "Materials menu"];

/** Looks at the whole site with a browser, less some features of it. */
export function lookAt(engine: Engine, without: Feature[] = []): void {
  describe(`${engine.name} on a phone, dark`, () => {
    const visitor = visiting(engine, PHONE, without);
    checkPages(visitor);
    checkMenus(visitor, ["Menu", "Search"]);
  });
  describe(`${engine.name} on a wide screen`, () => {
    const visitor = visiting(engine, DESKTOP, without);
    checkPages(visitor);
    checkMenus(visitor, [...DROPDOWNS, "Search"]);
    checkJobs(visitor);
  });
}

/** Opens a browser for the tests of a group; returns what gives it. */
function visiting(engine: Engine, screen: Screen, without: Feature[] = []): () => Visitor {
  let visitor: Visitor;
  beforeAll(async () => {
    const proxy = await startProxy(Number(process.env.SITE_PORT), without);
    visitor = await Visitor.open(engine, proxy, screen);
  });
  afterAll(async () => {
    await visitor?.driver.close();
    visitor?.proxy.close();
  });
  return () => visitor;
}
