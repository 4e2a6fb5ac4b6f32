import { expect } from "vitest";
import { isHydrated } from "../e2e/hydrated.ts";
import type { Driver, Screen } from "./drivers/driver.ts";
import { type Kind, named } from "./in-page/named.ts";
import { RECORD } from "./in-page/record.ts";
import type { SiteProxy } from "./proxy.ts";

/** How to open a browser, and what it is called in messages. */
export interface Engine {
  name: string;
  open(screen: Screen): Promise<Driver>;
}

/** For a machine that is busy with something else: nothing waits for it to pass. */
const PATIENT = { timeout: 20_000, interval: 50 };

/** Somebody who looks at the site: names what a person sees, and waits until it is there. */
export class Visitor {
  readonly driver: Driver;
  readonly proxy: SiteProxy;
  readonly screen: Screen;
  private readonly engine: Engine;

  private constructor(engine: Engine, driver: Driver, proxy: SiteProxy, screen: Screen) {
    this.engine = engine;
    this.driver = driver;
    this.proxy = proxy;
    this.screen = screen;
  }

  static async open(engine: Engine, proxy: SiteProxy, screen: Screen): Promise<Visitor> {
    return new Visitor(engine, await engine.open(screen), proxy, screen);
  }

  /** Opens a page, and waits until it is hydrated and has asked for everything. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.proxy.origin + path);
    await this.until("hydrates", isHydrated, true);
    await this.quiet();
  }

  /** Waits until every request has its response, and the page has asked for nothing since it was last looked. */
  async quiet(): Promise<void> {
    let last = -1;
    const isQuiet = () => {
      const asked = this.proxy.countRequests();
      const isSame = asked === last;
      last = asked;
      return isSame && this.proxy.isIdle();
    };
    await expect.poll(isQuiet, { ...PATIENT, message: this.says("loads") }).toBe(true);
  }

  /** Waits until a function that runs in the page returns what is expected. */
  async until<Args extends unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    expected: Result,
    ...args: Args
  ): Promise<void> {
    const look = () => this.driver.evaluate(run, ...args).catch(whileLeaving);
    await expect.poll(look, { ...PATIENT, message: this.says(what) }).toEqual(expected);
  }

  /** Waits until the address is this one. */
  at(address: string): Promise<void> {
    return this.until(`is at ${address}`, () => location.pathname + location.search, address);
  }

  /** Waits until the text can be read in what a selector finds. */
  reads(selector: string, text: string): Promise<void> {
    const run = (selector: string, text: string) =>
      [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
    return this.until(`reads “${text}” in ${selector}`, run, true, selector, text);
  }

  /** Waits for an element by the name that a person sees. */
  async find(kind: Kind, name: string, within = "body"): Promise<unknown> {
    let found: unknown;
    const look = async () => {
      found = await this.driver.element(named, kind, name, within).catch(whileLeaving);
      return Boolean(found);
    };
    const message = this.says(`shows the ${kind} “${name}”`);
    await expect.poll(look, { ...PATIENT, message }).toBe(true);
    return found;
  }

  async click(kind: Kind, name: string, within?: string): Promise<void> {
    await this.driver.click(await this.find(kind, name, within));
  }

  async fill(name: string, text: string, within = "main"): Promise<void> {
    await this.click("field", name, within);
    await this.driver.type(text);
  }

  /** Chooses an option of a list as the browser tells of it. */
  async choose(name: string, value: string): Promise<void> {
    await this.find("field", name);
    await this.driver.evaluate(select, name, value);
  }

  /** Goes through the history as the page could: a browser's own Back passes over pages that saw no click. */
  async go(pages: 1 | -1): Promise<void> {
    await this.driver.evaluate((pages) => history.go(pages), pages);
  }

  /** What went wrong since it was asked the last time, one line each. */
  async faults(): Promise<string[]> {
    const recorded = await this.driver.evaluate(takeFaults, RECORD);
    return [...recorded, ...this.proxy.takeFailures()].map((fault) => this.says(fault));
  }

  /** Where this visitor is, and what was seen there. */
  says(what: string): string {
    return `${this.engine.name}, ${this.screen.width} px: ${what}`;
  }
}

/** A page that is being left cannot be asked. */
const whileLeaving = () => undefined;

/** Runs in the page. */
function takeFaults(key: string): string[] {
  const faults = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  sessionStorage.removeItem(key);
  return faults;
}

/** Runs in the page. */
function select(name: string, value: string): void {
  const lists = [...document.querySelectorAll("select")];
  const list = lists.find(({ labels }) => labels[0]?.textContent?.trim() === name)!;
  list.value = value;
  list.dispatchEvent(new Event("input", { bubbles: true }));
  list.dispatchEvent(new Event("change", { bubbles: true }));
}
