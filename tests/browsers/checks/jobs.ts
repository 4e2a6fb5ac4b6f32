import { expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

/** What visitors come for, each job once. */
export function checkJobs(visitor: () => Visitor): void {
  const job = (name: string, path: string, run: (visitor: Visitor) => Promise<void>) =>
    test(name, async () => {
      await visitor().goto(path);
      await run(visitor()).catch(async (error: Error) => {
        throw new Error([error.message, ...(await visitor().faults())].join("; "));
      });
      await visitor().quiet();
      expect(await visitor().faults()).toEqual([]);
    });

  job("a suggestion of the header's search is chosen by keyboard", "/about/", async (v) => {
    await v.click("button", "Search", "header");
    await v.until("is in the field", () => document.activeElement?.id, "header-search");
    await v.driver.type("parra");
    await v.find("option", "Parramatta NSW 2150");
    await v.driver.press("ArrowDown");
    await v.driver.press("Enter");
    await v.at("/sydney/?near=Parramatta+NSW+2150");
  });

  job(
    "the chart appears where one scrolls to it, and its legend hides a metal",
    "/sydney/",
    async (v) => {
      const section = "section:has([aria-label^='Chart of prices'])";
      await v.driver.evaluate(scrollTo, "12-Month Price Trend");
      await v.until("shows the chart", chartLines, true);
      await v.click("button", "Copper", section);
      await v.until("hides copper", pressed, "false", section, "Copper");
    },
  );

  job(
    "the directory's map tells of a yard",
    "/scrap-yards/?view=map&q=Bluegum+Flat+Metals",
    async (v) => {
      const map = "[aria-label='Map of scrap yards']";
      await v.click("button", "Bluegum Flat Metals", map);
      await v.reads(`${map} [role=region], ${map} section`, "Bluegum Flat Metals");
    },
  );

  job("filters of the directory, with Back and Forward", "/scrap-yards/", async (v) => {
    const all = await v.driver.evaluate(foundYards);
    await v.choose("State", "NSW");
    await v.at("/scrap-yards/?state=NSW");
    await v.until("finds fewer", isOtherThan, true, all);
    await v.go(-1);
    await v.at("/scrap-yards/");
    await v.until("finds all again", foundYards, all);
    await v.go(1);
    await v.at("/scrap-yards/?state=NSW");
    await v.until("finds fewer again", isOtherThan, true, all);
  });

  job("a load gets its worth", "/my-load/?copper=", async (v) => {
    await v.fill("Town, suburb or postcode", "2830");
    // The list would lie on the next field.
    await v.find("option", "Dubbo NSW 2830*");
    await v.driver.press("Escape");
    await v.fill("Copper", "60");
    await v.reads("main [role=status]", "for 60 kg in Dubbo NSW");
  });

  job("a message is sent, and said to be", "/contact/", async (v) => {
    await v.fill("Name", "Mei");
    await v.fill("Email", "mei@mail.example");
    await v.fill("Subject", "A price in Sydney");
    await v.fill("Message", "Copper was $9.");
    await v.click("button", "Send Message", "main");
    await v.at("/contact/?sent");
    await v.reads("[aria-label^=Notification] li", "Message sent. Thank you.");
  });
}

// These run in the page.

function scrollTo(heading: string): void {
  const headings = [...document.querySelectorAll("h2")];
  headings.find((one) => one.textContent?.includes(heading))?.scrollIntoView();
}

function chartLines(): boolean {
  return document.querySelectorAll("[aria-label^='Chart of prices'] svg path").length > 0;
}

function pressed(within: string, name: string): string | null | undefined {
  const buttons = [...document.querySelectorAll(`${within} button`)];
  return buttons.find((one) => one.textContent?.includes(name))?.getAttribute("aria-pressed");
}

function foundYards(): string | undefined {
  const headings = [...document.querySelectorAll("main h2")].map((one) => one.textContent ?? "");
  return headings.find((text) => text.endsWith("Scrap Yards Found"));
}

function isOtherThan(all: string | undefined): boolean {
  const headings = [...document.querySelectorAll("main h2")].map((one) => one.textContent ?? "");
  return !headings.includes(all ?? "") && headings.some((text) => text.endsWith("Found"));
}
